import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { sessionChanged } from '../session-store/sessionSlice';

/**
 * The ids of the orders that were placed since the sign-in and that the administrator has not seen, oldest first. The shop's
 * events add them (liveUpdates.ts).
 */
export const newOrdersSlice = createSlice({
  name: 'newOrders',
  initialState: [] as readonly string[],
  reducers: {
    ordersArrived: (ids, { payload }: PayloadAction<readonly string[]>) => [...new Set([...ids, ...payload])],
    ordersSeen: () => [],
  },
  extraReducers: (builder) => {
    builder.addMatcher(sessionChanged, () => []);
  },
  selectors: { selectNewOrders: (ids) => ids },
});

export const { ordersArrived, ordersSeen } = newOrdersSlice.actions;
export const { selectNewOrders } = newOrdersSlice.selectors;
