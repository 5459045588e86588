/**
 * The port to the database: what the repositories ask of a store. `mocks/indexeddb` answers it with IndexedDB, and
 * `server/postgres` with PostgreSQL; both run the same handlers and rules.
 */
import type { RowOf, StoreName } from './rows/rowSchemas';

/** Which rows of a table; without any condition all. */
export interface Filter<Row> {
  /** Fields with these values. */
  readonly where?: Partial<Row>;
  /** Row numbers above this one. */
  readonly after?: number | undefined;
  /** Row numbers up to this one. */
  readonly upTo?: number;
  readonly words?: WordFilter<Row> | undefined;
}

/** Rows by the words of some of their fields, which have an index of words. */
export interface WordFilter<Row> {
  readonly in: readonly (keyof Row & string)[];
  /** Of each list, one word has to match a word of the row. */
  readonly each: readonly (readonly string[])[];
  /** Whether a word matches as a whole only, or also as the beginning of one. */
  readonly as: 'whole' | 'beginning';
}

/** Some rows in an order. Rows with equal values are in the order of their insertion, or its reverse. */
export interface Query<Row> extends Filter<Row> {
  /** The fields to sort by; by default the row number. One of the store's indexes has to begin with them. */
  readonly by?: readonly (keyof Row & string)[];
  readonly order?: 'asc' | 'desc';
  readonly offset?: number;
  readonly limit?: number;
}

/** A table in a transaction. */
export interface Rows<Row> {
  readonly name: StoreName;
  /** The row with this key (`KEYS`). */
  get(key: string): Promise<Row | undefined>;
  /** The rows with these keys, in the same order; undefined where there is none. */
  getAll(keys: readonly string[]): Promise<(Row | undefined)[]>;
  find(query?: Query<Row>): Promise<Row[]>;
  /** Some fields of the rows, which a server reads faster than whole rows. */
  findParts<Field extends keyof Row & string>(query: Query<Row>, fields: readonly Field[]): Promise<Pick<Row, Field>[]>;
  /** Some rows, and how many there are without offset and limit. */
  page(query: Query<Row>): Promise<{ readonly rows: Row[]; readonly total: number }>;
  count(filter?: Filter<Row>): Promise<number>;
  /** The distinct values of a text field, or the distinct words of a list, in no order. */
  distinct(field: keyof Row & string): Promise<string[]>;
  /** Adds a row. @returns its row number; 0 for a table without row numbers */
  add(row: Row): Promise<number>;
  addAll(rows: readonly Row[]): Promise<void>;
  /** Replaces the rows with the same keys, or adds them. */
  put(...rows: readonly Row[]): Promise<void>;
  delete(filter?: Filter<Row>): Promise<void>;
}

/** The tables, in a transaction. */
export type Tables = { readonly [Name in StoreName]: Rows<RowOf<Name>> } & {
  /** Keeps an uploaded picture. @param dataUrl the picture @returns the address by which records refer to it */
  readonly keepPicture: (dataUrl: string) => Promise<string>;
};

/** The fields that identify a row; `get` and `getAll` take the value of the only one. */
export const KEYS = {
  foods: ['id'],
  categories: ['key'],
  banners: ['id'],
  users: ['id'],
  credentials: ['userId'],
  sessions: ['token'],
  orders: ['id'],
  coupons: ['id'],
  couponUses: ['orderId'],
  idempotencyKeys: ['userId', 'key'],
  events: ['n'],
  history: ['id'],
  settings: ['key'],
  counters: ['key'],
} as const satisfies { [Name in StoreName]: readonly (keyof RowOf<Name>)[] };

/** The names of all tables. */
export const STORES = Object.keys(KEYS) as StoreName[];

/** A database. */
export interface Store {
  /** Runs `work` on one state of all tables. It may only read, and awaits nothing but the store. */
  read<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
  /** Runs `work` alone: all of its changes are stored, or none if it throws. It awaits nothing but the store. */
  write<Result>(work: (tables: Tables) => Promise<Result>): Promise<Result>;
}
