/** Pages, sorts, filters and searches of the lists, and the numbers of the overview. */
import assert from 'node:assert/strict';
import type { Answers, Order, User } from './answers';
import { type CallRequest, ask } from './client';
import { choicesOf } from './description';
import { DELIVERY, admin, asAdmin, category, customer, dish, freeEmail, lineOf, orderOf, test, word } from './shop';

type ListName = 'GET /foods' | 'GET /users' | 'GET /inventory' | 'GET /orders' | 'GET /history' | 'GET /profile/orders';
type ItemOf<Name extends ListName> = Answers[Name]['items'][number];

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const inOrder = (ids: readonly string[]) => [...ids].sort();

/**
 * Reads a list of some rows, which a search finds, in pages, and by each of its sorts both ways.
 * @param ids the rows
 * @param sorts what each sort compares
 */
async function readEachWay<Name extends ListName>(
  call: Name,
  { query, ...request }: CallRequest,
  ids: readonly string[],
  sorts: Readonly<Record<string, (row: ItemOf<Name>) => string | number>>,
) {
  const list = async (more: Record<string, string | number>) =>
    (await ask(call, { ...request, query: { ...query, ...more } })) as { items: ItemOf<Name>[]; total: number };
  assert.deepEqual(Object.keys(sorts), choicesOf(call, 'sort'));
  for (const [sort, keyOf] of Object.entries(sorts)) {
    for (const order of ['asc', 'desc']) {
      const { items, total } = await list({ sort, order, size: 1000 });
      const keys = items.map(keyOf);
      const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
      assert.deepEqual(keys, order === 'asc' ? sorted : sorted.toReversed(), `${sort} ${order}`);
      assert.deepEqual(inOrder(idsOf(items)), inOrder(ids));
      assert.equal(total, ids.length);
      const paged = [];
      for (let page = 1; page <= Math.ceil(ids.length / 2); page += 1) {
        const part = await list({ sort, order, size: 2, page });
        assert.equal(part.total, ids.length);
        paged.push(...part.items);
      }
      assert.deepEqual(paged, items, `pages by ${sort} ${order}`);
    }
  }
  assert.deepEqual(await list({ page: 999_999, size: 1000 }), { ...(await list({})), items: [] });
}

/** Five dishes with a common word in their names, and with other orders of prices, stocks and categories. */
async function fiveDishes() {
  const common = word();
  const categories = await Promise.all([category(), category()]);
  const foods = [];
  for (const [n, price, stock] of [[3, 5.5, 40], [1, 12.25, 7], [5, 9.99, 0], [2, 100, 12], [4, 7, 3]] as const) {
    foods.push(await dish({ name: `${common} ${n}`, price, stock, category: categories[n % 2]! }));
  }
  return { common, foods, categories };
}

test('the dishes are read in pages, by each sort, and by category', async () => {
  const { common, foods, categories } = await fiveDishes();
  const query = { search: common };
  await readEachWay('GET /foods', await asAdmin({ query }), idsOf(foods), {
    name: ({ name }) => name, price: ({ price }) => price, stock: ({ stock }) => stock, category: ({ category }) => category,
  });
  for (const name of categories) {
    const { items } = await ask('GET /foods', await asAdmin({ query: { category: name } }));
    assert.deepEqual(inOrder(idsOf(items)), inOrder(idsOf(foods.filter((each) => each.category === name))));
  }
});

test('the stock is read in pages, by each sort, and what is low alone', async () => {
  const { common, foods } = await fiveDishes();
  const query = { search: common };
  await Promise.all(foods.map(async ({ id }, n) => ask('PATCH /inventory/{id}', await asAdmin({ params: { id }, body: { threshold: (n * 3) % 5 } }))));
  await readEachWay('GET /inventory', await asAdmin({ query }), idsOf(foods), {
    name: ({ name }) => name, category: ({ category }) => category, price: ({ price }) => price, stock: ({ stock }) => stock, threshold: ({ threshold }) => threshold,
  });
  const low = foods.filter(({ stock }, n) => stock <= (n * 3) % 5);
  assert.deepEqual(idsOf((await ask('GET /inventory', await asAdmin({ query: { ...query, status: 'low' } }))).items), idsOf(low));
});

test('the users are read in pages, by each sort, and by role', async () => {
  const common = word();
  const users: User[] = [];
  for (const n of [3, 1, 4, 2]) {
    const parts = { name: `${common} ${n}`, email: `${5 - n}${freeEmail()}`, address: `${(n * 3) % 5} Harbour View` };
    users.push((await customer(parts)).user);
  }
  const query = { search: common };
  await readEachWay('GET /users', await asAdmin({ query }), idsOf(users), {
    name: ({ name }) => name, email: ({ email }) => email, address: ({ address }) => address, role: ({ role }) => role,
  });
  const first = async (order: string) => (await ask('GET /users', await asAdmin({ query: { sort: 'role', order, size: 1 } }))).items[0]?.isAdmin;
  assert.deepEqual([await first('asc'), await first('desc')], [true, false]);
  assert.equal((await ask('GET /users', await asAdmin({ query: { ...query, role: 'customer' } }))).total, 4);
  assert.equal((await ask('GET /users', await asAdmin({ query: { ...query, role: 'administrator' } }))).total, 0);
  const { items } = await ask('GET /users', await asAdmin({ query: { role: 'administrator' } }));
  assert.ok(items.length > 0 && items.every(({ isAdmin }) => isAdmin));
});

test('the users are found by name, e-mail, phone and address', async () => {
  const phone = `555 ${String(Date.now()).slice(-9)}`;
  const { user } = await customer({ name: `Zoë ${word()}`, phone, address: `8 Harbour View, ${word()}` });
  const [, last = ''] = user.name.split(' ');
  for (const search of [user.name, `${last.toUpperCase()} zoe`, last.slice(0, 6), user.email, phone, phone.replace(' ', ''), user.address]) {
    assert.deepEqual(idsOf((await ask('GET /users', await asAdmin({ query: { search } }))).items), [user.id], search);
  }
  assert.equal((await ask('GET /users', await asAdmin({ query: { search: `${last} ${word()}` } }))).total, 0);
});

test('the orders are read in pages, by each sort, by status, and found by what they have', async () => {
  const [common, served] = [word(), await dish()];
  const status = `status ${word()}`;
  const orders: Order[] = [];
  for (const [n, quantity] of [[3, 2], [1, 5], [2, 1], [4, 4]] as const) {
    orders.push(await orderOf(await customer({ name: `${common} ${n}` }), served, quantity));
  }
  const chosen = orders.slice(1, 3);
  await ask('POST /orders/statuses', await asAdmin({ body: { ids: idsOf(chosen), status } }));
  await readEachWay('GET /orders', await asAdmin({ query: { search: common } }), idsOf(orders), {
    date: ({ date }) => Date.parse(date), placed: ({ date }) => Date.parse(date), total: ({ total }) => total, customerName: ({ customerName }) => customerName, status: (order) => order.status, id: ({ id }) => id,
  });
  const found = async (query: Record<string, string>) => inOrder(idsOf((await ask('GET /orders', await asAdmin({ query }))).items));
  assert.deepEqual(await found({ status }), inOrder(idsOf(chosen)));
  assert.deepEqual(await found({ search: served.name }), inOrder(idsOf(orders)));
  assert.deepEqual(await found({ search: orders[0]!.id }), [orders[0]!.id]);
  const { token } = await customer();
  const street = `${word()} Street`;
  const own = await ask('POST /orders', { token, body: { ...DELIVERY, deliveryAddress: street, lines: [lineOf(served)] } });
  assert.deepEqual(await found({ search: street }), [own.id]);
  const { counts } = await ask('GET /orders', await asAdmin({ query: { search: word() } }));
  assert.ok(counts.all >= 5 && counts.all >= counts.pending + counts.completed, JSON.stringify(counts));
});

test('one’s own orders are read in pages, the newest first, and no others', async () => {
  const [someone, served] = await Promise.all([customer(), dish({ stock: 50 })]);
  await orderOf(await customer(), served);
  const ids: string[] = [];
  for (let n = 0; n < 11; n += 1) ids.push((await orderOf(someone, served)).id);
  await readEachWay('GET /profile/orders', { token: someone.token }, ids, { date: ({ date }) => Date.parse(date) });
  const { items, total } = await ask('GET /profile/orders', { token: someone.token });
  assert.deepEqual([items.length, total], [10, 11]);
  const dates = items.map(({ date }) => Date.parse(date));
  assert.deepEqual(dates, dates.toSorted((a, b) => b - a));
});

test('the history is read in pages, both ways, by action, by person and by words', async () => {
  const [boss, someone, { id, name, price }] = await Promise.all([admin(), customer(), dish()]);
  for (const restock of [1, 2, 3]) await ask('PATCH /inventory/{id}', await asAdmin({ params: { id }, body: { restock } }));
  await ask('PATCH /foods/{id}', await asAdmin({ params: { id }, body: { price: price + 1 } }));
  const query = { search: name };
  const { items } = await ask('GET /history', await asAdmin({ query }));
  assert.deepEqual(items.map(({ action }) => action), ['Food Updated', 'Stock Updated', 'Stock Updated', 'Stock Updated', 'Food Added']);
  assert.ok(items.every(({ user, undoable, undoneBy }) => user === boss.user.name && undoable && undoneBy === ''));
  assert.deepEqual(items[1]?.changes, [{ field: 'stock', from: '23', to: '26' }]);
  await readEachWay('GET /history', await asAdmin({ query }), idsOf(items), { timestamp: ({ timestamp }) => Date.parse(timestamp) });
  assert.deepEqual((await ask('GET /history', await asAdmin({ query: { ...query, action: 'Stock Updated' } }))).items, items.slice(1, 4));
  const order = await orderOf(someone, await dish());
  const { items: own } = await ask('GET /history', await asAdmin({ query: { user: someone.user.name } }));
  assert.deepEqual(own.map(({ action }) => action), ['Order Placed']);
  assert.ok(own[0]?.details.includes(order.id.slice(0, 8)), own[0]?.details);
  const { users } = await ask('GET /history/users', await asAdmin());
  assert.ok(users.includes(boss.user.name) && users.includes(someone.user.name));
});

test('dishes are found by the beginnings of their words, in any order, without case and accents', async () => {
  const [one, two, three] = [word(), word(), word()];
  const found = await dish({ name: `Crème ${one}`, description: `With ${two}`, category: `Category ${three}` });
  const find = async (text: string) => idsOf(await ask('GET /menu/search', { query: { text } }));
  for (const text of [one, one.slice(0, 7), `${two} creme ${one}`.toUpperCase(), three]) assert.deepEqual(await find(text), [found.id], text);
  for (const text of [one.slice(3), `${one} ${word()}`, '?!']) assert.deepEqual(await find(text), [], text);
  assert.ok((await find('')).includes(found.id));
  assert.deepEqual(idsOf((await ask('GET /foods', await asAdmin({ query: { search: two } }))).items), [found.id]);
  assert.equal((await ask('GET /inventory', await asAdmin({ query: { search: three } }))).total, 1);
});

test('a slip of a letter is forgiven, and only where nothing matches', async () => {
  const name = word();
  const { id } = await dish({ name });
  const find = async (text: string) => idsOf(await ask('GET /menu/search', { query: { text } }));
  for (const text of [name.replace(/^q/, 'z'), `${name.slice(0, 3)}z${name.slice(4, 7)}z${name.slice(8)}`]) {
    assert.deepEqual(await find(text), [id], text);
    assert.deepEqual(idsOf((await ask('GET /foods', await asAdmin({ query: { search: text } }))).items), [id], text);
  }
  assert.deepEqual(await find(`zzz${name.slice(3)}`), []);
  const near = await dish({ name: name.replace(/^q/, 'z') });
  assert.deepEqual(await find(name), [id]);
  assert.deepEqual(await find(near.name), [near.id]);
});

test('the palette finds orders, dishes and users, at most five of each, and nothing for no text', async () => {
  const common = word();
  const [someone, ...foods] = await Promise.all([customer({ name: `Nell ${common}` }), ...[1, 2, 3, 4, 5, 6].map((n) => dish({ name: `${common} ${n}` }))]);
  const order = await orderOf(someone, foods[0]!);
  const found = await ask('GET /find', await asAdmin({ query: { text: common } }));
  assert.deepEqual(found.foods.map(({ label }) => label), [1, 2, 3, 4, 5].map((n) => `${common} ${n}`));
  assert.deepEqual([idsOf(found.orders), idsOf(found.users)], [[order.id], [someone.user.id]]);
  assert.deepEqual(await ask('GET /find', await asAdmin({ query: { text: ' ' } })), { orders: [], foods: [], users: [] });
});

// Others may use the shop at the same time, so that the numbers may be higher than what a test adds.
test('the overview counts what is added', async () => {
  const before = await ask('GET /overview', await asAdmin());
  const [someone, served] = await Promise.all([customer(), dish({ stock: 4 })]);
  const order = await orderOf(someone, served, 3);
  const after = await ask('GET /overview', await asAdmin());
  assert.ok(Math.round((after.revenue - before.revenue) * 100) >= Math.round(order.total * 100), `${before.revenue} ${after.revenue}`);
  assert.ok(after.totalOrders > before.totalOrders && after.activeCustomers > before.activeCustomers);
  assert.ok(after.totalOrders >= after.pendingOrders + after.completedOrders);
  const { pendingOrders, lowStock } = await ask('GET /overview/open-work', await asAdmin());
  assert.ok(pendingOrders > 0 && lowStock > 0);
  const { monthlySales, foodCategories } = await ask('GET /overview/charts', await asAdmin());
  assert.ok(monthlySales.length > 0 && monthlySales.length <= 6);
  assert.ok(monthlySales.at(-1)!.sales >= order.total);
  assert.ok((foodCategories.find(({ category: name }) => name === served.category)?.share ?? 0) >= 3, JSON.stringify(foodCategories));
});
