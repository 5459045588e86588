import { skipToken } from '@reduxjs/toolkit/query/react';
import { useSelector } from 'react-redux';
import { isFinalResponse } from '../../shared/api/apiError';
import { useCheckCouponQuery } from './checkoutApi';
import { selectDraft } from './checkoutSlice';
import type { WithCheckout } from './useCheckoutDraft';

/**
 * The coupon that a customer has entered: its code, or '', and its terms while the customer may use it.
 * @param userId null for a visitor, who has none
 */
export function useCoupon(userId: string | null) {
  const code = useSelector((state: WithCheckout) => selectDraft(state, userId)?.coupon ?? '');
  const { currentData, error, isFetching } = useCheckCouponQuery(userId === null || code === '' ? skipToken : code);
  // Without an answer, such as offline, the last one holds.
  return { code, terms: isFinalResponse(error) ? undefined : currentData, error, isFetching };
}
