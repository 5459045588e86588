/** Operations of administrators: dishes, options, prices, stock, categories, orders, coupons, settings and roles. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { ROLES } from '../../src/domain/user/roles';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { changeHours, pauseOrders, saveTerms, timePasses } from './hoursOperations';
import { Operation, type Verdict, callOperation, expectVerdict, fault } from './operation';
import { any, pick } from './operationClass';
import { COUPON_CODES, type PlainFood, type PlainShop, groupOf, sameName, usesOf } from './plainShop';
import type { Fault } from './realShop';
import { ADMINISTRATOR, addCoupon, addPlainCategory, addPlainFood, cancel, changePlainFood, changeRole, changeStatuses, deleteCoupon, log, removeCategory, settle } from './plainUndo';

/** Few names, so that they repeat; some are inherited properties of plain objects. */
const categoryName = fc.constantFrom('Soups', ' soups', 'Pizza', 'PASTA', 'Specials', '__proto__', 'constructor', 'toString', '50% / half');
const status = fc.constantFrom('pending', 'completed', 'out for delivery', '__proto__');
const cents = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(1, 57, 113, 9_999_999));

/** The fields of a dish that every change sets alike. */
const LOOKS = { description: 'As good as it sounds', image: 'pictures/garden-salad.webp', isVeg: true };

function foodBody({ name, cents: price, stock, category }: Pick<PlainFood, 'name' | 'cents' | 'stock' | 'category'>) {
  return { name, price: price / 100, stock, category, ...LOOKS };
}

const addFood = callOperation(
  'add a dish',
  fc.record({ name: fc.constantFrom('Lentil Soup', '<i>Pie</i>', 'constructor'), cents, stock: fc.nat(30), category: categoryName }),
  contract.addFood,
  (shop, dish) => ({
    token: shop.adminToken,
    body: foodBody(dish),
    status: 201,
    apply: (answer) => {
      const { id } = answer as { id: string };
      const category = settle(shop, dish.category);
      log(shop, 'Food Added', addPlainFood(shop, { ...dish, ...LOOKS, id, category, threshold: 10, options: '[]', onMenu: true }));
    },
  }),
);

const changeFood = callOperation(
  'change a dish',
  fc.record({ food: any, cents, stock: fc.option(fc.nat(30), { nil: undefined }), category: categoryName }),
  contract.updateFood,
  (shop, given) => {
    const food = pick(shop.foods, given.food);
    // A unique description makes every change one that the history logs.
    const looks = { ...LOOKS, description: `Made new ${String(shop.history.length)}` };
    const after = { ...looks, cents: given.cents, stock: given.stock ?? food.stock };
    return {
      token: shop.adminToken,
      params: { id: food.id },
      body: { ...foodBody({ ...food, ...after, category: given.category }), ...looks },
      status: food.onMenu ? 200 : 404,
      apply: () => {
        const category = settle(shop, given.category);
        log(shop, 'Food Updated', changePlainFood(shop, food, { ...after, category }, 'dish'));
      },
    };
  },
);

/** Sizes to choose from: none, one, or two, at prices that change. */
const sizes = fc.constantFrom<[string, number][]>([], [['small', 0]], [['small', 0], ['large', 250]], [['small', 50], ['large', 250]]);

const changeOptions = callOperation('change the options of a dish', fc.record({ food: any, sizes }), contract.updateFood, (shop, given) => {
  const food = pick(shop.foods, given.food);
  const choices = given.sizes.map(([id, price]) => ({ id, name: id, price: price / 100, isVeg: true, soldOut: false, isDefault: false, most: 1 }));
  const options = choices.length === 0 ? [] : [{ id: groupOf(food.id), name: 'Size', least: 1, most: 1, choices }];
  const text = JSON.stringify(options);
  return {
    token: shop.adminToken,
    params: { id: food.id },
    body: { options },
    status: food.onMenu ? 200 : 404,
    idle: text === food.options,
    apply: () => { if (text !== food.options) log(shop, 'Food Updated', changePlainFood(shop, food, { options: text }, 'dish')); },
  };
});

const removeFood = callOperation('remove a dish', any, contract.removeFood, (shop, n) => {
  const food = pick(shop.foods, n);
  return {
    token: shop.adminToken,
    params: { id: food.id },
    status: food.onMenu ? 204 : 404,
    apply: () => { log(shop, 'Food Removed', changePlainFood(shop, food, { onMenu: false }, 'dish')); },
  };
});

const changeStock = callOperation(
  'change the stock',
  fc.record({ food: any, what: fc.constantFrom('stock', 'threshold', 'restock'), by: fc.oneof(fc.nat(30), fc.constantFrom(0, 1, 10, 1_000_000)) }),
  contract.changeInventory,
  (shop, { food: n, what, by }) => {
    const food = pick(shop.foods, n);
    const field = what === 'threshold' ? 'threshold' : 'stock';
    const value = what === 'restock' ? food.stock + by : by;
    const possible = value > 1_000_000 ? 422 : 200;
    return {
      token: shop.adminToken,
      params: { id: food.id },
      body: { [what]: by },
      status: food.onMenu ? possible : 404,
      idle: value === food[field],
      apply: () => {
        if (value === food[field]) return;
        log(shop, what === 'threshold' ? 'Threshold Updated' : 'Stock Updated', changePlainFood(shop, food, { [field]: value }, 'stock'));
      },
    };
  },
);

const isKnown = (shop: PlainShop, name: string) => shop.categories.some(({ key }) => sameName(key, name));

const addCategory = callOperation('add a category', categoryName, contract.addCategory, (shop, name) => ({
  token: shop.adminToken,
  body: { name },
  status: isKnown(shop, name) ? 409 : 201,
  apply: () => { log(shop, 'Category Added', addPlainCategory(shop, name)); },
}));

const deleteCategory = callOperation('delete a category', categoryName, contract.deleteCategory, (shop, name) => {
  const deleted = shop.foods.some((food) => food.onMenu && sameName(food.category, name)) ? 409 : 204;
  return {
    token: shop.adminToken,
    params: { name },
    status: isKnown(shop, name) ? deleted : 404,
    apply: () => { log(shop, 'Category Deleted', removeCategory(shop, name)); },
  };
});

/** The expected result: all orders change, or none if an id is unknown. */
function statusVerdict(shop: PlainShop, ids: readonly string[], next: string): Verdict {
  const named = [...new Set(ids)];
  const orders = named.flatMap((id) => shop.orders.find((order) => order.id === id) ?? []);
  const changes = orders.filter((order) => order.status !== next).map((order) => ({ order, to: next }));
  const possible = changes.some(({ order }) => order.cancelled) ? 409 : 200;
  return {
    status: orders.length === named.length ? possible : 404,
    idle: changes.length === 0,
    apply: () => { if (changes.length > 0) log(shop, 'Order Status Changed', changeStatuses(shop, changes)); },
  };
}

const setStatus = callOperation('set a status', fc.record({ order: any, status }), contract.setOrderStatus, (shop, { order, status: next }) => {
  const { id } = pick(shop.orders, order);
  return { token: shop.adminToken, params: { id }, body: { status: next }, ...statusVerdict(shop, [id], next) };
});

const setStatuses = callOperation(
  'set several statuses',
  fc.record({ orders: fc.array(any, { minLength: 1, maxLength: 5 }), unknown: fc.nat(3), status }),
  contract.setOrderStatuses,
  (shop, { orders, unknown, status: next }) => {
    const ids = [...orders.map((n) => pick(shop.orders, n).id), ...(unknown === 0 ? ['never-was'] : [])];
    return { token: shop.adminToken, body: { ids, status: next }, ...statusVerdict(shop, ids, next) };
  },
);

/** One of the latest orders, or any. */
const cancelOrder = callOperation('cancel an order', fc.oneof(fc.nat(1), any), contract.cancelOrder, (shop, n) => {
  const order = pick([...shop.orders].reverse(), n);
  const possible = shop.terms.staffCancel && order.status !== 'completed' ? 200 : 409;
  const idle = order.status === 'cancelled';
  return {
    token: shop.adminToken,
    params: { id: order.id },
    body: { reason: 'busy', text: '' },
    status: idle ? 200 : possible,
    idle,
    apply: () => { if (!idle) log(shop, 'Order Status Changed', cancel(shop, order)); },
  };
});

const terms = fc.record({
  rate: fc.constantFrom(8000, 0, 8875, 100_000),
  fee: fc.constantFrom(299, 0, 1),
  staffCancel: fc.boolean(),
  cancelMinutes: fc.constantFrom(0, 60),
});

const changeSettings = callOperation('change the settings', terms, contract.changeSettings, (shop, given) => {
  const { rate, fee, ...cancelling } = given;
  return saveTerms(shop, given, { taxRate: rate / 100_000, deliveryFee: fee / 100, ...cancelling });
});

const coupon = fc.record({
  code: fc.constantFrom(...COUPON_CODES),
  percent: fc.constantFrom(null, 10, 33, 100),
  cents: fc.constantFrom(1, 500),
  appliesTo: fc.constantFrom<'dishes' | 'delivery'>('dishes', 'dishes', 'delivery'),
  minimum: fc.constantFrom(0, 0, 1000),
  limit: fc.constantFrom(0, 1, 2),
  customerLimit: fc.constantFrom(0, 1),
});

const offerCoupon = callOperation('add a coupon', coupon, contract.addCoupon, (shop, given) => {
  const { code, percent, appliesTo, limit, customerLimit } = given;
  const cents = percent === null ? given.cents : 0;
  const value = percent === null ? { kind: 'amount', value: cents / 100 } : { kind: 'percent', value: percent };
  return {
    token: shop.adminToken,
    body: { code, ...value, appliesTo, minimum: given.minimum / 100, validFrom: '', validUntil: '', limit, customerLimit, active: true },
    status: shop.coupons.some((other) => other.code === code) ? 409 : 201,
    apply: (answer) => { log(shop, 'Coupon Added', addCoupon(shop, { ...given, cents, id: (answer as { id: string }).id })); },
  };
});

const withdrawCoupon = callOperation('delete a coupon', any, contract.deleteCoupon, (shop, n) => {
  const known = shop.coupons[n % Math.max(shop.coupons.length, 1)];
  const possible = known && usesOf(shop, known.id) > 0 ? 409 : 204;
  return {
    token: shop.adminToken,
    params: { id: known?.id ?? 'never-was' },
    status: known ? possible : 404,
    apply: () => { if (known) log(shop, 'Coupon Deleted', deleteCoupon(shop, known)); },
  };
});

const setRole = callOperation('change a role', fc.record({ person: any, role: fc.constantFrom(...ROLES) }), contract.changeRole, (shop, given) => {
  const person = pick(shop.people, given.person);
  const idle = person.role === given.role;
  return {
    token: shop.adminToken,
    params: { id: person.id },
    body: { role: given.role },
    status: 200,
    idle,
    apply: () => { if (!idle) log(shop, 'Role Changed', changeRole(shop, person, given.role)); },
  };
});

/** The id of an entry of the history, which the model has in the same order. */
async function entryId(at: number): Promise<string> {
  const { db } = await openDatabase();
  return (await db.history.orderBy(':id').offset(at).first())?.id ?? '';
}

/** Undoes the entry at an index of the history. */
export async function undoAt(shop: PlainShop, at: number, under: Fault = 'none') {
  const entry = shop.history[at];
  if (!entry) throw new Error(`The history has no entry ${String(at)}`);
  const { undo, undoneBy } = entry;
  const possible = undo && undoneBy === '' && !undo.isRefused(shop) ? undo : null;
  return expectVerdict(contract.undoChange, { token: shop.adminToken, params: { id: await entryId(at) } }, under, {
    status: possible ? 201 : 409,
    apply: () => {
      if (!possible) return;
      const redo = possible.apply(shop);
      entry.undoneBy = ADMINISTRATOR;
      log(shop, 'Change Undone', redo);
    },
  });
}

/** One of the latest entries, or any. */
const undo = fc.record({ back: fc.oneof(fc.nat(4), any), fault }).map(
  (given) =>
    new Operation('undo a change', given, async (shop) => {
      await undoAt(shop, shop.history.length - 1 - (given.back % shop.history.length), given.fault);
    }),
);

/** Changes of administrators. */
export const administratorChanges = [
  addFood, changeFood, changeFood, changeOptions, changeOptions, changeOptions, changeOptions, removeFood, changeStock, changeStock, addCategory, deleteCategory,
  setStatus, setStatuses, cancelOrder, cancelOrder, cancelOrder, changeSettings, changeHours, changeHours, pauseOrders, pauseOrders, offerCoupon, offerCoupon, withdrawCoupon, withdrawCoupon, setRole,
];

export const administratorOperations = [...administratorChanges, timePasses, timePasses, undo, undo, undo];
