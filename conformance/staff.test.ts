/** Staff: who works in the shop, and what their roles allow at once (docs/behaviour.md, section 6). */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { NOT_IN_ROLE, NO_PERMISSION } from '../src/domain/http/apiRefusal';
import { IDEMPOTENCY_KEY } from '../src/domain/http/headers';
import { LAST_ADMINISTRATOR } from '../src/domain/user/staff';
import { ask, change, refused } from './client';
import { PASSWORD, admin, asAdmin, banner, customer, dish, freeEmail, orderOf, staff, test, word } from './shop';

const roleOf = async ({ token }: { token: string }) => (await ask('GET /session', { token })).role;
const setRole = async (id: string, role: string) => change('PATCH /staff/{id}', await asAdmin({ params: { id }, body: { role } }));
const undo = async (id: string) => ask('POST /history/{id}/undo', await asAdmin({ params: { id } }));

test('an account for staff is made once under one key, and signs in with its password', async () => {
  const body = { name: `Ana ${word()}`, email: freeEmail(), password: PASSWORD, role: 'kitchen' };
  const request = await asAdmin({ body, headers: { [IDEMPOTENCY_KEY]: randomUUID() } });
  const added = await ask('POST /staff', request);
  assert.deepEqual(await ask('POST /staff', request), added);
  const { password: _, ...shown } = body;
  assert.deepEqual(added, { id: added.id, ...shown, phone: '', address: '', photoUrl: '', isAdmin: false, orders: 0 });
  assert.deepEqual((await ask('POST /session', { body })).user, added);
  assert.deepEqual(await ask('GET /users', await asAdmin({ query: { search: body.name, role: 'kitchen' } })), { items: [added], total: 1 });
});

test('an open session has the rights of each new role with its next call', async () => {
  const someone = await customer();
  await refused('GET /orders', someone, 403, 'forbidden', NO_PERMISSION);
  await setRole(someone.user.id, 'kitchen');
  await ask('GET /orders', { token: someone.token });
  await refused('GET /users', { token: someone.token }, 403, 'forbidden', NOT_IN_ROLE);
  const promoted = await setRole(someone.user.id, 'manager');
  await ask('GET /users', { token: someone.token });
  await undo(promoted);
  assert.equal(await roleOf(someone), 'kitchen');
  await setRole(someone.user.id, 'customer');
  await refused('GET /orders', { token: someone.token }, 403, 'forbidden', NO_PERMISSION);
});

test('the undo of adding staff leaves a customer, and a role that was changed since is not undone', async () => {
  const body = { name: `Ana ${word()}`, email: freeEmail(), password: PASSWORD, role: 'manager' };
  const added = await change('POST /staff', await asAdmin({ body }));
  const session = await ask('POST /session', { body });
  const later = await setRole(session.user.id, 'kitchen');
  await refused('POST /history/{id}/undo', await asAdmin({ params: { id: added } }), 409, 'conflict');
  await undo(later);
  await undo(added);
  assert.equal(await roleOf(session), 'customer');
});

test('the last administrator stays one', async () => {
  const { items, total } = await ask('GET /users', await asAdmin({ query: { role: 'administrator' } }));
  if (total > 1) return;
  const request = await asAdmin({ params: { id: items[0]!.id }, body: { role: 'manager' } });
  await refused('PATCH /staff/{id}', request, 409, 'conflict', LAST_ADMINISTRATOR);
  const { user } = await customer();
  const made = await setRole(user.id, 'administrator');
  await undo(made);
  await refused('PATCH /staff/{id}', request, 409, 'conflict', LAST_ADMINISTRATOR);
  assert.equal((await admin()).user.isAdmin, true);
});

test('the kitchen sets a stock to 0 and takes that back, and changes it in no other way', async () => {
  const [{ token }, { id, name }] = await Promise.all([staff('kitchen'), dish()]);
  const params = { id };
  for (const body of [{ stock: 5 }, { restock: 10 }, { threshold: 3 }]) await refused('PATCH /inventory/{id}', { token, params, body }, 403, 'forbidden', NOT_IN_ROLE);
  const entry = await change('PATCH /inventory/{id}', { token, params, body: { stock: 0, was: { stock: 20 } } });
  await ask('POST /history/{id}/undo', { token, params: { id: entry } });
  assert.deepEqual((await ask('GET /inventory', { token, query: { search: name } })).items.map(({ stock }) => stock), [20]);
});

test('each role undoes the kinds of changes that it may make, and no others', async () => {
  const [cook, manager, someone, served] = await Promise.all([staff('kitchen'), staff('manager'), customer(), dish()]);
  const order = await orderOf(someone, served);
  const done = await change('PATCH /orders/{id}', await asAdmin({ params: { id: order.id }, body: { status: 'completed' } }));
  const priced = await change('PATCH /foods/{id}', await asAdmin({ params: { id: served.id }, body: { price: 9.5 } }));
  const restocked = await change('PATCH /inventory/{id}', await asAdmin({ params: { id: served.id }, body: { restock: 10 } }));
  const removed = await change('DELETE /banners/{id}', await asAdmin({ params: { id: await banner() } }));
  const appointed = await setRole(someone.user.id, 'kitchen');
  const by = (token: string, id: string) => ({ token, params: { id } });
  for (const id of [priced, restocked, removed, appointed]) await refused('POST /history/{id}/undo', by(cook.token, id), 403, 'forbidden', NOT_IN_ROLE);
  await refused('POST /history/{id}/undo', by(manager.token, appointed), 403, 'forbidden', NOT_IN_ROLE);
  const seen = (await ask('GET /history', { token: manager.token, query: { size: 1000 } })).items;
  assert.deepEqual([appointed, priced].map((id) => seen.find((entry) => entry.id === id)?.undoable), [false, true]);
  await ask('POST /history/{id}/undo', by(cook.token, done));
  for (const id of [restocked, priced, removed]) await ask('POST /history/{id}/undo', by(manager.token, id));
});

test('the palette finds what the role may read', async () => {
  const [cook, someone] = await Promise.all([staff('kitchen'), customer()]);
  const order = await orderOf(someone, await dish());
  const query = { text: someone.user.name };
  const found = await ask('GET /find', { token: cook.token, query });
  assert.deepEqual([found.orders.map(({ id }) => id), found.users], [[order.id], []]);
  assert.deepEqual((await ask('GET /find', await asAdmin({ query }))).users.map(({ id }) => id), [someone.user.id]);
});
