/**
 * The whole API in one map, for those who need all of it: the backend, the published description, QA.
 * Screens import the calls of their own resource, so that a customer does not load the administrators' schemas.
 */
import * as adminOrderCalls from './calls/adminOrderCalls';
import * as backOfficeCalls from './calls/backOfficeCalls';
import * as bannerCalls from './calls/bannerCalls';
import * as categoryCalls from './calls/categoryCalls';
import * as demoCalls from './calls/demoCalls';
import * as foodCalls from './calls/foodCalls';
import * as menuCalls from './calls/menuCalls';
import * as orderCalls from './calls/orderCalls';
import * as profileCalls from './calls/profileCalls';
import * as sessionCalls from './calls/sessionCalls';

export const contract = {
  ...sessionCalls,
  ...profileCalls,
  ...menuCalls,
  ...orderCalls,
  ...adminOrderCalls,
  ...foodCalls,
  ...categoryCalls,
  ...bannerCalls,
  ...backOfficeCalls,
  ...demoCalls,
};

/** The name of a call. */
export type CallName = keyof typeof contract;
