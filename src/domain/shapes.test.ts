/** The shapes of the API's responses: a complete value passes, a missing or wrong field is refused. */
import * as v from 'valibot';
import { RefusalSchema } from './http/apiRefusal';
import { lineChangesOf } from './cart/lineChange';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT, snapshotText } from './menuSnapshot';
import { FoodSchema, MenuSchema, dietOf } from './food/food';
import { HISTORY_ACTIONS, HistoryEntrySchema } from './history/history';
import { InventoryRowSchema } from './inventory/inventory';
import { readOrder } from './order/olderOrder';
import { OrderSchema } from './order/order';
import { ChartsSchema, OverviewSchema, SAMPLE_CHARTS } from './overview/overview';
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

describe('limits of responses', () => {
  it('stock is a whole number from 0', () => {
    expect([0, -1, 1.5].map((each) => v.is(FoodSchema, { ...food, stock: each }))).toEqual([true, false, false]);
  });

  it('an order date is an instant, and the number of orders is whole', () => {
    expect(['2024-01-01', 'yesterday', '2024-01-01T12:00:00', '2024-01-01T12:00:00Z'].map((date) => v.is(OrderSchema, { ...order, date }))).toEqual([false, false, false, true]);
    expect([1, 0.5, -1].map((orders) => v.is(UserSchema, { ...user, orders }))).toEqual([true, false, false]);
    expect([12.34, -1].map((total) => v.is(OrderSchema, { ...order, total }))).toEqual([true, false]);
  });

  it('a refusal has a message', () => {
    expect(v.is(RefusalSchema, { status: 400, code: 'invalid', message: '' })).toBe(false);
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

  it('an order of the current shape stays as it is, and an older one is converted', () => {
    expect(readOrder(order)).toEqual(order);
    expect(readOrder({ id: 'o', userId: '1', foodName: 'Soup', date: '2020-01-01' })).toEqual({
      id: 'o', userId: '1', customerName: '', items: [{ foodId: '', foodName: 'Soup', foodImage: '', quantity: 1, price: 0 }], subtotal: 0, taxRate: 0, tax: 0, deliveryFee: 0, total: 0,
      status: 'pending', deliveryAddress: '', contactPhone: '', specialInstructions: '', paymentMethod: 'cash', date: '2020-01-01T00:00:00.000Z', statusChanges: [],
    });
  });

  it('the sample charts have the specified values', () => {
    expect(SAMPLE_CHARTS.monthlySales.map(({ month, sales }) => `${month} ${String(sales)}`)).toEqual(['Jan 3000', 'Feb 4500', 'Mar 3500', 'Apr 2000', 'May 2000', 'Jun 4000']);
    expect(SAMPLE_CHARTS.foodCategories.map(({ category: slice, share }) => `${slice} ${String(share)}`)).toEqual(['Pasta 25', 'Salad 25', 'Pizza 25', 'Desserts 25']);
  });

  it('a diet has its label', () => {
    expect([dietOf({ isVeg: true }), dietOf({ isVeg: false })]).toEqual(['Veg', 'Non-Veg']);
  });

  it('two first views are equal when their text is', () => {
    const view = { menu: { categories: ['Soups'], foods: [food] }, banners: [], shop: DEFAULT_SETTINGS };
    expect(JSON.parse(snapshotText(view))).toEqual(view);
    expect([MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT]).toEqual(['firstView', '?']);
  });
});

describe('the changes since the cart was filled', () => {
  const known = (more: Partial<typeof food>, onMenu = true) => () => ({ food: { ...food, ...more }, onMenu });
  const line = { foodId: 'soup', quantity: 3, price: 4.99 };

  it('are none while price and stock suffice', () => {
    expect(lineChangesOf([line], known({}))).toEqual([]);
  });

  it('are listed by kind, stock before price', () => {
    expect(lineChangesOf([line], known({ stock: 2, price: 5 }))).toEqual([
      { kind: 'stock', foodId: 'soup', foodName: 'Soup', wanted: 3, available: 2 },
      { kind: 'price', foodId: 'soup', foodName: 'Soup', was: 4.99, now: 5 },
    ]);
    expect(lineChangesOf([line], known({}, false))).toEqual([{ kind: 'gone', foodId: 'soup', foodName: 'Soup' }]);
    expect(lineChangesOf([line], () => undefined)).toEqual([{ kind: 'gone', foodId: 'soup', foodName: 'This dish' }]);
  });
});
