/** The access matrix: every call of the contract for every kind of caller. conformance/access.test.ts checks it, and docs/access.md shows it. */
import { type Call, isPermission } from '../../src/domain/calls/call';
import { textsOf } from '../../src/domain/callTexts';
import { type CallName, contract } from '../../src/domain/contract';
import { ROLES, type Role, may } from '../../src/domain/user/roles';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { type CallRequest, ask } from './client';

/** The kinds of callers. `other customer` also requests the records of `customer`. */
export type Caller = 'nobody' | 'other customer' | Role;
export const CALLERS: readonly Caller[] = ['nobody', 'customer', 'other customer', ...ROLES.slice(1)];

// Both are in examples of the contract.
const EMPTY_CATEGORY = 'To be deleted 50%/50%';
const UNDOABLE = 'history-3';

/** Adds what REQUESTS need to succeed, and the sample shop lacks: a category without dishes, a coupon, staff who can cancel orders, and a change that can be undone. */
export async function prepareRequests(token: string, send: (call: Call, request: CallRequest) => Promise<unknown> = ask) {
  await send(contract.addCategory, { token, body: { name: EMPTY_CATEGORY } });
  await send(contract.changeSettings, { token, body: { staffCancel: true } });
  const { db } = await openDatabase();
  await db.coupons.add({ id: 'coupon-1', code: 'SAVE10', kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0, validFrom: '', validUntil: '', limit: 0, customerLimit: 0, active: true });
  await db.history.where('id').equals(UNDOABLE).modify({ inverse: { kind: 'change-dish', id: 'citrus-cooler', from: { stock: 24 }, to: { stock: 14 } } });
}

/** These set an e-mail, which only one account can have. */
const WITH_EMAIL: readonly CallName[] = ['register', 'saveProfile', 'addStaff'];

function requestBy(caller: Caller, name: CallName): CallRequest {
  const { example = {} } = textsOf(name);
  return WITH_EMAIL.includes(name) ? { ...example, body: { ...(example.body as object), email: `${caller.replace(' ', '')}@new.example` } } : example;
}

/** A request to every call that succeeds for callers with access, after `prepareRequests`: the examples of its texts. */
export const REQUESTS = Object.fromEntries(
  (Object.keys(contract) as CallName[]).map((name) => [name, (caller: Caller) => requestBy(caller, name)]),
) as Record<CallName, (caller: Caller) => CallRequest>;

/** Calls that respond with 201, because they create something. */
const CREATED: readonly CallName[] = ['signIn', 'register', 'placeOrder', 'addFood', 'addCategory', 'addBanner', 'addCoupon', 'undoChange', 'addStaff'];

/** The expected status of a call for a caller. */
export function expectedStatus(name: CallName, caller: Caller): number {
  const { access, answer } = contract[name];
  if (access !== 'anyone' && caller === 'nobody') return 401;
  const role = caller === 'nobody' || caller === 'other customer' ? 'customer' : caller;
  if (isPermission(access) && !may(role, access)) return 403;
  if ((name === 'getOrder' || name === 'cancelOrder') && caller === 'other customer') return 404;
  if (CREATED.includes(name)) return 201;
  return answer === null ? 204 : 200;
}
