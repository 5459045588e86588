/**
 * The whole API in one map, for the backend, the published description and QA. Screens import the calls of their own
 * resource instead, so that customers do not load the administrators' schemas.
 */
import * as adminOrderCalls from './calls/adminOrderCalls';
import * as backOfficeCalls from './calls/backOfficeCalls';
import * as bannerCalls from './calls/bannerCalls';
import * as categoryCalls from './calls/categoryCalls';
import * as couponCalls from './calls/couponCalls';
import * as demoCalls from './calls/demoCalls';
import * as foodCalls from './calls/foodCalls';
import * as menuCalls from './calls/menuCalls';
import * as orderCalls from './calls/orderCalls';
import * as profileCalls from './calls/profileCalls';
import * as sessionCalls from './calls/sessionCalls';
import * as settingsCalls from './calls/settingsCalls';
import * as shopCalls from './calls/shopCalls';
import * as staffCalls from './calls/staffCalls';

export const contract = {
  ...sessionCalls,
  ...profileCalls,
  ...menuCalls,
  ...orderCalls,
  ...adminOrderCalls,
  ...foodCalls,
  ...categoryCalls,
  ...bannerCalls,
  ...couponCalls,
  ...backOfficeCalls,
  ...shopCalls,
  ...settingsCalls,
  ...staffCalls,
  ...demoCalls,
};

export type CallName = keyof typeof contract;
