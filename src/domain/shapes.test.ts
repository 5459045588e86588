/** The shapes of the API's responses: a complete value passes, a missing or wrong field is refused. */
import * as v from 'valibot';
import { BANNER_COLORS, BannerSchema } from './banner/banner';
import { CartSchema } from './cart/cart';
import { LineChangeSchema } from './cart/lineChange';
import { CategorySchema } from './category/category';
import { RefusalSchema } from './http/apiRefusal';
import { pageOf } from './http/page';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT, snapshotText } from './menuSnapshot';
import { FoodSchema, MenuSchema } from './food/food';
import { HISTORY_ACTIONS, HistoryEntrySchema } from './history/history';
import { InventoryRowSchema } from './inventory/inventory';
import { OrderSchema } from './order/order';
import { ChartsSchema, OverviewSchema } from './overview/overview';
import { DEFAULT_SETTINGS } from './shop/settings';
import { SessionSchema, UserSchema } from './user/user';

const food = { id: 'soup', name: 'Soup', description: 'Hot.', price: 4.99, category: 'Soups', image: 'soup.webp', stock: 3, isVeg: true };
const user = { id: '1', name: 'Nell', email: 'n@e.x', phone: '', address: '', photoUrl: '', isAdmin: false, role: 'customer', orders: 0 };
const order = {
  id: 'o', userId: '1', customerName: 'Nell', items: [{ foodId: 'soup', foodName: 'Soup', foodImage: '', quantity: 2, price: 4.99 }], subtotal: 9.98, taxRate: 0.08, tax: 0.8, deliveryFee: 2.99, total: 13.77,
  status: 'lost', deliveryAddress: 'Here', contactPhone: '1', specialInstructions: '', paymentMethod: 'card', date: '2024-01-01T12:00:00.000Z', statusChanges: [{ status: 'lost', at: '2024-01-02T12:00:00+02:00', by: 'Alex' }],
};
const entry = { id: 'h', action: 'Food Added', details: '', timestamp: '2024-01-01T00:00:00.000Z', user: 'Alex', changes: [{ field: 'price', from: '1', to: '2' }], undoable: true, undoneBy: '' };
const overview = { revenue: 1, totalOrders: 1, pendingOrders: 1, completedOrders: 0, activeCustomers: 1 };
const charts = { monthlySales: [{ month: 'Jan', sales: 1 }], foodCategories: [{ category: 'Soups', share: 1 }] };
const { id, name, category, price, image, stock } = food;
const banner = { id: '1', title: '', subtitle: '', description: '', image: '', buttonText: '', buttonLink: '' };

const SHAPES: [string, v.GenericSchema, object][] = [
  ['a dish', FoodSchema, food],
  ['the menu', MenuSchema, { categories: ['Soups'], foods: [food] }],
  ['a row of the inventory', InventoryRowSchema, { id, name, category, price, image, stock, threshold: 10 }],
  ['an account', UserSchema, user],
  ['a session', SessionSchema, { token: 't', user }],
  ['an order', OrderSchema, order],
  ['an entry of the history', HistoryEntrySchema, entry],
  ['the overview', OverviewSchema, overview],
  ['the charts', ChartsSchema, charts],
  ['a refusal', RefusalSchema, { status: 409, code: 'cart_changed', message: 'Changed' }],
  ['a category', CategorySchema, { name: 'Soups', productCount: 1 }],
  ['a page', pageOf(CategorySchema), { items: [{ name: 'Soups', productCount: 1 }], total: 1 }],
  ['a banner', BannerSchema, { ...banner, colorClass: 'basil' }],
  ['a line of the cart', CartSchema.item, { id: 'a', foodId: 'a', foodName: '', foodImage: '', foodPrice: 1, isVeg: true, quantity: 1 }],
  ['a dish that is gone', LineChangeSchema, { kind: 'gone', foodId: 'a', foodName: '' }],
  ['a stock that has changed', LineChangeSchema, { kind: 'stock', foodId: 'a', foodName: '', wanted: 2, available: 1 }],
  ['a price that has changed', LineChangeSchema, { kind: 'price', foodId: 'a', foodName: '', was: 2, now: 1 }],
];

/** The paths of all values, nested ones included. */
function places(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [[...at]];
  return [...(at.length > 0 ? [[...at]] : []), ...Object.entries(value).flatMap(([key, inner]) => places(inner, [...at, key]))];
}

function without(value: object, [first = '', ...rest]: readonly string[], put: unknown): object {
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  copy[first] = rest.length === 0 ? put : without(copy[first] as object, rest, put);
  return copy;
}

test.each(SHAPES)('%s is accepted, and requires every value', (_, schema, value) => {
  expect(v.parse(schema, value)).toEqual(value);
  const optional = places(value).filter((path) => [undefined, null, Symbol('other')].some((put) => v.is(schema, without(value, path, put))));
  expect(optional).toEqual([]);
});

it('stock is a whole number from 0', () => {
  expect([0, -1, 1.5].map((each) => v.is(FoodSchema, { ...food, stock: each }))).toEqual([true, false, false]);
});

it('an order date is an instant, and the number of orders is whole', () => {
  expect(['2024-01-01', 'yesterday', '2024-01-01T12:00:00', '2024-01-01T12:00:00Z'].map((date) => v.is(OrderSchema, { ...order, date }))).toEqual([false, false, false, true]);
  expect([1, 0.5, -1].map((orders) => v.is(UserSchema, { ...user, orders }))).toEqual([true, false, false]);
  expect([12.34, -1].map((total) => v.is(OrderSchema, { ...order, total }))).toEqual([true, false]);
});

it('a refusal has a message, and a banner one of the colours', () => {
  expect(v.is(RefusalSchema, { status: 400, code: 'invalid', message: '' })).toBe(false);
  expect([...BANNER_COLORS, 'mud'].map((colorClass) => v.is(BannerSchema, { ...banner, colorClass }))).toEqual([true, true, true, false]);
});

it('every action of the history and every error code is known, others are refused', () => {
  const codes = ['invalid', 'unauthenticated', 'forbidden', 'not_found', 'conflict', 'cart_changed', 'total_changed', 'category_gone', 'too_many_requests', 'server_error', 'not_implemented', 'storage_full'];
  expect(codes.filter((code) => !v.is(RefusalSchema, { status: 400, code, message: 'No' }))).toEqual([]);
  expect(HISTORY_ACTIONS.filter((action) => !v.is(HistoryEntrySchema, { ...entry, action }))).toEqual([]);
  expect(HISTORY_ACTIONS).toContain('Order Placed');
  expect([v.is(RefusalSchema, { status: 400, code: '', message: 'No' }), v.is(HistoryEntrySchema, { ...entry, action: '' })]).toEqual([false, false]);
  const changes = [{ kind: 'gone', foodId: 'soup', foodName: 'Soup' }];
  expect(v.is(RefusalSchema, { status: 409, code: 'cart_changed', message: 'No', changes })).toBe(true);
  expect(v.is(RefusalSchema, { status: 409, code: 'cart_changed', message: 'No', changes: [{}] })).toBe(false);
  expect(v.parse(RefusalSchema, { status: 409, code: 'conflict', message: 'No', now: { price: 2 } }).now).toEqual({ price: 2 });
  expect(v.is(RefusalSchema, { status: 409, code: 'conflict', message: 'No', now: 2 })).toBe(false);
});

it('two first views are equal when their text is', () => {
  const view = { menu: { categories: ['Soups'], foods: [food] }, banners: [], shop: DEFAULT_SETTINGS };
  expect(JSON.parse(snapshotText(view))).toEqual(view);
  expect([MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT]).toEqual(['firstView', '?']);
});
