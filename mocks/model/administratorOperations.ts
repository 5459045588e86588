/** Operations of administrators: dishes, options, prices, stock, categories, banners, orders, coupons, settings and roles. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { ROLES } from '../../src/domain/user/roles';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { changeHours, pauseOrders, saveTerms, timePasses } from './hoursOperations';
import { Operation, type Verdict, expectVerdict, fault } from './operation';
import { any, pick } from './operationClass';
import { COUPON_CODES, type PlainFood, type PlainShop, groupOf, sameName, usesOf } from './plainShop';
import type { Fault } from './realShop';
import { ADMINISTRATOR, add, addCoupon, addPlainFood, cancel, changePlainFood, changeRole, changeStatuses, deleteCoupon, log, remove, settle } from './plainUndo';

/** Few names, so that they repeat; some are inherited properties of plain objects. */
const categoryName = fc.constantFrom('Soups', ' soups', 'Pizza', 'PASTA', 'Specials', '__proto__', 'constructor', 'toString', '50% / half');
const status = fc.constantFrom('pending', 'completed', 'out for delivery', '__proto__');
const cents = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(1, 57, 113, 9_999_999));

/** The fields of a dish that every change sets alike. */
const LOOKS = { description: 'As good as it sounds', image: 'pictures/garden-salad.webp', isVeg: true };

function foodBody({ name, cents: price, stock, category }: Pick<PlainFood, 'name' | 'cents' | 'stock' | 'category'>) {
  return { name, price: price / 100, stock, category, ...LOOKS };
}

const addFood = fc.record({ name: fc.constantFrom('Lentil Soup', '<i>Pie</i>', 'constructor'), cents, stock: fc.nat(30), category: categoryName, fault }).map(
  (given) =>
    new Operation('add a dish', given, async (shop) => {
      const { fault: under, ...dish } = given;
      await expectVerdict(contract.addFood, { token: shop.adminToken, body: foodBody(dish) }, under, {
        status: 201,
        apply: (answer) => {
          const { id } = answer as { id: string };
          const category = settle(shop, dish.category);
          log(shop, 'Food Added', addPlainFood(shop, { ...dish, ...LOOKS, id, category, threshold: 10, options: '[]', onMenu: true }));
        },
      });
    }),
);

const changeFood = fc.record({ food: any, cents, stock: fc.option(fc.nat(30), { nil: undefined }), category: categoryName, fault }).map(
  (given) =>
    new Operation('change a dish', given, async (shop) => {
      const food = pick(shop.foods, given.food);
      // A unique description makes every change one that the history logs.
      const looks = { ...LOOKS, description: `Made new ${String(shop.history.length)}` };
      const after = { ...looks, cents: given.cents, stock: given.stock ?? food.stock };
      const body = { ...foodBody({ ...food, ...after, category: given.category }), ...looks };
      await expectVerdict(contract.updateFood, { token: shop.adminToken, params: { id: food.id }, body }, given.fault, {
        status: food.onMenu ? 200 : 404,
        apply: () => {
          const category = settle(shop, given.category);
          log(shop, 'Food Updated', changePlainFood(shop, food, { ...after, category }, 'dish'));
        },
      });
    }),
);

/** Sizes to choose from: none, one, or two, at prices that change. */
const sizes = fc.constantFrom<[string, number][]>([], [['small', 0]], [['small', 0], ['large', 250]], [['small', 50], ['large', 250]]);

const changeOptions = fc.record({ food: any, sizes, fault }).map(
  (given) =>
    new Operation('change the options of a dish', given, async (shop) => {
      const food = pick(shop.foods, given.food);
      const choices = given.sizes.map(([id, price]) => ({ id, name: id, price: price / 100, isVeg: true, soldOut: false, isDefault: false, most: 1 }));
      const options = choices.length === 0 ? [] : [{ id: groupOf(food.id), name: 'Size', least: 1, most: 1, choices }];
      const text = JSON.stringify(options);
      await expectVerdict(contract.updateFood, { token: shop.adminToken, params: { id: food.id }, body: { options } }, given.fault, {
        status: food.onMenu ? 200 : 404,
        idle: text === food.options,
        apply: () => {
          if (text !== food.options) log(shop, 'Food Updated', changePlainFood(shop, food, { options: text }, 'dish'));
        },
      });
    }),
);

const removeFood = fc.record({ food: any, fault }).map(
  (given) =>
    new Operation('remove a dish', given, async (shop) => {
      const food = pick(shop.foods, given.food);
      await expectVerdict(contract.removeFood, { token: shop.adminToken, params: { id: food.id } }, given.fault, {
        status: food.onMenu ? 204 : 404,
        apply: () => {
          log(shop, 'Food Removed', changePlainFood(shop, food, { onMenu: false }, 'dish'));
        },
      });
    }),
);

const changeStock = fc.record({ food: any, what: fc.constantFrom('stock', 'threshold', 'restock'), by: fc.oneof(fc.nat(30), fc.constantFrom(0, 1, 10, 1_000_000)), fault }).map(
  (given) =>
    new Operation('change the stock', given, async (shop) => {
      const food = pick(shop.foods, given.food);
      const field = given.what === 'threshold' ? 'threshold' : 'stock';
      const value = given.what === 'restock' ? food.stock + given.by : given.by;
      const possible = value > 1_000_000 ? 422 : 200;
      await expectVerdict(contract.changeInventory, { token: shop.adminToken, params: { id: food.id }, body: { [given.what]: given.by } }, given.fault, {
        status: food.onMenu ? possible : 404,
        idle: value === food[field],
        apply: () => {
          if (value === food[field]) return;
          log(shop, given.what === 'threshold' ? 'Threshold Updated' : 'Stock Updated', changePlainFood(shop, food, { [field]: value }, 'stock'));
        },
      });
    }),
);

const addCategory = fc.record({ name: categoryName, fault }).map(
  (given) =>
    new Operation('add a category', given, async (shop) => {
      const known = shop.categories.some(({ key }) => sameName(key, given.name));
      await expectVerdict(contract.addCategory, { token: shop.adminToken, body: { name: given.name } }, given.fault, {
        status: known ? 409 : 201,
        apply: () => {
          log(shop, 'Category Added', add(shop, 'categories', given.name.trim()));
        },
      });
    }),
);

const deleteCategory = fc.record({ name: categoryName, fault }).map(
  (given) =>
    new Operation('delete a category', given, async (shop) => {
      const known = shop.categories.some(({ key }) => sameName(key, given.name));
      const used = shop.foods.some((food) => food.onMenu && sameName(food.category, given.name));
      const deleted = used ? 409 : 204;
      await expectVerdict(contract.deleteCategory, { token: shop.adminToken, params: { name: given.name } }, given.fault, {
        status: known ? deleted : 404,
        apply: () => {
          log(shop, 'Category Deleted', remove(shop, 'categories', given.name));
        },
      });
    }),
);

/** The expected result: all orders change, or none if an id is unknown. */
function statusVerdict(shop: PlainShop, ids: readonly string[], next: string): Verdict {
  const named = [...new Set(ids)];
  const orders = named.flatMap((id) => shop.orders.find((order) => order.id === id) ?? []);
  const changes = orders.filter((order) => order.status !== next).map((order) => ({ order, to: next }));
  const possible = changes.some(({ order }) => order.cancelled) ? 409 : 200;
  return {
    status: orders.length === named.length ? possible : 404,
    idle: changes.length === 0,
    apply: () => {
      if (changes.length > 0) log(shop, 'Order Status Changed', changeStatuses(shop, changes));
    },
  };
}

const setStatus = fc.record({ order: any, status, fault }).map(
  (given) =>
    new Operation('set a status', given, async (shop) => {
      const { id } = pick(shop.orders, given.order);
      const request = { token: shop.adminToken, params: { id }, body: { status: given.status } };
      await expectVerdict(contract.setOrderStatus, request, given.fault, statusVerdict(shop, [id], given.status));
    }),
);

const setStatuses = fc.record({ orders: fc.array(any, { minLength: 1, maxLength: 5 }), unknown: fc.nat(3), status, fault }).map(
  (given) =>
    new Operation('set several statuses', given, async (shop) => {
      const ids = [...given.orders.map((n) => pick(shop.orders, n).id), ...(given.unknown === 0 ? ['never-was'] : [])];
      const request = { token: shop.adminToken, body: { ids, status: given.status } };
      await expectVerdict(contract.setOrderStatuses, request, given.fault, statusVerdict(shop, ids, given.status));
    }),
);

/** One of the latest orders, or any. */
const cancelOrder = fc.record({ order: fc.oneof(fc.nat(1), any), fault }).map(
  (given) =>
    new Operation('cancel an order', given, async (shop) => {
      const order = pick([...shop.orders].reverse(), given.order);
      const possible = shop.terms.staffCancel && order.status !== 'completed' ? 200 : 409;
      await expectVerdict(contract.cancelOrder, { token: shop.adminToken, params: { id: order.id }, body: { reason: 'busy', text: '' } }, given.fault, {
        status: order.status === 'cancelled' ? 200 : possible,
        idle: order.status === 'cancelled',
        apply: () => {
          if (order.status !== 'cancelled') log(shop, 'Order Status Changed', cancel(shop, order));
        },
      });
    }),
);

const terms = fc.record({
  rate: fc.constantFrom(8000, 0, 8875, 100_000),
  fee: fc.constantFrom(299, 0, 1),
  staffCancel: fc.boolean(),
  cancelMinutes: fc.constantFrom(0, 60),
});

const changeSettings = fc.record({ terms, fault }).map(
  (given) =>
    new Operation('change the settings', given, async (shop) => {
      const { rate, fee, ...cancelling } = given.terms;
      await saveTerms(shop, given.terms, { taxRate: rate / 100_000, deliveryFee: fee / 100, ...cancelling }, given.fault);
    }),
);

const coupon = fc.record({
  code: fc.constantFrom(...COUPON_CODES),
  percent: fc.constantFrom(null, 10, 33, 100),
  cents: fc.constantFrom(1, 500),
  appliesTo: fc.constantFrom<'dishes' | 'delivery'>('dishes', 'dishes', 'delivery'),
  minimum: fc.constantFrom(0, 0, 1000),
  limit: fc.constantFrom(0, 1, 2),
  customerLimit: fc.constantFrom(0, 1),
});

const offerCoupon = fc.record({ coupon, fault }).map(
  (given) =>
    new Operation('add a coupon', given, async (shop) => {
      const { code, percent, appliesTo, limit, customerLimit } = given.coupon;
      const cents = percent === null ? given.coupon.cents : 0;
      const value = percent === null ? { kind: 'amount', value: cents / 100 } : { kind: 'percent', value: percent };
      const body = { code, ...value, appliesTo, minimum: given.coupon.minimum / 100, validFrom: '', validUntil: '', limit, customerLimit, active: true };
      await expectVerdict(contract.addCoupon, { token: shop.adminToken, body }, given.fault, {
        status: shop.coupons.some((other) => other.code === code) ? 409 : 201,
        apply: (answer) => {
          log(shop, 'Coupon Added', addCoupon(shop, { ...given.coupon, cents, id: (answer as { id: string }).id }));
        },
      });
    }),
);

const withdrawCoupon = fc.record({ coupon: any, fault }).map(
  (given) =>
    new Operation('delete a coupon', given, async (shop) => {
      const known = shop.coupons[given.coupon % Math.max(shop.coupons.length, 1)];
      const possible = known && usesOf(shop, known.id) > 0 ? 409 : 204;
      await expectVerdict(contract.deleteCoupon, { token: shop.adminToken, params: { id: known?.id ?? 'never-was' } }, given.fault, {
        status: known ? possible : 404,
        apply: () => {
          if (known) log(shop, 'Coupon Deleted', deleteCoupon(shop, known));
        },
      });
    }),
);

const setRole = fc.record({ person: any, role: fc.constantFrom(...ROLES), fault }).map(
  (given) =>
    new Operation('change a role', given, async (shop) => {
      const person = pick(shop.people, given.person);
      const idle = person.role === given.role;
      await expectVerdict(contract.changeRole, { token: shop.adminToken, params: { id: person.id }, body: { role: given.role } }, given.fault, {
        status: 200,
        idle,
        apply: () => {
          if (!idle) log(shop, 'Role Changed', changeRole(shop, person, given.role));
        },
      });
    }),
);

const addBanner = fault.map(
  (under) =>
    new Operation('add a banner', under, async (shop) => {
      await expectVerdict(contract.addBanner, { token: shop.adminToken, body: { url: 'pictures/pie.webp', title: 'Pie day' } }, under, {
        status: 201,
        apply: (answer) => {
          log(shop, 'Banner Added', add(shop, 'banners', (answer as { id: string }).id));
        },
      });
    }),
);

const deleteBanner = fc.record({ banner: any, fault }).map(
  (given) =>
    new Operation('delete a banner', given, async (shop) => {
      const known = shop.banners.length > 0;
      const id = known ? pick(shop.banners, given.banner).key : 'never-was';
      await expectVerdict(contract.deleteBanner, { token: shop.adminToken, params: { id } }, given.fault, {
        status: known ? 204 : 404,
        apply: () => {
          log(shop, 'Banner Deleted', remove(shop, 'banners', id));
        },
      });
    }),
);

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
  setStatus, setStatuses, cancelOrder, cancelOrder, cancelOrder, changeSettings, changeHours, changeHours, pauseOrders, pauseOrders, offerCoupon, offerCoupon, withdrawCoupon, withdrawCoupon, setRole, addBanner, deleteBanner,
];

export const administratorOperations = [...administratorChanges, timePasses, timePasses, undo, undo, undo];
