/** Rows (rowSchemas.ts), made from the domain's records and converted to them. */
import * as v from 'valibot';
import { BannerSchema } from '../../src/domain/banner/banner';
import { categoryKey } from '../../src/domain/category/categoryKey';
import { CouponSchema } from '../../src/domain/coupon/couponForm';
import { type Food, FoodSchema, isSoldOutAt } from '../../src/domain/food/food';
import type { FoodLists } from '../../src/domain/food/foodForm';
import { type ChosenOption, unitPrice } from '../../src/domain/food/options';
import { type HistoryEntry, HistoryEntrySchema } from '../../src/domain/history/history';
import { InventoryRowSchema, stockStatus } from '../../src/domain/inventory/inventory';
import { toCents } from '../../src/domain/number/money';
import { describeLine } from '../../src/domain/order/line';
import { type Order, shortOrderId } from '../../src/domain/order/order';
import { readOrder } from '../../src/domain/order/olderOrder';
import { type Quote, type Terms, quote } from '../../src/domain/order/quote';
import { searchWords, wordsOf } from '../../src/domain/search/search';
import { type User, UserSchema, emailKey } from '../../src/domain/user/user';
import { now } from '../utils/clock';
import type { RowOf } from './rowSchemas';

export type FoodRow = RowOf<'foods'>;
export type CategoryRow = RowOf<'categories'>;
export type BannerRow = RowOf<'banners'>;
export type CouponRow = RowOf<'coupons'>;
export type UserRow = RowOf<'users'>;
export type CredentialRow = RowOf<'credentials'>;
export type OrderRow = RowOf<'orders'>;
export type HistoryRow = RowOf<'history'>;

/** The text by which lists sort: without case, accents and punctuation. */
function sortKey(text: string): string {
  return wordsOf(text).join(' ');
}

/** A dish as it is stored and answered: one without options, allergens or diets has none of the field. */
export function withoutEmptyLists<Lists extends FoodLists>({ options = [], allergens = [], diets = [], ...food }: Lists) {
  return { ...food, ...(options.length > 0 && { options }), ...(allergens.length > 0 && { allergens }), ...(diets.length > 0 && { diets }) };
}

/** The row of a dish, with its index fields computed. */
export function foodRow({ soldOutUntil = '', ...food }: Food & { n?: number; threshold: number; onMenu: 0 | 1 }): FoodRow {
  // Dishes that were removed from the menu are not found.
  const words = (text: string) => (food.onMenu === 1 ? searchWords([text]) : []);
  return {
    ...withoutEmptyLists(food),
    ...(soldOutUntil !== '' && { soldOutUntil }),
    nameWords: words(food.name),
    descriptionWords: words(food.description),
    categoryWords: words(food.category),
    lowStock: stockStatus(food) === 'Low Stock' ? 1 : 0,
    nameKey: sortKey(food.name),
    categoryKey: categoryKey(food.category),
  };
}

/** Converts a row to the dish of a response. @throws ValiError if the row is invalid */
export const toFood = v.parser(FoodSchema);

/** Converts a row to the dish as customers see it: one that is sold out until later has no stock. @throws ValiError if the row is invalid */
export function toOffer(row: FoodRow): Food {
  const { soldOutUntil, ...food } = toFood(row);
  return soldOutUntil !== undefined && isSoldOutAt({ soldOutUntil }, now().getTime()) ? { ...food, stock: 0, soldOutUntil } : food;
}

/** Converts a row to the inventory row of a response. @throws ValiError if the row is invalid */
export const toInventoryRow = v.parser(InventoryRowSchema);

/** The row of a new category. */
export function categoryRow(name: string): CategoryRow {
  return { key: categoryKey(name), name };
}

/** The category's name. @throws ValiError if the row is invalid */
export function toCategoryName({ name }: CategoryRow): string {
  return v.parse(v.string(), name);
}

/** Converts a row to the banner of a response. @throws ValiError if the row is invalid */
export const toBanner = v.parser(BannerSchema);

/** Converts a row to the coupon of a response. @throws ValiError if the row is invalid */
export const toCoupon = v.parser(CouponSchema);

/** The row of an account, with its index fields computed. */
export function userRow(user: Omit<UserRow, 'words' | 'emailKey' | 'nameKey' | 'addressKey'>): UserRow {
  const { name, email, phone, address } = user;
  return { ...user, words: searchWords([name, email, phone, address]), emailKey: emailKey(user.email), nameKey: sortKey(user.name), addressKey: sortKey(user.address) };
}

/** Converts a row to the account of a response. @throws ValiError if the row is invalid */
export function toUser(row: UserRow, orders: number): User {
  return v.parse(UserSchema, { ...row, isAdmin: row.role === 'administrator', orders });
}

/** Some pieces of a dish in an order, with the chosen options. */
export interface Sale {
  readonly food: Food;
  readonly quantity: number;
  readonly options?: readonly ChosenOption[];
}

/** The lines of a new order and what it costs. */
export function pricedItems(sales: readonly Sale[], terms: Terms): Pick<Order, 'items' | keyof Quote> {
  const items = sales.map(({ food: { id, name, image, price }, quantity, options = [] }) => ({
    foodId: id,
    foodName: name,
    foodImage: image,
    quantity,
    price: unitPrice(price, options),
    ...(options.length > 0 && { options: [...options] }),
  }));
  return { items, ...quote(items, terms) };
}

/**
 * Adds up the pieces of each category. Collects them in a Map, because a category may have the name `constructor` or
 * `__proto__`, which plain objects inherit.
 */
export function piecesPerCategory(sales: readonly Sale[]): OrderRow['soldPieces'] {
  const pieces = new Map<string, number>();
  for (const { food: { category }, quantity } of sales) pieces.set(category, (pieces.get(category) ?? 0) + quantity);
  return Object.fromEntries(pieces);
}

/** The row of an order, with its index fields computed. @param received an order of either shape @param soldPieces by category */
export function orderRow(received: { id: string }, soldPieces: Record<string, number>): OrderRow {
  const order = readOrder(received);
  const lines = order.items.map(describeLine);
  return {
    id: order.id,
    userId: order.userId,
    date: order.date,
    due: order.dueAt ?? order.date,
    status: order.status,
    cents: toCents(order.total),
    customerKey: sortKey(order.customerName),
    words: searchWords([shortOrderId(order.id), order.customerName, order.contactPhone, order.deliveryAddress, ...lines]),
    soldPieces,
    order: received,
  };
}

/** Converts a row to the order of a response, in the current shape. @throws ValiError if the row is invalid */
export function toOrder({ order }: OrderRow): Order {
  return readOrder(order);
}

/** The row of a history entry, with its index field computed. */
export function historyRow(entry: Omit<HistoryRow, 'words'>): HistoryRow {
  const { action, details, user, changes } = entry;
  return { ...entry, words: searchWords([action, details, user, ...changes.map(({ field }) => field)]) };
}

/** Converts a row to the history entry of a response. @throws ValiError if the row is invalid */
export function toHistoryEntry(row: HistoryRow): HistoryEntry {
  return v.parse(HistoryEntrySchema, { ...row, undoable: row.inverse !== undefined, undoneBy: row.undoneBy ?? '' });
}
