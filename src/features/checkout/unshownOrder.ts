import * as v from 'valibot';

/** An order, and whose it is. */
export interface PlacedOrder {
  orderId: string;
  userId: string;
}

const UNSHOWN_KEY = 'unshownOrder';

const PlacedOrderSchema: v.GenericSchema<PlacedOrder> = v.object({ orderId: v.string(), userId: v.string() });

/**
 * The order that this tab has placed and not shown: a reload may come between the shop's answer, which empties the cart,
 * and the thank-you page. Null where there is none.
 */
export function unshownOrder(): PlacedOrder | null {
  try {
    return v.parse(PlacedOrderSchema, JSON.parse(sessionStorage.getItem(UNSHOWN_KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Notes an order at the moment it was placed. */
export function keepUnshown(order: PlacedOrder) {
  try {
    sessionStorage.setItem(UNSHOWN_KEY, JSON.stringify(order));
  } catch {
    // Without a storage a reload shows an empty cart; the order stands in the account's orders.
  }
}

/** Forgets it, for it was shown, or the checkout left. */
export function forgetUnshown() {
  try {
    sessionStorage.removeItem(UNSHOWN_KEY);
  } catch {
    // Nothing could be kept there either.
  }
}
