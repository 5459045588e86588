/**
 * What the stores hold: the domain's records plus the fields their indexes need. `n` counts up within a store, in the
 * order in which its records came; searches tell rows by it.
 */
import * as v from 'valibot';
import { type Banner, BannerSchema } from '../../src/domain/banner';
import { categoryKey } from '../../src/domain/categoryKey';
import { emailKey } from '../../src/domain/emailKey';
import { type Food, FoodSchema } from '../../src/domain/food';
import { type HistoryEntry, HistoryEntrySchema } from '../../src/domain/history';
import { type InventoryRow, InventoryRowSchema, stockStatus } from '../../src/domain/inventory';
import { toCents } from '../../src/domain/money';
import type { Order } from '../../src/domain/order';
import { readOrder } from '../../src/domain/olderOrder';
import { wordsOf } from '../../src/domain/search';
import { type User, UserSchema } from '../../src/domain/user';

/** The spelling lists are sorted by: without case, accents and punctuation. */
function sortKey(text: string): string {
  return wordsOf(text).join(' ');
}

/** A dish. One taken off the menu stays, with `on` at 0, for the orders that name it. */
export interface FoodRow extends Food {
  n?: number;
  threshold: number;
  on: 0 | 1;
  /** 1 where the stock is low (domain: stockStatus). */
  low: 0 | 1;
  nameKey: string;
  categoryKey: string;
}

/** The row of a dish, with its index fields made anew. */
export function foodRow(food: Food & { n?: number; threshold: number; on: 0 | 1 }): FoodRow {
  return {
    ...food,
    low: stockStatus(food) === 'Low Stock' ? 1 : 0,
    nameKey: sortKey(food.name),
    categoryKey: categoryKey(food.category),
  };
}

/** The dish as the API tells it. @throws ValiError where it is no dish */
export function toFood(row: FoodRow): Food {
  return v.parse(FoodSchema, row);
}

/** The dish as the inventory tells it. @throws ValiError where it is no dish */
export function toInventoryRow(row: FoodRow): InventoryRow {
  return v.parse(InventoryRowSchema, row);
}

/** A category; `key` is the one spelling that all of its names share (domain: categoryKey). */
export interface CategoryRow {
  n?: number;
  key: string;
  name: string;
}

/** The category's name. @throws ValiError where it has none */
export function toCategoryName({ name }: CategoryRow): string {
  return v.parse(v.string(), name);
}

/** A promotion. */
export interface BannerRow extends Banner {
  n?: number;
}

/** The banner as the API tells it. @throws ValiError where it is no banner */
export function toBanner(row: BannerRow): Banner {
  return v.parse(BannerSchema, row);
}

type Role = 'customer' | 'administrator';

/** An account. `orders` is not kept: it is counted. */
export interface UserRow extends Omit<User, 'isAdmin' | 'orders'> {
  n?: number;
  role: Role;
  /** Sample customers take any password (decisions, sessions and passwords). */
  anyPassword: boolean;
  emailKey: string;
  nameKey: string;
  addressKey: string;
}

/** The row of an account, with the fields that its indexes need. */
export function userRow(user: Omit<UserRow, 'emailKey' | 'nameKey' | 'addressKey'>): UserRow {
  return { ...user, emailKey: emailKey(user.email), nameKey: sortKey(user.name), addressKey: sortKey(user.address) };
}

/** The account as the API tells it. @throws ValiError where it is no account */
export function toUser(row: UserRow, orders: number): User {
  return v.parse(UserSchema, { ...row, isAdmin: row.role === 'administrator', orders });
}

/** What a password is checked against; the password itself is nowhere. */
export interface CredentialRow {
  userId: string;
  salt: string;
  hash: string;
  iterations: number;
}

/** A session that is open, and whose. */
export interface SessionRow {
  token: string;
  userId: string;
  createdAt: string;
}

/** An order as it was received, of today's shape or the older one, beside what its indexes need. */
export interface OrderRow {
  n?: number;
  id: string;
  userId: string;
  date: string;
  status: string;
  cents: number;
  customerKey: string;
  /** Pieces per category, as the categories were when it was sold. */
  sold: Record<string, number>;
  record: unknown;
}

/** So many pieces of a dish, as they are sold. */
export interface Sale {
  readonly food: Food;
  readonly quantity: number;
}

/** What an order keeps of them. */
export function itemOf({ food: { id, name, image, price }, quantity }: Sale): Order['items'][number] {
  return { foodId: id, foodName: name, foodImage: image, quantity, price };
}

/**
 * Adds up the pieces of each category. In a map first: a category may be called `constructor` or `__proto__`, which
 * every plain object has from the start.
 */
export function piecesPerCategory(sales: readonly Sale[]): OrderRow['sold'] {
  const pieces = new Map<string, number>();
  for (const { food: { category }, quantity } of sales) pieces.set(category, (pieces.get(category) ?? 0) + quantity);
  return Object.fromEntries(pieces);
}

/** The row of an order. */
export function orderRow(record: { id: string }, sold: Record<string, number>): OrderRow {
  const order = readOrder(record);
  return {
    id: order.id,
    userId: order.userId,
    date: order.date,
    status: order.status,
    cents: toCents(order.total),
    customerKey: sortKey(order.customerName),
    sold,
    record,
  };
}

/** The order as the API tells it: of today's shape, whichever it was received in. @throws ValiError where it is no order */
export function toOrder({ record }: OrderRow): Order {
  return readOrder(record);
}

/**
 * What an idempotency key of somebody made, and from what. `orderId` is the id of whatever it made, and keeps the name from
 * when that could only be an order.
 */
export interface OrderKeyRow {
  userId: string;
  key: string;
  orderId: string;
  fingerprint: string;
}

/** An entry of the history. */
export interface HistoryRow extends HistoryEntry {
  n?: number;
}

/** The entry as the API tells it. @throws ValiError where it is no entry */
export function toHistoryEntry(row: HistoryRow): HistoryEntry {
  return v.parse(HistoryEntrySchema, row);
}

/** A sum that is kept up to date by whoever changes what it counts, in the same transaction. */
export interface CounterRow {
  key: string;
  value: number;
}

/** The rows of one stretch of a store in which a term occurs (see searchIndex). */
export interface PostingRow {
  section: string;
  term: string;
  chunk: number;
  members: number[];
}
