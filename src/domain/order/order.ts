import * as v from 'valibot';
import { type CartLine, QUANTITY_MAX, QuantitySchema, TOO_MANY_OF_ONE } from '../cart/cart';
import { CODE_MAX, usedCoupon } from '../coupon/coupon';
import { CountSchema } from '../number/digits';
import { InstantSchema } from '../date/dates';
import { AllergensSchema, hasEachOnce, inOrder } from '../food/allergens';
import { ChoiceRefSchema, ChosenOptionSchema, toRefs } from '../food/options';
import { MoneySchema, WHOLE_CENTS } from '../number/money';
import { AddressSchema } from '../text/safeUrl';
import { CancellationSchema } from './cancelling';
import { isEqual } from '../isEqual';
import { type Line, lineKey, piecesOf } from './line';
import { QuoteSchema } from './quote';
import { ADDRESS_MAX, PHONE_MAX_LENGTH, atMost, optionalText, requiredText } from '../text/text';

/** One line of an order, at the price it was sold for, with its options (docs/behaviour.md, section 3). */
export const OrderItemSchema = v.object({
  foodId: v.string(),
  foodName: v.string(),
  foodImage: AddressSchema,
  quantity: CountSchema,
  price: MoneySchema,
  options: v.exactOptional(v.array(ChosenOptionSchema)),
});

/** The payment methods. Card means paying by card at the door, so no card data is collected (docs/behaviour.md, section 2, /user/cart). */
const PAYMENT_LABELS = { cash: 'Cash', card: 'Card' } as const;
export type PaymentMethod = keyof typeof PAYMENT_LABELS;
export const PAYMENT_METHODS = Object.keys(PAYMENT_LABELS) as [PaymentMethod, ...PaymentMethod[]];
/** The preselected payment method (docs/behaviour.md, section 9). */
export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'cash';

/** `Cash` or `Card`. */
export function paymentLabel(method: PaymentMethod): string {
  return PAYMENT_LABELS[method];
}

/** An order (docs/behaviour.md, section 3). `status` may be any text; orderStatus.ts has those that the app knows. */
export const OrderSchema = v.object({
  id: v.string(),
  userId: v.string(),
  customerName: v.string(),
  items: v.array(OrderItemSchema),
  ...QuoteSchema.entries,
  status: v.string(),
  deliveryAddress: v.string(),
  contactPhone: v.string(),
  specialInstructions: v.string(),
  paymentMethod: v.picklist(PAYMENT_METHODS),
  date: InstantSchema,
  /** When an order for later is due: the beginning of its slot. */
  dueAt: v.exactOptional(InstantSchema),
  statusChanges: v.array(v.object({ status: v.string(), at: InstantSchema, by: v.string() })),
  /** The allergens that its customer excludes, if any. */
  without: v.exactOptional(AllergensSchema),
  /** Only of a cancelled order. */
  cancellation: v.exactOptional(CancellationSchema),
});
export type Order = v.InferOutput<typeof OrderSchema>;

/** The most orders of one bulk status change, and the message for more. */
export const STATUSES_AT_ONCE = 1000;
export const TOO_MANY_STATUSES = 'At most 1,000 orders at a time';

/** The short order id: the first 8 characters (docs/behaviour.md, section 9). */
export function shortOrderId(id: string): string {
  return id.slice(0, 8);
}

/** What the customer enters at checkout (docs/behaviour.md, section 5). The first failing field gives the message. */
export const DeliverySchema = v.object({
  deliveryAddress: requiredText('delivery address', ADDRESS_MAX, 'Please provide a delivery address'),
  contactPhone: requiredText('contact phone number', PHONE_MAX_LENGTH, 'Please provide a contact phone number'),
  specialInstructions: optionalText('special instructions', 500),
  paymentMethod: v.optional(v.picklist(PAYMENT_METHODS, 'Please choose cash or card'), DEFAULT_PAYMENT_METHOD),
});
export type Delivery = v.InferOutput<typeof DeliverySchema>;

/** The message for an order without lines (docs/behaviour.md, section 5). */
export const EMPTY_CART = 'Your cart is empty';

/** The most lines of one order. */
const LINES_MAX = 200;
/** The most choices of one line. */
const CHOICES_MAX = 100;

const NewLineSchema = v.object({
  // Only described, not enforced: a line of an unknown dish is answered as one that is gone.
  foodId: v.pipe(v.string(), v.metadata({ minLength: 1, maxLength: 200 })),
  quantity: QuantitySchema,
  price: v.pipe(v.number(), v.finite('The price must be a number'), WHOLE_CENTS),
  options: v.exactOptional(v.pipe(v.array(v.object({ ...ChoiceRefSchema.entries, quantity: QuantitySchema })), v.maxLength(CHOICES_MAX, `A line can have at most ${CHOICES_MAX} choices`))),
});

/** Whether each dish, with its options, is in one line only. */
export function hasEachLineOnce(lines: v.InferOutput<typeof NewLineSchema>[]): boolean {
  return hasEachOnce(lines.map(lineKey));
}

/** Whether no dish exceeds the most of one order, whatever its options. */
export function hasNoDishTooOften(lines: v.InferOutput<typeof NewLineSchema>[]): boolean {
  return lines.every(({ foodId }) => piecesOf(lines, foodId) <= QUANTITY_MAX);
}

/** An order as the customer submits it. `price` is the price that the customer saw, so that a price change is detected. */
export const NewOrderSchema = v.object({
  /** The same id again is the same order; without one, each request is an order. */
  id: v.optional(v.pipe(v.string(), v.uuid('The id of an order must be a UUID'))),
  lines: v.pipe(
    v.array(NewLineSchema),
    v.nonEmpty(EMPTY_CART),
    v.maxLength(LINES_MAX, `An order can have at most ${LINES_MAX} lines`),
    v.check(hasEachLineOnce, 'Each dish can stand in an order once'),
    v.check(hasNoDishTooOften, TOO_MANY_OF_ONE),
  ),
  /** The total that the customer saw, in dollars: an order with another one is refused. Without it the order is placed at any total. */
  total: v.exactOptional(v.pipe(v.number(), v.finite('The total must be a number'), WHOLE_CENTS)),
  /** The beginning of a free slot; without it the order is for now. */
  dueAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp('The time of the order must be an instant'))),
  /** The code of a coupon: if it cannot be used, the order is refused. */
  coupon: v.exactOptional(v.pipe(v.string(), atMost('coupon code', CODE_MAX))),
  /** The allergens that the customer excludes, which the kitchen is told. */
  without: v.exactOptional(AllergensSchema),
  ...DeliverySchema.entries,
});
export type NewOrder = v.InferOutput<typeof NewOrderSchema>;

/** A line of the cart as an order names it, at the price that the customer saw. */
export function toNewLine({ foodId, quantity, foodPrice, options }: CartLine): NewOrder['lines'][number] {
  return { foodId, quantity, price: foodPrice, ...(options && { options: toRefs(options) }) };
}

/** What a customer asks for in an order, to compare; its lines in any order. */
function askedFor({ dueAt, without = [], deliveryAddress, contactPhone, specialInstructions, paymentMethod }: Omit<NewOrder, 'lines'>, lines: readonly Omit<Line, 'price'>[]) {
  return { dueAt, deliveryAddress, contactPhone, specialInstructions, paymentMethod, without: inOrder(without), lines: lines.map((line) => `${line.quantity} ${lineKey(line)}`).sort() };
}

/** Whether an order is what a customer submits: the same pieces, delivery, time and coupon. */
export function isAsSubmitted(order: Order, submitted: NewOrder): boolean {
  // A coupon that takes nothing off is not in the order.
  const sameCoupon = order.total === submitted.total || usedCoupon(order.adjustments) === submitted.coupon;
  return sameCoupon && isEqual(askedFor(order, order.items), askedFor(submitted, submitted.lines));
}

/** The message of an order that is refused because its cart has changed. */
export const CART_CHANGED = 'Some items in your cart have changed';

/** A new status for one or many orders. Any text is accepted. */
export const StatusSchema = requiredText('status', 30, 'A status cannot be empty');
