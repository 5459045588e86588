/** Every call: the answer to those who may make it, and the refusals of the others. */
import assert from 'node:assert/strict';
import { NOT_IN_ROLE, NO_PERMISSION, PLEASE_SIGN_IN } from '../src/domain/http/apiRefusal';
import type { CallName, Session } from './answers';
import { type CallRequest, ask, change, refused, send } from './client';
import { ROLES } from '../src/domain/user/roles';
import { CALLS, accessOf, hasBody, rolesOf, successOf } from './description';
import { DELIVERY, PASSWORD, admin, asAdmin, banner, category, coupon, customer, dish, freeEmail, letCancel, lineOf, newCoupon, newDish, orderOf, signInAdmin, staff, test, word } from './shop';

/** A new account with the role of the caller, whose sessions a call may end. */
const another = async ({ user: { role } }: Session) => (role === 'customer' ? customer() : staff(role));

/** A session of the caller that a call may end. */
const freshSession = ({ user: { isAdmin, email } }: Session) => (isAdmin ? signInAdmin() : ask('POST /session', { body: { email, password: PASSWORD } }));

/** The change that all of the staff may make, and undo: a dish is sold out. */
const sellOut = async () => change('PATCH /inventory/{id}', await asAdmin({ params: { id: (await dish()).id }, body: { stock: 0 } }));

/** A request to each call that succeeds for those who may make it. `caller` is the one who makes it. */
const REQUESTS: Readonly<Record<CallName, (caller: Session) => CallRequest | Promise<CallRequest>>> = {
  'GET /session': () => ({}),
  'POST /session': async () => ({ body: { email: (await customer()).user.email, password: PASSWORD } }),
  'DELETE /session': async (caller) => ({ token: (await freshSession(caller)).token }),
  'DELETE /profile/sessions': async (caller) => ({ token: (await another(caller)).token }),
  'POST /profile/password': async (caller) => ({ token: (await another(caller)).token, body: { current: PASSWORD, password: 'another secret' } }),
  'POST /users': () => ({ body: { name: 'Nell Hart', email: freeEmail(), password: PASSWORD } }),
  'GET /users': () => ({}),
  // Nothing is changed, because the administrator's profile is not ours.
  'PATCH /profile': () => ({ body: {} }),
  'GET /profile/orders': () => ({}),
  'GET /menu': () => ({}),
  'GET /menu/search': () => ({ query: { text: 'pizza' } }),
  'GET /foods': () => ({}),
  'POST /foods': () => ({ body: newDish() }),
  'GET /foods/{id}': async () => ({ params: { id: (await dish()).id } }),
  'PATCH /foods/{id}': async () => ({ params: { id: (await dish()).id }, body: { price: 9.5 } }),
  'DELETE /foods/{id}': async () => ({ params: { id: (await dish()).id } }),
  'GET /categories': () => ({}),
  'POST /categories': () => ({ body: { name: `Category ${word()}` } }),
  'DELETE /categories/{name}': async () => ({ params: { name: await category() } }),
  'GET /shop': () => ({}),
  // Nothing is changed, because the settings are not ours.
  'PATCH /shop': () => ({ body: {} }),
  'GET /shop/slots': () => ({}),
  // No pause is on, so nothing is changed.
  'POST /shop/pause': () => ({ body: { minutes: 0 } }),
  'GET /banners': () => ({}),
  'POST /banners': () => ({ body: { url: 'pictures/pie.webp', title: `Banner ${word()}` } }),
  'DELETE /banners/{id}': async () => ({ params: { id: await banner() } }),
  'GET /coupons': () => ({}),
  'POST /coupons': () => ({ body: newCoupon() }),
  'PATCH /coupons/{id}': async () => ({ params: { id: (await coupon()).id }, body: { value: 12 } }),
  'DELETE /coupons/{id}': async () => ({ params: { id: (await coupon()).id } }),
  'GET /coupons/{code}/terms': async () => ({ params: { code: (await coupon()).code } }),
  'GET /inventory': () => ({}),
  'GET /inventory/{id}': async () => ({ params: { id: (await dish()).id } }),
  'PATCH /inventory/{id}': async () => ({ params: { id: (await dish()).id }, body: { stock: 0 } }),
  'POST /inventory/{id}/sold-out': async () => ({ params: { id: (await dish()).id }, body: { soldOut: true } }),
  'POST /orders': async () => ({ body: { ...DELIVERY, lines: [lineOf(await dish())] } }),
  'GET /orders': () => ({}),
  'GET /orders/{id}': async (caller) => ({ params: { id: (await orderOf(caller, await dish())).id } }),
  'PATCH /orders/{id}': async (caller) => ({ params: { id: (await orderOf(caller, await dish())).id }, body: { status: 'completed' } }),
  'POST /orders/{id}/cancel': async (caller) => {
    await letCancel();
    return { params: { id: (await orderOf(caller, await dish())).id }, body: { reason: 'other' } };
  },
  'POST /orders/statuses': async (caller) => ({ body: { ids: [(await orderOf(caller, await dish())).id], status: 'completed' } }),
  'POST /staff': () => ({ body: { name: 'Ana Silva', email: freeEmail(), password: PASSWORD, role: 'kitchen' } }),
  'PATCH /staff/{id}': async () => ({ params: { id: (await customer()).user.id }, body: { role: 'kitchen' } }),
  'GET /history': () => ({}),
  'GET /history/users': () => ({}),
  'POST /history/{id}/undo': async () => ({ params: { id: await sellOut() } }),
  'GET /find': () => ({ query: { text: 'pizza' } }),
  'GET /overview': () => ({}),
  'GET /option-groups': () => ({}),
  'GET /overview/charts': () => ({}),
  'GET /overview/open-work': () => ({}),
};

test('every call of the description is tried', () => {
  assert.deepEqual(Object.keys(REQUESTS).sort(), [...CALLS].sort());
});

let opened: Promise<Session[]> | undefined;

/** A session of each role, a customer's first. */
const sessions = () => (opened ??= Promise.all([customer(), ...ROLES.filter((role) => !['customer', 'administrator'].includes(role)).map(staff), admin()]));

for (const [name, requestFor] of Object.entries(REQUESTS)) {
  const call = name as CallName;
  const access = accessOf(call);
  /** Who may not make a call is refused before the request is read. */
  const unreadable = (request: CallRequest): CallRequest => (hasBody(call) ? { ...request, text: '{' } : { ...request, query: { ...request.query, page: 'none' } });

  test(`${call} is for ${access}`, async () => {
    const callers = await sessions();
    for (const caller of callers) {
      const request = { token: caller.token, ...(await requestFor(caller)) };
      if (rolesOf(call)?.includes(caller.user.role) === false) await refused(call, unreadable(request), 403, 'forbidden', caller.user.role === 'customer' ? NO_PERMISSION : NOT_IN_ROLE);
      else assert.equal((await send(call, request)).status, successOf(call), `as ${caller.user.role}`);
    }
    const { token: _, ...request } = { token: '', ...(await requestFor(callers[0]!)) };
    if (access === 'anyone') {
      assert.equal((await send(call, request)).status, successOf(call), 'as nobody');
    } else {
      await refused(call, unreadable(request), 401, 'unauthenticated', PLEASE_SIGN_IN);
      await refused(call, { ...request, token: 'no-such-session' }, 401, 'unauthenticated', PLEASE_SIGN_IN);
    }
  });
}
