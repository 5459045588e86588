import * as v from 'valibot';
import { readInstant } from '../date/dates';
import { toCents, toDollars } from '../number/money';
import { DEFAULT_PAYMENT_METHOD, type Order, OrderSchema } from './order';
import { PENDING } from './orderStatus';

/** The shape of orders before they could hold several lines (docs/behaviour.md, section 3). */
const OlderOrderSchema = v.object({
  id: v.string(),
  userId: v.string(),
  foodName: v.string(),
  foodImage: v.optional(v.string(), ''),
  foodPrice: v.optional(v.number(), 0),
  // The contract requires whole pieces.
  quantity: v.optional(v.pipe(v.number(), v.transform((quantity) => Math.max(1, Math.round(quantity)))), 1),
  userFullName: v.optional(v.string(), ''),
  userAddress: v.optional(v.string(), ''),
  userPhone: v.optional(v.string(), ''),
  status: v.optional(v.string(), PENDING),
  // Accepts a date alone, which is valid ISO 8601 too.
  date: v.pipe(v.string(), v.transform(readInstant), v.string()),
});

/** An order of either shape, parsed into the current one. */
export const AnyOrderSchema = v.union([OrderSchema, v.pipe(OlderOrderSchema, v.transform(fromOlder))]);

/** Parses an order of either shape. @throws ValiError if the record has neither */
export const readOrder = v.parser(AnyOrderSchema);

/**
 * An older order has one dish, no tax and no fee. Its foodPrice becomes its total, because revenue counts an order's
 * total, else its foodPrice, else 0 (docs/behaviour.md, section 9).
 */
function fromOlder(older: v.InferOutput<typeof OlderOrderSchema>): Order {
  const total = toDollars(toCents(older.foodPrice));
  return {
    id: older.id,
    userId: older.userId,
    customerName: older.userFullName,
    items: [{ foodId: '', foodName: older.foodName, foodImage: older.foodImage, quantity: older.quantity, price: total }],
    subtotal: total,
    taxRate: 0,
    tax: 0,
    deliveryFee: 0,
    total,
    status: older.status,
    deliveryAddress: older.userAddress,
    contactPhone: older.userPhone,
    specialInstructions: '',
    paymentMethod: DEFAULT_PAYMENT_METHOD,
    date: older.date,
    statusChanges: [],
  };
}
