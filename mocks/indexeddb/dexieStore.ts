/** The port to the database (backend/store.ts) over IndexedDB: rows by its indexes, which it chooses, and by multi-entry indexes of words. */
import { type Collection, Dexie, type IndexSpec, type Table } from 'dexie';
import type { RowOf, StoreName } from '../../backend/rows/rowSchemas';
import { KEYS, STORES, type Query, type Rows, type Store, type Tables, type WordFilter } from '../../backend/store';
import type { ShopDatabase } from './database';

/** Rows requested per chunk: a thousand requests in one go block the page. */
const SLICE = 100;

const ROW_NUMBER = 'n';

/** An index, how many of its leading fields have a value in the condition, and the fields that it sorts by after them. */
function fitOf(index: IndexSpec, where: Readonly<Record<string, unknown>>) {
  const path = [index.keyPath ?? []].flat();
  const free = path.findIndex((field) => !(field in where));
  const known = path.slice(0, free === -1 ? path.length : free);
  return { index, known, sorts: path.slice(known.length).filter((field) => field !== ROW_NUMBER) };
}

type Fit = ReturnType<typeof fitOf>;

/** The index with the most of the known fields. */
const best = (fits: Fit[]) => fits.reduce((most: Fit | undefined, fit) => (most && most.known.length >= fit.known.length ? most : fit), undefined);

function rowsOf<Name extends StoreName>(table: Table<RowOf<Name>, number>, name: Name): Rows<RowOf<Name>> {
  type Row = RowOf<Name>;
  const { primKey, indexes } = table.schema;
  const ordered = [primKey, ...indexes.filter(({ multi }) => !multi)];
  const [key] = KEYS[name];

  /** The rows with these values in the leading fields of an index, in its order. */
  function under({ index, known, sorts }: Fit, where: Readonly<Record<string, unknown>>): Collection<Row, number> {
    if (known.length === 0) return table.orderBy(index.name);
    const values = known.map((field) => where[field] as string | number);
    if (sorts.length > 0) return table.where(index.name).between([...values, Dexie.minKey], [...values, Dexie.maxKey], true, true);
    return table.where(index.name).equals(index.compound ? values : (values[0] ?? ''));
  }

  /** The keys of the rows with such words. */
  async function withWords({ in: fields, each, as }: WordFilter<Row>): Promise<Set<number>> {
    let found: Set<number> | null = null;
    for (const words of each) {
      const keys = new Set<number>();
      // One after another: with `Promise.all` of several requests, Dexie loses the transaction.
      for (const field of fields) {
        for (const word of words) {
          const where = table.where(field);
          for (const n of await (as === 'whole' ? where.equals(word) : where.startsWith(word)).primaryKeys()) {
            if (!found || found.has(n)) keys.add(n);
          }
        }
      }
      found = keys;
    }
    return found ?? new Set();
  }

  /** The rows of a query, and among which keys they have to be; null for all. @param anyOrder whether their order does not matter */
  async function plan({ where = {}, after, upTo, words, by = [] }: Query<Row>, anyOrder = false) {
    if (after !== undefined || upTo !== undefined) {
      return { rows: () => table.where(':id').between(after ?? Dexie.minKey, upTo ?? Dexie.maxKey, false, true), among: null };
    }
    const values: Readonly<Record<string, unknown>> = where;
    const fits = ordered.map((index) => fitOf(index, values));
    const sorting = by.filter((field) => !(field in values)).join();
    const chosen = best(fits.filter(({ sorts }) => anyOrder || sorts.join() === sorting)) ?? fitOf(primKey, {});
    const among: Set<number>[] = words ? [await withWords(words)] : [];
    for (const field of Object.keys(values)) {
      if (chosen.known.includes(field)) continue;
      const other = best(fits.filter(({ known }) => known.includes(field)));
      if (!other) throw new Error(`No index of ${name} begins with ${field}`);
      among.push(new Set(await under(other, values).primaryKeys()));
    }
    return { rows: () => under(chosen, values), among: among.reduce((both: Set<number> | null, each) => (both ? new Set([...both].filter((n) => each.has(n))) : each), null) };
  }

  async function page(query: Query<Row>, anyOrder = false) {
    const { order = 'asc', offset = 0, limit = Infinity } = query;
    const { rows, among } = await plan(query, anyOrder);
    if (!among) {
      const ordered = order === 'desc' ? rows().reverse() : rows();
      return { rows: () => ordered.offset(offset).limit(limit).toArray(), total: async () => rows().count() };
    }
    // The browser gives the keys of a whole index faster than a cursor steps over a part of it.
    const keys = (await rows().primaryKeys()).filter((n) => among.has(n));
    if (order === 'desc') keys.reverse();
    const found = async () => (await table.bulkGet(keys.slice(offset, offset + limit))).filter((row) => row !== undefined);
    return { rows: found, total: () => Promise.resolve(keys.length) };
  }

  const find = async (query: Query<Row> = {}) => (await page(query)).rows();
  const get = (value: string) => (primKey.keyPath === key ? table.get(value as never) : table.get({ [key]: value }));

  return {
    name,
    get,
    async getAll(values) {
      const rows: (Row | undefined)[] = [];
      // Single requests in parallel: the cursor of `anyOf` takes a hundred times as long.
      for (let from = 0; from < values.length; from += SLICE) rows.push(...(await Promise.all(values.slice(from, from + SLICE).map(get))));
      return rows;
    },
    find,
    findParts: find,
    async page(query) {
      const { rows, total } = await page(query);
      return { rows: await rows(), total: await total() };
    },
    count: async (filter = {}) => (await page(filter, true)).total(),
    distinct: async (field) => (await table.orderBy(field).uniqueKeys()).filter((value) => typeof value === 'string'),
    add: async (row) => table.add({ ...row }),
    async addAll(rows) {
      await table.bulkAdd(rows.map((row) => ({ ...row })));
    },
    async put(...rows) {
      await table.bulkPut(rows);
    },
    async delete(filter = {}) {
      await (await plan(filter)).rows().delete();
    },
  };
}

/** The store over an open database. */
export function storeOf(db: ShopDatabase): Store {
  const rows = Object.fromEntries(STORES.map((name) => [name, rowsOf(db.table<RowOf<typeof name>, number>(name), name)]));
  // The picture stays in its record, as the browser's database has no other place that a page could load it from.
  const tables = { ...rows, keepPicture: (dataUrl: string) => Promise.resolve(dataUrl) } as unknown as Tables;
  return {
    // Dexie keeps a transaction open over native promises only if its function is an `async` one.
    read: (work) => db.transaction('r', db.tables, async () => work(tables)),
    write: (work) => db.transaction('rw', db.tables, async () => work(tables)),
  };
}
