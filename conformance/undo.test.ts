/** Undoing changes from the history (docs/undo.md). */
import assert from 'node:assert/strict';
import type { CallName } from './answers';
import { type CallRequest, ask, change, refused, send } from './client';
import { CATEGORY, DELIVERY, admin, asAdmin, banner, category, coupon, customer, dish, lineOf, newCoupon, newDish, orderOf, test, word } from './shop';

/** A change, and what it changes. */
interface Kind {
  readonly make: () => Promise<string>;
  readonly state: () => Promise<unknown>;
}

const by = async (call: CallName, request: CallRequest) => change(call, await asAdmin(request));
const undo = async (id: string) => ask('POST /history/{id}/undo', await asAdmin({ params: { id } }));
const entryOf = async (id: string) => (await ask('GET /history', await asAdmin({ query: { size: 1000 } }))).items.find((entry) => entry.id === id);
const onMenu = async (name: string) => (await ask('GET /menu')).foods.filter((food) => food.name === name).map(({ id: _, ...food }) => food);
const stockRow = async (search: string) => (await ask('GET /inventory', await asAdmin({ query: { search } }))).items;
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await ask('GET /orders/{id}', await asAdmin({ params: { id } }))).status));

/** The own ones among all categories, or among all banners, in their order. */
const categoriesOf = async (own: readonly string[]) => (await ask('GET /menu')).categories.filter((name) => own.includes(name));
const bannersOf = async (title: string, own: readonly string[]) => (await ask('GET /banners')).filter((each) => each.title === title || own.includes(each.id));

const couponsOf = async (code: string) => (await ask('GET /coupons', await asAdmin())).filter((each) => each.code === code).map(({ id: _, ...each }) => each);

/** Two orders of a new customer, of different statuses. */
async function twoOrders() {
  const [someone, served] = await Promise.all([customer(), dish()]);
  const ids = [(await orderOf(someone, served)).id, (await orderOf(someone, served)).id];
  await by('PATCH /orders/{id}', { params: { id: ids[0]! }, body: { status: 'in the oven' } });
  return ids;
}

const KINDS: Readonly<Record<string, () => Kind | Promise<Kind>>> = {
  'the status of an order': async () => {
    const [id = '', ...rest] = await twoOrders();
    return { make: () => by('PATCH /orders/{id}', { params: { id }, body: { status: 'completed' } }), state: () => statusesOf([id, ...rest]) };
  },
  'the statuses of several orders': async () => {
    const ids = await twoOrders();
    return { make: () => by('POST /orders/statuses', { body: { ids, status: 'lost' } }), state: () => statusesOf(ids) };
  },
  'an added dish': async () => {
    const [body] = [newDish(), await dish()];
    return { make: () => by('POST /foods', { body }), state: () => onMenu(body.name) };
  },
  'an edited dish': async () => {
    const [{ id }, other] = await Promise.all([dish(), category()]);
    const body = { name: `Dish ${word()}`, price: 9.5, stock: 1, category: other, isVeg: false };
    return { make: () => by('PATCH /foods/{id}', { params: { id }, body }), state: () => ask('GET /foods/{id}', { params: { id } }) };
  },
  'a removed dish': async () => {
    const { id, name } = await dish();
    return { make: () => by('DELETE /foods/{id}', { params: { id } }), state: () => onMenu(name) };
  },
  'an added coupon': () => {
    const body = newCoupon();
    return { make: () => by('POST /coupons', { body }), state: () => couponsOf(body.code) };
  },
  'a changed coupon': async () => {
    const { id, code } = await coupon();
    return { make: () => by('PATCH /coupons/{id}', { params: { id }, body: { kind: 'amount', value: 2.5, active: false } }), state: () => couponsOf(code) };
  },
  'a deleted coupon': async () => {
    const { id, code } = await coupon();
    return { make: () => by('DELETE /coupons/{id}', { params: { id } }), state: () => couponsOf(code) };
  },
  'an added category': () => {
    const name = `Category ${word()}`;
    return { make: () => by('POST /categories', { body: { name } }), state: () => categoriesOf([name]) };
  },
  'a deleted category, which returns to its place': async () => {
    const own = [await category(), await category(), await category()];
    return { make: () => by('DELETE /categories/{name}', { params: { name: own[1]! } }), state: () => categoriesOf(own) };
  },
  'an added banner': () => {
    const title = `Banner ${word()}`;
    return { make: () => by('POST /banners', { body: { url: 'pictures/pie.webp', title } }), state: () => bannersOf(title, []) };
  },
  'a deleted banner, which returns to its place': async () => {
    const own = [await banner(), await banner(), await banner()];
    return { make: () => by('DELETE /banners/{id}', { params: { id: own[1]! } }), state: () => bannersOf('', own) };
  },
};
for (const [what, body] of Object.entries({ 'a stock': { stock: 3 }, 'a restock': { restock: 10 }, 'a threshold': { threshold: 30 } })) {
  Object.assign(KINDS, {
    [what]: async () => {
      const { id, name } = await dish();
      return { make: () => by('PATCH /inventory/{id}', { params: { id }, body }), state: () => stockRow(name) };
    },
  });
}

for (const [what, prepare] of Object.entries(KINDS)) {
  test(`the change is undone once, and its undo as well: ${what}`, async () => {
    const [{ make, state }, { user }] = await Promise.all([prepare(), admin()]);
    const before = await state();
    const id = await make();
    const after = await state();
    assert.notDeepEqual(after, before);
    const done = (await entryOf(id))!;
    assert.deepEqual([done.user, done.undoable, done.undoneBy], [user.name, true, '']);

    const undone = await undo(id);
    assert.deepEqual(await state(), before);
    assert.deepEqual([undone.action, undone.user, undone.undoable], ['Change Undone', user.name, true]);
    assert.match(undone.details, /^Undone: /);
    assert.deepEqual(undone.changes, done.changes.map(({ field, from, to }) => ({ field, from: to, to: from })));
    assert.deepEqual(await entryOf(id), { ...done, undoable: false, undoneBy: user.name });
    await refused('POST /history/{id}/undo', await asAdmin({ params: { id } }), 409, 'conflict', `Already undone by ${user.name}`);
    assert.deepEqual(await state(), before);

    const redone = await undo(undone.id);
    assert.match(redone.details, /^Redone: /);
    assert.deepEqual(await state(), after);
  });
}

/** A change, what follows it, what neither may lose, and why the change cannot be undone. */
const FOLLOWED: Readonly<Record<string, () => Promise<{ id: string; state: () => Promise<unknown>; reason: string }>>> = {
  'another status': async () => {
    const ids = await twoOrders();
    const id = await by('POST /orders/statuses', { body: { ids, status: 'completed' } });
    await by('PATCH /orders/{id}', { params: { id: ids[1]! }, body: { status: 'lost' } });
    return { id, state: () => statusesOf(ids), reason: `order ${ids[1]!.slice(0, 8)} is no longer completed` };
  },
  'another price': async () => {
    const params = { id: (await dish()).id };
    const name = `Dish ${word()}`;
    const id = await by('PATCH /foods/{id}', { params, body: { price: 9.5, name } });
    await by('PATCH /foods/{id}', { params, body: { price: 7 } });
    return { id, state: () => ask('GET /foods/{id}', { params }), reason: `the price of ${name} was changed afterwards` };
  },
  'the removal of the dish': async () => {
    const { id, name } = await dish();
    const edited = await by('PATCH /foods/{id}', { params: { id }, body: { price: 9.5 } });
    await by('DELETE /foods/{id}', { params: { id } });
    return { id: edited, state: () => onMenu(name), reason: `${name} is no longer on the menu` };
  },
  'an order that has taken of the stock': async () => {
    const [{ token }, served] = await Promise.all([customer(), dish()]);
    const id = await by('PATCH /inventory/{id}', { params: { id: served.id }, body: { stock: 3 } });
    await ask('POST /orders', { token, body: { ...DELIVERY, lines: [lineOf(served)] } });
    return { id, state: () => stockRow(served.name), reason: `the stock of ${served.name} was changed afterwards` };
  },
  'another threshold': async () => {
    const { id: food, name } = await dish();
    const id = await by('PATCH /inventory/{id}', { params: { id: food }, body: { threshold: 3 } });
    await by('PATCH /inventory/{id}', { params: { id: food }, body: { threshold: 4 } });
    return { id, state: () => stockRow(name), reason: `the alert threshold of ${name} was changed afterwards` };
  },
  'an order of the added dish': async () => {
    const body = newDish();
    const [someone, id] = await Promise.all([customer(), by('POST /foods', { body })]);
    await orderOf(someone, (await ask('GET /menu')).foods.find(({ name }) => name === body.name)!);
    return { id, state: () => onMenu(body.name), reason: `the stock of ${body.name} was changed afterwards` };
  },
  'a dish in the added category': async () => {
    const name = `Category ${word()}`;
    const id = await by('POST /categories', { body: { name } });
    await dish({ category: name });
    return { id, state: () => categoriesOf([name]), reason: `the category ${name} is used by 1 dish` };
  },
  'another category of that name': async () => {
    const name = `Category ${word()}`;
    const id = await by('POST /categories', { body: { name } });
    await by('DELETE /categories/{name}', { params: { name } });
    await by('POST /categories', { body: { name } });
    return { id, state: () => categoriesOf([name]), reason: `the category ${name} exists again` };
  },
  'another category in place of the deleted one': async () => {
    const name = await category();
    const id = await by('DELETE /categories/{name}', { params: { name } });
    await by('POST /categories', { body: { name: name.toUpperCase() } });
    return { id, state: () => categoriesOf([name.toUpperCase()]), reason: `the category ${name} exists again` };
  },
  'the deletion of the added category': async () => {
    const name = `Category ${word()}`;
    const id = await by('POST /categories', { body: { name } });
    await by('DELETE /categories/{name}', { params: { name } });
    return { id, state: () => categoriesOf([name]), reason: `the category ${name} no longer exists` };
  },
  'the deletion of the added banner': async () => {
    const title = `Banner ${word()}`;
    const id = await by('POST /banners', { body: { url: 'pictures/pie.webp', title } });
    await by('DELETE /banners/{id}', { params: { id: (await bannersOf(title, []))[0]!.id } });
    return { id, state: () => bannersOf(title, []), reason: 'the banner no longer exists' };
  },
};

for (const [what, prepare] of Object.entries(FOLLOWED)) {
  test(`an undo is refused and restores nothing after ${what}`, async () => {
    const { id, state, reason } = await prepare();
    const before = await state();
    await refused('POST /history/{id}/undo', await asAdmin({ params: { id } }), 409, 'conflict', `This change cannot be undone: ${reason}`);
    assert.deepEqual(await state(), before);
    assert.equal((await entryOf(id))?.undoneBy, '');
  });
}

test('an order that was placed cannot be undone', async () => {
  const someone = await customer();
  await orderOf(someone, await dish());
  const [entry] = (await ask('GET /history', await asAdmin({ query: { user: someone.user.name } }))).items;
  assert.equal(entry?.undoable, false);
  await refused('POST /history/{id}/undo', await asAdmin({ params: { id: entry.id } }), 409, 'conflict');
});

test('other fields do not prevent an undo and stay, and a field that was changed back counts as unchanged', async () => {
  const before = await dish();
  const params = { id: before.id };
  const id = await by('PATCH /foods/{id}', { params, body: { price: 9.5 } });
  const name = `Dish ${word()}`;
  for (const body of [{ name }, { price: 7 }, { price: 9.5 }]) await by('PATCH /foods/{id}', { params, body });
  await undo(id);
  assert.deepEqual(await ask('GET /foods/{id}', { params }), { ...before, name });
});

test('the undo of a removal brings back the category of the dish', async () => {
  const name = `Category ${word()}`;
  const removed = await dish({ category: name });
  const id = await by('DELETE /foods/{id}', { params: { id: removed.id } });
  await by('DELETE /categories/{name}', { params: { name } });
  await undo(id);
  assert.deepEqual(await ask('GET /foods/{id}', { params: { id: removed.id } }), removed);
  assert.deepEqual(await categoriesOf([name, CATEGORY]).then((names) => names.at(-1)), name);
});

test('of 10 undos of one change at once, one is made', async () => {
  const [{ id, name }, { user }] = await Promise.all([dish(), admin()]);
  const params = { id: await by('PATCH /inventory/{id}', { params: { id }, body: { restock: 10 } }) };
  const answers = await Promise.all(Array.from({ length: 10 }, async () => send('POST /history/{id}/undo', await asAdmin({ params }))));
  assert.equal(answers.filter(({ status }) => status === 201).length, 1);
  const refusal = { status: 409, code: 'conflict', message: `Already undone by ${user.name}` };
  for (const { status, body } of answers) if (status !== 201) assert.deepEqual(body, refusal);
  assert.deepEqual((await stockRow(name)).map(({ stock }) => stock), [20]);
});
