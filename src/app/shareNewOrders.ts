import type { Middleware } from '@reduxjs/toolkit';
import { type newOrdersSlice, changesNewOrders, newOrdersSynced, readNewOrders, storeNewOrders } from '../shared/api/newOrdersSlice';

type NewOrders = ReturnType<typeof newOrdersSlice.reducer>;

/** Creates the middleware that stores the new orders for the other tabs of the session, and for a reload. */
export function shareNewOrders(): Middleware<object, { newOrders: NewOrders }> {
  // Without storage each tab has its own.
  let stored = true;
  return (store) => (next) => (action) => {
    // Another tab may have changed them, and its storage event is still on its way.
    if (stored && changesNewOrders(action)) store.dispatch(newOrdersSynced(readNewOrders()));
    const before = store.getState().newOrders;
    const result = next(action);
    const { newOrders } = store.getState();
    if (newOrders !== before && !newOrdersSynced.match(action)) stored = storeNewOrders(newOrders);
    return result;
  };
}
