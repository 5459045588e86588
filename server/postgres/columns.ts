/** The columns of each table, and how the backend's rows (backend/rows) become SQL values and are read from them. */
import { ROW_SCHEMAS, type RowOf, type StoreName } from '../../backend/rows/rowSchemas';
import { STORES } from '../../backend/store';
import { toCents, toDollars } from '../../src/domain/number/money';
import { readOrder } from '../../src/domain/order/olderOrder';
import { type Order, OrderSchema } from '../../src/domain/order/order';

/** How a field is stored. `bit` is 0 or 1 in the row, and a boolean in SQL; `dollars` are integer cents in SQL. */
type Kind = 'plain' | 'bit' | 'dollars' | 'instant' | 'json';

/** The fields of a kind of row that have a column: of an order, those of the order itself and of its indexes. */
type FieldOf<Name extends StoreName> = Name extends 'orders' ? keyof Order | Exclude<keyof RowOf<'orders'>, 'order' | 'cents'> : keyof RowOf<Name>;

/** How the fields are stored that are not stored as they are. */
const KINDS: { readonly [Name in StoreName]?: Readonly<Partial<Record<FieldOf<Name>, Kind>>> } = {
  foods: { price: 'dollars', options: 'json', allergens: 'json', diets: 'json', soldOutUntil: 'instant', onMenu: 'bit', lowStock: 'bit' },
  credentials: { scrypt: 'json' },
  sessions: { createdAt: 'instant', usedAt: 'instant' },
  orders: {
    date: 'instant', dueAt: 'instant', due: 'instant', items: 'json', subtotal: 'dollars', tax: 'dollars', deliveryFee: 'dollars', total: 'dollars',
    adjustments: 'json', statusChanges: 'json', cancellation: 'json', without: 'json', soldPieces: 'json',
  },
  coupons: { minimum: 'dollars' },
  events: { event: 'json' },
  history: { timestamp: 'instant', changes: 'json', inverse: 'json' },
  settings: { deliveryFee: 'dollars', minimumOrder: 'dollars', freeDeliveryFrom: 'dollars', hours: 'json', closedDays: 'json' },
};

const { order: _order, cents: _cents, ...orderIndexes } = ROW_SCHEMAS.orders.entries;

/** The fields of each kind of row. The column of `customerName` is `customer_name`. */
const FIELDS = Object.fromEntries(STORES.map((name) => {
  const entries = name === 'orders' ? { ...OrderSchema.entries, ...orderIndexes } : ROW_SCHEMAS[name].entries;
  const kinds: Readonly<Partial<Record<string, Kind>>> = KINDS[name] ?? {};
  return [name, Object.fromEntries(Object.keys(entries).map((field) => [field, kinds[field] ?? 'plain']))];
})) as Readonly<Record<StoreName, Readonly<Record<string, Kind>>>>;

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Columns whose name says their unit. */
const suffix = (kind: Kind | undefined) => (kind === 'dollars' ? '_cents' : '');

/** The SQL name of a table. */
export const tableOf = snake;

/** Columns by whose values the database counts the rows of a table, and all of its rows (migration 002). */
export const COUNTED: Partial<Record<StoreName, readonly string[]>> = { orders: ['status'], history: ['action', 'user'] };

/** Whether the rows of a table have numbers. */
export const isNumbered = (name: StoreName) => 'n' in FIELDS[name];

/** The column of a field. `cents` of an order is its total. */
export function columnOf(name: StoreName, field: string): string {
  const known = name === 'orders' && field === 'cents' ? 'total' : field;
  return snake(known) + suffix(FIELDS[name][known]);
}

function write(kind: Kind, value: unknown): unknown {
  if (value === undefined) return null;
  if (kind === 'bit') return value === 1;
  if (kind === 'dollars') return toCents(value as number);
  return kind === 'json' ? JSON.stringify(value) : value;
}

function read(kind: Kind, value: unknown): unknown {
  if (kind === 'bit') return value === true ? 1 : 0;
  if (kind === 'dollars') return toDollars(Number(value));
  return kind === 'instant' ? (value as Date).toISOString() : value;
}

/** The SQL value of a field, for a comparison. */
export function valueOf(name: StoreName, field: string, value: unknown): unknown {
  return write(FIELDS[name][field] ?? 'plain', value);
}

/** An order has a column for each of its own fields. */
function flat(name: StoreName, row: object): Readonly<Record<string, unknown>> {
  if (name !== 'orders') return { ...row };
  const { order, cents: _cents, ...own } = row as RowOf<'orders'>;
  return { ...readOrder(order), ...own };
}

/** The values of a row, by column. A row without a number gets the next one. */
export function toColumns(name: StoreName, row: object): Record<string, unknown> {
  const fields = flat(name, row);
  const stored = Object.entries(FIELDS[name]).filter(([field]) => field !== 'n' || fields.n !== undefined);
  return Object.fromEntries(stored.map(([field, kind]) => [columnOf(name, field), write(kind, fields[field])]));
}

/** A row of the backend, from its columns. Fields without a value are left out. */
export function fromColumns<Name extends StoreName>(name: Name, columns: Readonly<Record<string, unknown>>): RowOf<Name> {
  const entries = Object.entries(FIELDS[name])
    .map(([field, kind]) => [field, kind, columns[columnOf(name, field)]] as const)
    .filter(([, , value]) => value !== null && value !== undefined);
  const fields: Record<string, unknown> = Object.fromEntries(entries.map(([field, kind, value]) => [field, read(kind, value)]));
  if (name !== 'orders') return fields as RowOf<Name>;
  const { n, due, customerKey, soldPieces, words, ...order } = fields;
  const { id, userId, date, status, total } = order as unknown as Order;
  return { n, id, userId, date, due, status, cents: toCents(total), customerKey, soldPieces, words, order } as unknown as RowOf<Name>;
}
