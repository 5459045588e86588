import * as v from 'valibot';

/** An order id with the id of its account. */
export interface PlacedOrder {
  orderId: string;
  userId: string;
}

const UNSHOWN_KEY = 'pendingConfirmation';

const PlacedOrderSchema: v.GenericSchema<PlacedOrder> = v.object({ orderId: v.string(), userId: v.string() });

/**
 * Returns the order that this tab has placed but not yet confirmed on screen, or null. Needed if the page reloads after the
 * response, which empties the cart, and before the thank-you page opens.
 */
export function pendingConfirmation(): PlacedOrder | null {
  try {
    return v.parse(PlacedOrderSchema, JSON.parse(sessionStorage.getItem(UNSHOWN_KEY) ?? ''));
  } catch {
    return null;
  }
}

/** Stores an order right after it was placed. */
export function keepUnshown(order: PlacedOrder) {
  try {
    sessionStorage.setItem(UNSHOWN_KEY, JSON.stringify(order));
  } catch {
    // Without storage a reload shows an empty cart; the order is in the order history.
  }
}

/** Deletes it: the confirmation was shown, or the user has left the checkout. */
export function forgetUnshown() {
  try {
    sessionStorage.removeItem(UNSHOWN_KEY);
  } catch {
    // Nothing was stored either.
  }
}
