import dayjs from 'dayjs';
import { contract } from '../../src/domain/contract';
import { IDEMPOTENCY_KEY } from '../../src/domain/http/headers';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, tokenOf } from '../../mocks/testing/client';

installServer();

const SOUP = { name: 'Crème de Tomate', description: 'Tomatoes and cream', price: 5.5, image: 'pictures/soup.webp', category: ' soups ', stock: 3 };
const PENDING_IDS = ['3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08'];
const OLDER_ID = '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16';

async function latest(token: string) {
  const [entry] = (await ask(contract.getHistory, { token })).items;
  return entry;
}

test('categories: names are unique, and a category in use cannot be deleted', async () => {
  const token = await tokenOf(ADMIN);
  expect(await ask(contract.addCategory, { token, body: { name: '  Soups ' } })).toEqual({ name: 'Soups', productCount: 0 });
  expect(await latest(token)).toMatchObject({ action: 'Category Added', details: 'Soups', user: 'Alex Morgan' });
  expect(await refusalOf(contract.addCategory, { token, body: { name: 'sOUPS' } })).toEqual({ status: 409, code: 'conflict', message: 'Category already exists' });
  expect((await refusalOf(contract.addCategory, { token, body: { name: '  ' } })).message).toBe('Category name cannot be empty');

  const food = await ask(contract.addFood, { token, body: SOUP });
  expect(food.category).toBe('Soups');
  expect(await refusalOf(contract.deleteCategory, { token, params: { name: 'sOUPS' } })).toEqual({
    status: 409,
    code: 'conflict',
    message: 'Cannot delete category "Soups" as it has 1 products assigned to it',
  });
  await ask(contract.removeFood, { token, params: { id: food.id } });
  await ask(contract.deleteCategory, { token, params: { name: 'Soups' } });
  expect(await latest(token)).toMatchObject({ action: 'Category Deleted', details: 'Soups' });
  expect((await refusalOf(contract.deleteCategory, { token, params: { name: 'Soups' } })).status).toBe(404);
  expect((await ask(contract.getCategories, { token })).map(({ name, productCount }) => `${name} ${productCount}`)).toEqual([
    'Pizza 2',
    'Pasta 2',
    'Salad 2',
    'Beverages 1',
    'Desserts 1',
  ]);
});

test('categories: two names that look the same are one', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.addCategory, { token, body: { name: 'Cr\u00e8me  Soups' } });
  expect((await refusalOf(contract.addCategory, { token, body: { name: 'Cre\u0300me Soups' } })).message).toBe('Category already exists');
});

test('a dish is added with a new category, found, changed, ordered and removed from the menu, and its order stays', async () => {
  const [token, customer] = [await tokenOf(ADMIN), await tokenOf(CUSTOMER)];
  const food = await ask(contract.addFood, { token, body: { ...SOUP, category: 'Soups' } });
  const { items: told } = await ask(contract.getHistory, { token });
  expect(told.slice(0, 2)).toMatchObject([
    { action: 'Food Added', details: 'Crème de Tomate joined the menu' },
    { action: 'Category Added', details: 'Soups', user: 'Alex Morgan' },
  ]);
  const menu = await ask(contract.getMenu);
  expect(menu.categories).toEqual(['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts', 'Soups']);
  expect(menu.foods.at(-1)).toEqual(food);
  expect(await ask(contract.searchMenu, { query: { text: 'tom CREME' } })).toEqual([food]);

  const changed = await ask(contract.updateFood, { token, params: { id: food.id }, body: { ...SOUP, name: 'Bisque', price: 6, category: 'SALAD' } });
  expect(changed).toMatchObject({ id: food.id, name: 'Bisque', price: 6, category: 'Salad' });
  expect(await latest(token)).toMatchObject({
    action: 'Food Updated',
    details: 'Bisque changed',
    changes: expect.arrayContaining([
      { field: 'price', from: '5.5', to: '6' },
      { field: 'name', from: 'Crème de Tomate', to: 'Bisque' },
    ]) as unknown,
  });
  expect(await ask(contract.searchMenu, { query: { text: 'creme tomate' } })).toEqual([]);

  const order = await ask(contract.placeOrder, { token: customer, body: { ...DELIVERY, lines: [{ foodId: food.id, quantity: 1, price: 6 }] } });
  await ask(contract.removeFood, { token, params: { id: food.id } });
  expect(await latest(token)).toMatchObject({ action: 'Food Removed', details: 'Bisque left the menu' });
  expect((await refusalOf(contract.getFood, { params: { id: food.id } })).status).toBe(404);
  expect((await ask(contract.getMenu)).foods).toHaveLength(8);
  expect(await ask(contract.searchMenu, { query: { text: 'bisque' } })).toEqual([]);
  expect((await ask(contract.getInventory, { token })).total).toBe(8);
  expect((await ask(contract.getFoods, { token })).total).toBe(8);
  expect((await ask(contract.getOrder, { token: customer, params: { id: order.id } })).items[0]?.foodName).toBe('Bisque');
});

test('a change of a dish changes and logs only the fields sent, under the rules of a new dish', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: 'garden-salad' };
  const before = await ask(contract.getFood, { params });
  expect(await ask(contract.updateFood, { token, params, body: { stock: 3, category: ' pasta ' } })).toEqual({ ...before, stock: 3, category: 'Pasta' });
  expect(await ask(contract.getFood, { params })).toEqual({ ...before, stock: 3, category: 'Pasta' });
  expect((await latest(token))?.changes).toEqual([
    { field: 'category', from: 'Salad', to: 'Pasta' },
    { field: 'stock', from: String(before.stock), to: '3' },
  ]);
  for (const [body, message] of [
    [{ name: ' ' }, 'Please fill all required fields'],
    [{ price: null, stock: -1 }, 'Please fill all required fields'],
    [{ price: 0, stock: -1 }, 'Please enter a valid price'],
    [{ price: 100_000 }, 'The price can be at most $99,999.99'],
    [{ stock: -1 }, 'Please enter a valid stock value'],
  ] as const) {
    expect(await refusalOf(contract.updateFood, { token, params, body })).toMatchObject({ status: 422, message });
  }
  expect((await ask(contract.getHistory, { token })).total).toBe(6);
});

test('a change of a dish conflicts with a value that its sender has not seen, unless both set the same', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: 'garden-salad' };
  const before = await ask(contract.getFood, { params });
  const change = (body: object) => ask(contract.updateFood, { token, params, body });
  const refused = (body: object) => refusalOf(contract.updateFood, { token, params, body });
  const theirs = await change({ price: 9.5, stock: 3, category: 'Pasta' });

  expect(await refused({ price: 7, stock: 12, category: 'Specials', description: 'New', was: { price: before.price, stock: 3, category: before.category, description: before.description } })).toEqual({
    status: 409, code: 'conflict', message: 'Somebody else has just changed this', now: { price: 9.5, category: 'Pasta' },
  });
  expect(await ask(contract.getFood, { params })).toEqual(theirs);
  expect((await ask(contract.getCategories, { token })).map(({ name }) => name)).not.toContain('Specials');

  expect(await change({ description: 'New', was: { description: before.description } })).toEqual({ ...theirs, description: 'New' });
  expect(await change({ price: 9.5, category: ' pasta ', was: { price: before.price, category: before.category } })).toEqual({ ...theirs, description: 'New' });
  expect((await change({ price: 7, was: { price: 9.5 } })).price).toBe(7);
  expect((await change({ price: 8 })).price).toBe(8);
});

test('a change of stock or threshold conflicts with a value that its sender has not seen, and restocking never does', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: 'garden-salad' };
  const change = (body: object) => ask(contract.changeInventory, { token, params, body });
  const refused = (body: object) => refusalOf(contract.changeInventory, { token, params, body });
  await change({ stock: 3 });
  expect(await refused({ stock: 40, was: { stock: 20 } })).toEqual({ status: 409, code: 'conflict', message: 'Somebody else has just changed this', now: { stock: 3 } });
  expect(await change({ threshold: 2, was: { threshold: 10 } })).toMatchObject({ stock: 3, threshold: 2 });
  expect((await refused({ threshold: 5, was: { threshold: 10 } })).now).toEqual({ threshold: 2 });
  expect(await change({ restock: 10 })).toMatchObject({ stock: 13, threshold: 2 });
  expect(await change({ stock: 40, was: { stock: 13 } })).toMatchObject({ stock: 40, threshold: 2 });
});

test('a precondition that is an array or has an unknown field is refused', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: 'garden-salad' };
  const before = await ask(contract.getFood, { params });
  for (const was of [[], [8.99], '', null, { prise: 8.99 }, { price: 8.99, stocks: 20 }]) {
    expect(await refusalOf(contract.updateFood, { token, params, body: { price: 7, was } })).toEqual({
      status: 422, code: 'invalid', message: '"was" must be an object of fields as you read them: price, stock, name, description, category, image, isVeg, options',
    });
    expect(await refusalOf(contract.changeInventory, { token, params, body: { stock: 7, was } })).toEqual({
      status: 422, code: 'invalid', message: '"was" must be an object of fields as you read them: stock, threshold',
    });
  }
  expect(await ask(contract.getFood, { params })).toEqual(before);
});

test('a category name that no URL can carry is refused in every call', async () => {
  const token = await tokenOf(ADMIN);
  for (const name of ['.', ' .. ', '\u202e.']) {
    for (const refusal of [
      await refusalOf(contract.addCategory, { token, body: { name } }),
      await refusalOf(contract.addFood, { token, body: { ...SOUP, category: name } }),
      await refusalOf(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { category: name } }),
    ]) {
      expect(refusal).toEqual({ status: 422, code: 'invalid', message: 'Category name cannot be "." or ".."' });
    }
  }
  expect(await ask(contract.addCategory, { token, body: { name: '...' } })).toEqual({ name: '...', productCount: 0 });
  await ask(contract.deleteCategory, { token, params: { name: '...' } });
});

test('a change without effect is not logged', async () => {
  const token = await tokenOf(ADMIN);
  const { id, ...food } = await ask(contract.getFood, { params: { id: 'garden-salad' } });
  await ask(contract.updateFood, { token, params: { id }, body: food });
  await ask(contract.changeInventory, { token, params: { id }, body: { stock: food.stock } });
  expect((await ask(contract.getHistory, { token })).total).toBe(5);
});

test('stock and thresholds: one field at a time, logged with the old and the new value', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: 'strawberry-shortcake' };
  expect(await ask(contract.changeInventory, { token, params, body: { restock: 10 } })).toMatchObject({ stock: 15, threshold: 10 });
  expect(await latest(token)).toMatchObject({
    action: 'Stock Updated',
    details: 'Stock updated for Strawberry Shortcake',
    changes: [{ field: 'stock', from: '5', to: '15' }],
  });
  expect((await ask(contract.getInventory, { token, query: { status: 'low' } })).items.map(({ name }) => name)).toEqual([
    'Grilled Chicken Caesar Salad with Aged Parmesan and Sourdough Croutons',
  ]);
  await ask(contract.changeInventory, { token, params, body: { threshold: 15 } });
  expect(await latest(token)).toMatchObject({ action: 'Threshold Updated', details: 'Alert threshold updated for Strawberry Shortcake' });
  expect((await ask(contract.getOverview, { token })).lowStock).toBe(2);

  const invalid = 'Please enter a valid stock value';
  const tooMany = 'The stock can be at most 1,000,000';
  for (const [body, message] of [[{ stock: -1 }, invalid], [{ stock: 1.5 }, invalid], [{ stock: 1_000_001 }, tooMany], [{ restock: 1_000_000 }, tooMany]] as const) {
    expect(await refusalOf(contract.changeInventory, { token, params, body })).toMatchObject({ status: 422, message });
  }
  expect((await refusalOf(contract.changeInventory, { token, params, body: { stock: 1, restock: 1 } })).status).toBe(422);
});

test('a repeated restock request adds once, and its key belongs to that dish and quantity', async () => {
  const token = await tokenOf(ADMIN);
  const once = { token, params: { id: 'garden-salad' }, headers: { [IDEMPOTENCY_KEY]: 'once' }, body: { restock: 10 } };
  const first = await ask(contract.changeInventory, once);
  expect(first).toMatchObject({ id: 'garden-salad', stock: 30 });
  expect(await ask(contract.changeInventory, once)).toEqual(first);
  for (const other of [{ params: { id: 'citrus-cooler' } }, { body: { restock: 20 } }]) {
    expect(await refusalOf(contract.changeInventory, { ...once, ...other })).toMatchObject({ status: 409, message: 'This Idempotency-Key belongs to another request' });
  }
  const { items } = await ask(contract.getInventory, { token });
  expect(items).toMatchObject([{ id: 'citrus-cooler', stock: 24 }, {}, { id: 'garden-salad', stock: 30 }, {}, {}, {}, {}, {}]);
  expect((await ask(contract.getHistory, { token })).total).toBe(6);
});

test('a new banner comes last in the carousel, and disappears when it is deleted', async () => {
  const token = await tokenOf(ADMIN);
  const body = { url: 'pictures/pie.webp', title: 'Pie day', subtitle: 'Every Monday', link: '/user/search' };
  const banner = await ask(contract.addBanner, { token, body });
  expect(banner).toMatchObject({ image: 'pictures/pie.webp', subtitle: 'Every Monday', buttonLink: '/user/search', buttonText: 'Learn more', colorClass: 'tomato' });
  expect(await latest(token)).toMatchObject({ action: 'Banner Added', details: 'Pie day', user: 'Alex Morgan' });
  expect((await ask(contract.getBanners)).map(({ title }) => title)).toEqual(['Special Offer', 'New Menu Items', 'Free Delivery', 'Pie day']);
  await ask(contract.deleteBanner, { token, params: { id: banner.id } });
  expect(await ask(contract.getBanners)).toHaveLength(3);
  expect(await latest(token)).toMatchObject({ action: 'Banner Deleted', details: 'Pie day', user: 'Alex Morgan' });
  expect((await refusalOf(contract.deleteBanner, { token, params: { id: banner.id } })).status).toBe(404);
  expect((await refusalOf(contract.addBanner, { token, body: { url: ' ', title: ' ' } })).message).toBe('Please provide at least an image URL and a title');
  expect((await refusalOf(contract.addBanner, { token, body: { url: 'a.png', title: 'x', link: 'javascript:alert(1)' } })).status).toBe(422);
  expect((await refusalOf(contract.addBanner, { token, body: { url: 'a.png', title: 'x', link: 'www.example.com/sale' } })).status).toBe(422);
});

test('a banner without a link has no button', async () => {
  const token = await tokenOf(ADMIN);
  const banner = await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  expect(banner).toMatchObject({ buttonText: '', buttonLink: '' });
});

test('a new banner has another tint than the one before it, also after deletions', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.deleteBanner, { token, params: { id: 'special-offer' } });
  await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  expect((await ask(contract.getBanners)).map(({ colorClass }) => colorClass)).toEqual(['basil', 'sky', 'tomato']);
  for (const { id } of await ask(contract.getBanners)) await ask(contract.deleteBanner, { token, params: { id } });
  expect(await ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } })).toMatchObject({ colorClass: 'tomato' });
});

test('a status may be any text, each change logs its time and author, and the counts follow', async () => {
  const token = await tokenOf(ADMIN);
  const [id = ''] = PENDING_IDS;
  const order = await ask(contract.setOrderStatus, { token, params: { id }, body: { status: 'in the oven' } });
  expect(order).toMatchObject({ status: 'in the oven', statusChanges: [{ status: 'in the oven', by: 'Alex Morgan' }] });
  expect(await latest(token)).toMatchObject({ details: 'Order 3d1e84b7 marked as in the oven', changes: [{ field: 'status of 3d1e84b7', from: 'pending', to: 'in the oven' }] });
  expect((await ask(contract.getOrders, { token, query: { status: 'in the oven' } })).items).toEqual([order]);
  expect((await ask(contract.getOrders, { token })).counts).toEqual({ all: 7, pending: 1, completed: 4 });
  expect(await ask(contract.setOrderStatus, { token, params: { id }, body: { status: 'in the oven' } })).toEqual(order);
  expect((await ask(contract.getHistory, { token })).total).toBe(6);
});

test('several orders change together or not at all', async () => {
  const token = await tokenOf(ADMIN);
  const refusal = await refusalOf(contract.setOrderStatuses, { token, body: { ids: [...PENDING_IDS, 'nonsense'], status: 'completed' } });
  expect(refusal.status).toBe(404);
  expect((await ask(contract.getOrders, { token })).counts).toEqual({ all: 7, pending: 2, completed: 4 });
  const orders = await ask(contract.setOrderStatuses, { token, body: { ids: PENDING_IDS, status: 'completed' } });
  expect(orders.map((order) => [order.id, order.status])).toEqual(PENDING_IDS.map((id) => [id, 'completed']));
  expect((await ask(contract.getOrders, { token })).counts).toEqual({ all: 7, pending: 0, completed: 6 });
  expect(await latest(token)).toMatchObject({ details: '2 orders marked as completed' });
  // Each order that the entry names is found, too.
  const searched = async (search: string) => (await ask(contract.getHistory, { token, query: { search } })).items.map(({ details }) => details);
  for (const id of PENDING_IDS) expect(await searched(id.slice(0, 8))).toContain('2 orders marked as completed');
  expect(await searched(`${PENDING_IDS[0]!.slice(0, 5)} marked`)).toEqual(['2 orders marked as completed']);
});

test('an order that is named twice in one change is changed, counted and logged once', async () => {
  const token = await tokenOf(ADMIN);
  const [id = ''] = PENDING_IDS;
  const orders = await ask(contract.setOrderStatuses, { token, body: { ids: [id, id], status: 'completed' } });
  expect(orders).toHaveLength(1);
  expect((await ask(contract.getOrders, { token })).counts).toEqual({ all: 7, pending: 1, completed: 5 });
  expect(await latest(token)).toMatchObject({ details: 'Order 3d1e84b7 marked as completed', changes: [{ field: 'status of 3d1e84b7' }] });
});

test('an order of the older shape is returned in the current shape, before and after a change', async () => {
  const token = await tokenOf(ADMIN);
  const params = { id: OLDER_ID };
  const order = await ask(contract.getOrder, { token, params });
  expect(order).toMatchObject({ customerName: 'Maya Patel', total: 13.49, tax: 0, items: [{ foodName: 'Spaghetti Bolognese', quantity: 1 }] });
  const reopened = await ask(contract.setOrderStatus, { token, params, body: { status: 'pending' } });
  expect(reopened).toEqual({ ...order, status: 'pending', statusChanges: reopened.statusChanges });
  expect(reopened.statusChanges).toHaveLength(1);
});

test('the overview and the charts count the orders', async () => {
  const token = await tokenOf(ADMIN);
  expect(await ask(contract.getOverview, { token })).toEqual({
    revenue: 182.77,
    totalOrders: 7,
    pendingOrders: 2,
    completedOrders: 4,
    activeCustomers: 2,
    lowStock: 2,
  });
  const charts = await ask(contract.getCharts, { token });
  expect(charts.monthlySales.map(({ month }) => month)).toEqual(['Mar 2023', 'Apr 2023', 'May 2023', 'Jun 2023']);
  expect(charts.foodCategories.map(({ category, share }) => `${category} ${share}`)).toEqual([
    'Beverages 4',
    'Pizza 4',
    'Pasta 3',
    'Salad 3',
    'Desserts 2',
  ]);
});

test('the charts show the latest six months of a longer history', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 1, from: 0, count: 100 } });
  const { items } = await ask(contract.getOrders, { token, query: { size: 200, order: 'asc' } });
  const months = [...new Set(items.map(({ date }) => dayjs(date).format('MMM YYYY')))];
  expect(months.length).toBeGreaterThan(6);
  expect((await ask(contract.getCharts, { token })).monthlySales.map(({ month }) => month)).toEqual(months.slice(-6));
});

test('the palette finds orders by short id, dishes and users', async () => {
  const token = await tokenOf(ADMIN);
  const find = (text: string) => ask(contract.findAnything, { token, query: { text } });
  expect(await find('')).toEqual({ orders: [], foods: [], users: [] });
  expect((await find('3d1e')).orders).toEqual([{ id: PENDING_IDS[0], label: 'Order 3d1e84b7', hint: 'Maya Patel · $41.83 · Pending' }]);
  const found = await find('ma');
  expect(found.users.map(({ label }) => label)).toEqual(['Maya Patel']);
  expect(found.foods.map(({ label }) => label)).toEqual(['Margherita Pizza']);
  expect(found.orders).toHaveLength(5);
  expect(found.orders[0]?.id).toBe(PENDING_IDS[0]);
  expect((await find('beverages')).foods).toMatchObject([{ label: 'Citrus Cooler', hint: 'Beverages · $4.99' }]);
  expect((await find('example')).users).toMatchObject([
    { label: 'Alex Morgan', hint: 'admin@fooddelivery.example' },
    { label: 'Daniel Okafor', hint: 'daniel.okafor@fooddelivery.example' },
    { label: 'Maya Patel', hint: 'maya.patel@fooddelivery.example' },
  ]);
});

test('a reset restores exactly the samples, and the administrator stays signed in', async () => {
  const token = await tokenOf(ADMIN);
  const before = await ask(contract.getMenu);
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  await ask(contract.fillDemo, { token, body: { kind: 'users', seed: 3, from: 0, count: 5 } });
  await ask(contract.resetDemo, { token });
  expect(await ask(contract.getMenu)).toEqual(before);
  expect((await ask(contract.getUsers, { token })).total).toBe(3);
  expect((await ask(contract.getHistory, { token })).total).toBe(5);
});

test('generated records are stored once, and logged in one entry for each kind and seed', async () => {
  const token = await tokenOf(ADMIN);
  const fill = (from: number, count: number) => ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 1, from, count } });
  expect([await fill(0, 10), await fill(5, 10), await fill(0, 5)]).toMatchObject([{ stored: 10 }, { stored: 5 }, { stored: 0 }]);
  expect((await ask(contract.getOrders, { token })).counts.all).toBe(22);
  expect((await ask(contract.getHistory, { token, query: { action: 'Demo Data Changed' } })).items).toMatchObject([
    { details: 'Generated orders up to number 15 of seed 1', user: 'Alex Morgan' },
  ]);
  await ask(contract.fillDemo, { token, body: { kind: 'users', seed: 1, from: 0, count: 1 } });
  await ask(contract.fillDemo, { token, body: { kind: 'orders', seed: 2, from: 0, count: 1 } });
  expect((await ask(contract.getHistory, { token, query: { action: 'Demo Data Changed' } })).total).toBe(3);
  expect((await ask(contract.getHistory, { token })).total).toBe(8);
});

test.each(['foods', 'users'])('generated %s that exist stay unchanged, and the menu lists the categories of all dishes', async (kind) => {
  const token = await tokenOf(ADMIN);
  const fill = (from: number, count: number) => ask(contract.fillDemo, { token, body: { kind, seed: 1, from, count } });
  expect([await fill(0, 12), await fill(6, 12), await fill(0, 18)]).toMatchObject([{ stored: 12 }, { stored: 6 }, { stored: 0 }]);
  const { categories, foods } = await ask(contract.getMenu);
  expect(categories).toEqual(expect.arrayContaining(foods.map(({ category }) => category)));
});

test('an idempotency key of up to 200 characters counts in full, and a longer one is refused', async () => {
  const token = await tokenOf(ADMIN);
  const withKey = (key: string) => ({ token, params: { id: 'garden-salad' }, headers: { [IDEMPOTENCY_KEY]: key }, body: { restock: 10 } });
  const longest = 'k'.repeat(199);
  const { stock } = await ask(contract.changeInventory, withKey(`${longest}A`));
  expect((await ask(contract.changeInventory, withKey(`${longest}A`))).stock).toBe(stock);
  expect((await ask(contract.changeInventory, withKey(`${longest}B`))).stock).toBe(stock + 10);
  const refusal = await refusalOf(contract.changeInventory, withKey(`${longest}AA`));
  expect(refusal).toEqual({ status: 422, code: 'invalid', message: 'The Idempotency-Key can have at most 200 characters' });
});
