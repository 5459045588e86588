/** Every call: the answer to those who may make it, and the refusals of the others. */
import assert from 'node:assert/strict';
import { NO_PERMISSION, PLEASE_SIGN_IN } from '../src/domain/http/apiRefusal';
import type { CallName, Session } from './answers';
import { type CallRequest, refused, send } from './client';
import { CALLS, accessOf, rolesOf, successOf } from './description';
import { DELIVERY, PASSWORD, admin, banner, category, customer, dish, freeEmail, lineOf, newDish, orderOf, signInAdmin, stockChange, test, word } from './shop';

/** A session that a call may end: of a new customer, or of the administrator. */
const freshSession = (caller: Session) => (caller.user.isAdmin ? signInAdmin() : customer());

/** A request to each call that succeeds for those who may make it. `caller` is the one who makes it. */
const REQUESTS: Readonly<Record<CallName, (caller: Session) => CallRequest | Promise<CallRequest>>> = {
  'GET /session': () => ({}),
  'POST /session': async () => ({ body: { email: (await customer()).user.email, password: PASSWORD } }),
  'DELETE /session': async (caller) => ({ token: (await freshSession(caller)).token }),
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
  'GET /banners': () => ({}),
  'POST /banners': () => ({ body: { url: 'pictures/pie.webp', title: `Banner ${word()}` } }),
  'DELETE /banners/{id}': async () => ({ params: { id: await banner() } }),
  'GET /inventory': () => ({}),
  'PATCH /inventory/{id}': async () => ({ params: { id: (await dish()).id }, body: { restock: 10 } }),
  'POST /orders': async () => ({ body: { ...DELIVERY, lines: [lineOf(await dish())] } }),
  'GET /orders': () => ({}),
  'GET /orders/{id}': async (caller) => ({ params: { id: (await orderOf(caller, await dish())).id } }),
  'PATCH /orders/{id}': async (caller) => ({ params: { id: (await orderOf(caller, await dish())).id }, body: { status: 'completed' } }),
  'POST /orders/statuses': async (caller) => ({ body: { ids: [(await orderOf(caller, await dish())).id], status: 'completed' } }),
  'GET /history': () => ({}),
  'POST /history/{id}/undo': async () => ({ params: { id: await stockChange(await dish()) } }),
  'GET /find': () => ({ query: { text: 'pizza' } }),
  'GET /overview': () => ({}),
  'GET /option-groups': () => ({}),
  'GET /overview/charts': () => ({}),
};

test('every call of the description is tried', () => {
  assert.deepEqual(Object.keys(REQUESTS).sort(), [...CALLS].sort());
});

for (const [name, requestFor] of Object.entries(REQUESTS)) {
  const call = name as CallName;
  const access = accessOf(call);

  test(`${call} is for ${access}`, async () => {
    const [someone, boss] = await Promise.all([customer(), admin()]);
    for (const caller of [someone, boss]) {
      const request = { token: caller.token, ...(await requestFor(caller)) };
      if (rolesOf(call)?.includes(caller.user.role) === false) await refused(call, request, 403, 'forbidden', NO_PERMISSION);
      else assert.equal((await send(call, request)).status, successOf(call), `as ${caller.user.role}`);
    }
    const { token: _, ...request } = { token: '', ...(await requestFor(someone)) };
    if (access === 'anyone') {
      assert.equal((await send(call, request)).status, successOf(call), 'as nobody');
    } else {
      await refused(call, request, 401, 'unauthenticated', PLEASE_SIGN_IN);
      await refused(call, { ...request, token: 'no-such-session' }, 401, 'unauthenticated', PLEASE_SIGN_IN);
    }
  });
}
