/** Operations of administrators: dishes, prices, stock, categories, banners and order statuses. */
import fc from 'fast-check';
import { contract } from '../../src/domain/contract';
import { KNOWN_STATUSES } from '../../src/domain/order/orderStatus';
import { Operation, type Verdict, expectVerdict, fault } from './operation';
import { any, pick } from './operationClass';
import { type PlainFood, type PlainShop, sameName } from './plainShop';

const ADMINISTRATOR = 'Alex Morgan';
/** Few names, so that they repeat; some are inherited properties of plain objects. */
const categoryName = fc.constantFrom('Soups', ' soups', 'Pizza', 'PASTA', 'Specials', '__proto__', 'constructor', 'toString', '50% / half');
const status = fc.constantFrom(...KNOWN_STATUSES, 'out for delivery', '__proto__');
const cents = fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.constantFrom(1, 57, 113, 9_999_999));

function log(shop: PlainShop, action: string) {
  shop.history.push({ action, user: ADMINISTRATOR });
}

/** The stored spelling of a category's name. Adds a new category. */
function settle(shop: PlainShop, name: string): string {
  const known = shop.categories.find((each) => sameName(each, name));
  if (known !== undefined) return known;
  shop.categories.push(name.trim());
  log(shop, 'Category Added');
  return name.trim();
}

function foodBody({ name, cents: price, stock, category }: Pick<PlainFood, 'name' | 'cents' | 'stock' | 'category'>) {
  return { name, description: 'As good as it sounds', price: price / 100, stock, category, image: 'pictures/garden-salad.webp', isVeg: true };
}

const addFood = fc.record({ name: fc.constantFrom('Lentil Soup', '<i>Pie</i>', 'constructor'), cents, stock: fc.nat(30), category: categoryName, fault }).map(
  (given) =>
    new Operation('add a dish', given, async (shop) => {
      const { fault: under, ...dish } = given;
      await expectVerdict(contract.addFood, { token: shop.adminToken, body: foodBody(dish) }, under, {
        status: 201,
        apply: (answer) => {
          const { id } = answer as { id: string };
          shop.foods.push({ ...dish, id, category: settle(shop, dish.category), threshold: 10, onMenu: true });
          log(shop, 'Food Added');
        },
      });
    }),
);

const changeFood = fc.record({ food: any, cents, stock: fc.option(fc.nat(30), { nil: undefined }), category: categoryName, fault }).map(
  (given) =>
    new Operation('change a dish', given, async (shop) => {
      const food = pick(shop.foods, given.food);
      const after = { ...food, cents: given.cents, stock: given.stock ?? food.stock, category: given.category };
      // The model does not track picture and description, and the first change of a sample dish sets them. A unique
      // description makes every change one that the history logs.
      const body = { ...foodBody(after), description: `Made new ${String(shop.history.length)}` };
      await expectVerdict(contract.updateFood, { token: shop.adminToken, params: { id: food.id }, body }, given.fault, {
        status: food.onMenu ? 200 : 404,
        apply: () => {
          Object.assign(food, after, { category: settle(shop, after.category) });
          log(shop, 'Food Updated');
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
          food.onMenu = false;
          log(shop, 'Food Removed');
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
          if (value !== food[field]) log(shop, given.what === 'threshold' ? 'Threshold Updated' : 'Stock Updated');
          food[field] = value;
        },
      });
    }),
);

const addCategory = fc.record({ name: categoryName, fault }).map(
  (given) =>
    new Operation('add a category', given, async (shop) => {
      const known = shop.categories.some((each) => sameName(each, given.name));
      await expectVerdict(contract.addCategory, { token: shop.adminToken, body: { name: given.name } }, given.fault, {
        status: known ? 409 : 201,
        apply: () => {
          shop.categories.push(given.name.trim());
          log(shop, 'Category Added');
        },
      });
    }),
);

const deleteCategory = fc.record({ name: categoryName, fault }).map(
  (given) =>
    new Operation('delete a category', given, async (shop) => {
      const at = shop.categories.findIndex((each) => sameName(each, given.name));
      const used = shop.foods.some((food) => food.onMenu && sameName(food.category, given.name));
      const deleted = used ? 409 : 204;
      await expectVerdict(contract.deleteCategory, { token: shop.adminToken, params: { name: given.name } }, given.fault, {
        status: at < 0 ? 404 : deleted,
        apply: () => {
          shop.categories.splice(at, 1);
          log(shop, 'Category Deleted');
        },
      });
    }),
);

/** The expected result: all orders change, or none if an id is unknown. */
function statusVerdict(shop: PlainShop, ids: readonly string[], next: string): Verdict {
  const orders = shop.orders.filter(({ id }) => ids.includes(id));
  const changed = orders.filter((order) => order.status !== next);
  return {
    status: orders.length === new Set(ids).size ? 200 : 404,
    idle: changed.length === 0,
    apply: () => {
      if (changed.length > 0) log(shop, 'Order Status Changed');
      for (const order of changed) order.status = next;
    },
  };
}

const setStatus = fc.record({ order: any, status, fault }).map(
  (given) =>
    new Operation('set a status', given, async (shop) => {
      const { id } = pick(shop.orders, given.order);
      const occasion = { token: shop.adminToken, params: { id }, body: { status: given.status } };
      await expectVerdict(contract.setOrderStatus, occasion, given.fault, statusVerdict(shop, [id], given.status));
    }),
);

const setStatuses = fc.record({ orders: fc.array(any, { minLength: 1, maxLength: 5 }), unknown: fc.nat(3), status, fault }).map(
  (given) =>
    new Operation('set several statuses', given, async (shop) => {
      const ids = [...given.orders.map((n) => pick(shop.orders, n).id), ...(given.unknown === 0 ? ['never-was'] : [])];
      const occasion = { token: shop.adminToken, body: { ids, status: given.status } };
      await expectVerdict(contract.setOrderStatuses, occasion, given.fault, statusVerdict(shop, ids, given.status));
    }),
);

const addBanner = fault.map(
  (under) =>
    new Operation('add a banner', under, async (shop) => {
      await expectVerdict(contract.addBanner, { token: shop.adminToken, body: { url: 'pictures/pie.webp', title: 'Pie day' } }, under, {
        status: 201,
        apply: (answer) => {
          shop.banners.push((answer as { id: string }).id);
          log(shop, 'Banner Added');
        },
      });
    }),
);

const deleteBanner = fc.record({ banner: any, fault }).map(
  (given) =>
    new Operation('delete a banner', given, async (shop) => {
      const known = shop.banners.length > 0;
      const id = known ? pick(shop.banners, given.banner) : 'never-was';
      await expectVerdict(contract.deleteBanner, { token: shop.adminToken, params: { id } }, given.fault, {
        status: known ? 204 : 404,
        apply: () => {
          shop.banners.splice(shop.banners.indexOf(id), 1);
          log(shop, 'Banner Deleted');
        },
      });
    }),
);

export const administratorOperations = [
  addFood, changeFood, changeFood, removeFood, changeStock, changeStock,
  addCategory, deleteCategory, setStatus, setStatuses, addBanner, deleteBanner,
];
