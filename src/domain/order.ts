import * as v from 'valibot';
import { QuantitySchema } from './cart';
import { CountSchema } from './count';
import { InstantSchema } from './instant';
import { MoneySchema, WHOLE_CENTS } from './money';
import { AddressSchema } from './safeUrl';
import { ADDRESS_MAX, PHONE_MAX_LENGTH, optionalText, requiredText } from './text';

/** One line of an order, at the price it was sold for (specification, section 3). */
export const OrderItemSchema = v.object({
  foodId: v.string(),
  foodName: v.string(),
  foodImage: AddressSchema,
  quantity: CountSchema,
  price: MoneySchema,
});

/** The ways to pay; card means a card at the door, so no card data is asked for (decisions). */
export const PAYMENT_METHODS = ['cash', 'card'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
/** The method chosen before the customer chooses (specification, section 9). */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash';

/** `Cash` or `Card`, as every screen words it. */
export function paymentLabel(method: PaymentMethod): string {
  return method === 'card' ? 'Card' : 'Cash';
}

/** An order (specification, section 3). `status` may be any word; the app knows two. */
export const OrderSchema = v.object({
  id: v.string(),
  userId: v.string(),
  customerName: v.string(),
  items: v.array(OrderItemSchema),
  subtotal: MoneySchema,
  tax: MoneySchema,
  deliveryFee: MoneySchema,
  total: MoneySchema,
  status: v.string(),
  deliveryAddress: v.string(),
  contactPhone: v.string(),
  specialInstructions: v.string(),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  date: InstantSchema,
  statusChanges: v.array(v.object({ status: v.string(), at: InstantSchema, by: v.string() })),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** The statuses the app knows; others are shown as their own label (decisions). */
export const PENDING = 'pending';
export const COMPLETED = 'completed';

/** So many orders can change their status in one step; and why no more can. */
export const STATUSES_AT_ONCE = 1000;
export const TOO_MANY_STATUSES = 'At most 1,000 orders at a time';

/** The word on a status badge: `Pending`, `Completed`, or the unknown status with a capital. */
export function statusLabel(status: string): string {
  return status === '' ? 'Unknown' : status.charAt(0).toUpperCase() + status.slice(1);
}

/** The short id people see: the first 8 characters (specification, section 9). */
export function shortOrderId(id: string): string {
  return id.slice(0, 8);
}

/** What the customer types at checkout (specification, section 5), first failing sentence first. */
export const DeliverySchema = v.object({
  deliveryAddress: requiredText('delivery address', ADDRESS_MAX, 'Please provide a delivery address'),
  contactPhone: requiredText('contact phone number', PHONE_MAX_LENGTH, 'Please provide a contact phone number'),
  specialInstructions: optionalText('special instructions', 500),
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, 'Please choose cash or card'), DEFAULT_PAYMENT_METHOD),
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;

/** Refusal of an order without lines (specification, section 5). */
export const EMPTY_CART = 'Your cart is empty';

/** The most lines of one order. */
const LINES_MAX = 200;

const NewLineSchema = v.object({
  // Only described: a line of an unknown dish is answered as one that is gone.
  foodId: v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 })),
  quantity: QuantitySchema,
  price: v.pipe(v.number(), v.finite('The price must be a number'), WHOLE_CENTS),
});

/** Whether no dish has two lines. */
export function hasEachDishOnce(lines: v.InferOutput<typeof NewLineSchema>[]): boolean {
  return new Set(lines.map((line) => line.foodId)).size === lines.length;
}

/** An order as the customer sends it; `price` is what the customer saw, so that a change can be told. */
export const NewOrderSchema = v.object({
  lines: v.pipe(
    v.array(NewLineSchema),
    v.nonEmpty(EMPTY_CART),
    v.maxLength(LINES_MAX, `An order can have at most ${LINES_MAX} lines`),
    v.check(hasEachDishOnce, 'Each dish can stand in an order once'),
  ),
  ...DeliverySchema.entries,
});
export type NewOrder = v.InferOutput<typeof NewOrderSchema>;

/** The sentence above the list of changes when an order is refused for them. */
export const CART_CHANGED = 'Some items in your cart have changed';

/** Sets the status of one or many orders; any word is a status. */
export const StatusSchema = requiredText('status', 30, 'A status cannot be empty');
