/** The port to the database (backend/store.ts) over SQL. */
import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { RowOf, StoreName } from '../../backend/rows/rowSchemas';
import { type Filter, KEYS, STORES, type Query, type Rows, type Store, type Tables, type WordFilter } from '../../backend/store';
import { storePicture } from './pictures';
import { COUNTED, columnOf, fromColumns, isNumbered, tableOf, toColumns, valueOf } from './columns';

/** The channel on which a transaction that has written an event wakes the streams of every process. */
export const EVENTS_CHANNEL = 'shop_events';

/** The lock of a writer: any number, the same in every process. */
const WRITER_LOCK = 4_206_180;
/** After which time without a statement PostgreSQL ends the transaction of a writer, and so its lock: one on a machine that is gone would hold it for hours. */
const IDLE_MAX = '60s';

/** Rows in one statement: PostgreSQL takes at most 65,535 values. */
const SLICE = 500;

/** The words of the conditions as PostgreSQL's text search has them: 'san':* & ('marzano' | 'marzipan'). */
function searchOf({ each, as }: Pick<WordFilter<never>, 'each' | 'as'>): string {
  const term = (word: string) => `'${word.replaceAll("'", "''")}'${as === 'beginning' ? ':*' : ''}`;
  return each.map((words) => `(${words.map(term).join(' | ')})`).join(' & ');
}

function rowsOf<Name extends StoreName>(db: Kysely<unknown>, name: Name): Rows<RowOf<Name>> {
  type Row = RowOf<Name>;
  const table = sql.table(tableOf(name));
  const column = (field: string) => sql.ref(columnOf(name, field));
  const [key] = KEYS[name];

  function conditions({ where = {}, after, upTo, words }: Filter<Row>): RawBuilder<SqlBool> {
    const all = Object.entries(where).map(([field, value]) => sql<SqlBool>`${column(field)} = ${valueOf(name, field, value)}`);
    if (after !== undefined) all.push(sql`n > ${after}`);
    if (upTo !== undefined) all.push(sql`n <= ${upTo}`);
    if (words) {
      const found = sql.join(words.in.map((field) => sql`array_to_tsvector(${column(field)})`), sql` || `);
      // A list without words matches nothing.
      all.push(words.each.some((each) => each.length === 0) ? sql`false` : sql`(${found}) @@ ${searchOf(words)}::tsquery`);
    }
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  }

  async function select(columns: RawBuilder<unknown>, { by = [], order = 'asc', offset = 0, limit, ...filter }: Query<Row>): Promise<Row[]> {
    const sorted = [...by, isNumbered(name) ? 'n' : key].map((field) => sql`${column(field)} ${sql.raw(order)}`);
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${table} where ${conditions(filter)} order by ${sql.join(sorted)}
      limit ${limit ?? null} offset ${offset}`.execute(db);
    return rows.map((row) => fromColumns(name, row));
  }

  const find = (query: Query<Row> = {}) => select(sql.raw('*'), query);

  /** The value by which the database has counted these rows; null if it has not. */
  function countedBy({ where = {}, after, upTo, words }: Filter<Row>): readonly [field: string, value: unknown] | null {
    const [by = ['', ''] as const, ...others] = Object.entries(where);
    const isCounted = by[0] === '' ? name in COUNTED : COUNTED[name]?.includes(by[0]);
    return isCounted && others.length === 0 && after === undefined && upTo === undefined && !words ? by : null;
  }

  async function count(filter: Filter<Row> = {}): Promise<number> {
    const by = countedBy(filter);
    if (by) {
      const { rows } = await sql<{ count: number }>`select count::integer from counts where name = ${tableOf(name)} and field = ${by[0]} and value = ${by[1]}`.execute(db);
      return rows[0]?.count ?? 0;
    }
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${table} where ${conditions(filter)}`.execute(db);
    return rows[0]?.count ?? 0;
  }

  /** A page beyond the middle is read from the end, because the database steps over all rows before it. */
  async function page(query: Query<Row>): Promise<{ rows: Row[]; total: number }> {
    const { order = 'asc', offset = 0, limit = Infinity } = query;
    const total = await count(query);
    const length = Math.min(limit, total - offset);
    const behind = total - offset - length;
    if (length <= 0) return { rows: [], total };
    if (behind >= offset) return { rows: await find(query), total };
    const rows = await find({ ...query, order: order === 'asc' ? 'desc' : 'asc', offset: behind, limit: length });
    return { rows: rows.reverse(), total };
  }

  async function getAll(values: readonly string[]): Promise<(Row | undefined)[]> {
    const { rows } = await sql<Record<string, unknown>>`select * from ${table} where ${column(key)} = any(${values})`.execute(db);
    const byKey = new Map(rows.map((row) => [row[columnOf(name, key)], fromColumns(name, row)]));
    return values.map((value) => byKey.get(value));
  }

  /** Adds rows, or replaces those with the same keys. @returns the number of the last row */
  async function insert(rows: readonly Row[], replace: boolean): Promise<number> {
    let last = 0;
    for (let from = 0; from < rows.length; from += SLICE) {
      const values = rows.slice(from, from + SLICE).map((row) => toColumns(name, row));
      const columns = Object.keys(values[0] ?? {});
      // The names of columns are this program's own. As raw texts they cost no node of Kysely's each.
      const list = (names: readonly string[]) => sql.raw(names.map((each) => `"${each}"`).join());
      const keys = KEYS[name].map((field) => columnOf(name, field));
      const changes = sql.raw(columns.map((each) => `"${each}" = excluded."${each}"`).join());
      const { rows: added } = await sql<{ n: number }>`
        insert into ${table} (${list(columns)})
        values ${sql.join(values.map((row) => sql`(${sql.join(columns.map((each) => row[each]))})`))}
        ${replace ? sql`on conflict (${list(keys)}) do update set ${changes}` : sql``}
        ${isNumbered(name) ? sql`returning n` : sql``}`.execute(db);
      last = added.at(-1)?.n ?? 0;
    }
    return last;
  }

  return {
    name,
    get: async (value) => (await getAll([value]))[0],
    getAll,
    find,
    findParts: (query, fields) => select(sql.join(fields.map(column)), query),
    page,
    count,
    async distinct(field) {
      const isList = field.toLowerCase().endsWith('words');
      // Goes from value to value in an index, and so reads few of many rows.
      const { rows } = isList
        ? await sql<{ value: string }>`select distinct unnest(${column(field)}) as value from ${table}`.execute(db)
        : await sql<{ value: string }>`
          with recursive found as (
            select min(${column(field)}) as value from ${table}
            union all
            select (select min(${column(field)}) from ${table} where ${column(field)} > value) from found where value is not null
          ) select value from found where value is not null`.execute(db);
      return rows.map(({ value }) => value);
    },
    async add(row) {
      if (name !== 'events') return insert([row], false);
      // A sequence would leave gaps where a transaction was rolled back. The lock of the writer keeps two from taking one number.
      const { event } = toColumns(name, row);
      const { rows } = await sql<{ n: number }>`
        insert into events (n, event) select coalesce(max(n), 0) + 1, ${event}::jsonb from events
        returning n, pg_notify(${EVENTS_CHANNEL}, '')`.execute(db);
      return rows[0]?.n ?? 0;
    },
    async addAll(rows) {
      await insert(rows, false);
    },
    async put(...rows) {
      await insert(rows, true);
    },
    async delete(filter = {}) {
      await sql`delete from ${table} where ${conditions(filter)}`.execute(db);
    },
  };
}

function tablesOf(db: Kysely<unknown>): Tables {
  const rows = Object.fromEntries(STORES.map((name) => [name, rowsOf(db, name)]));
  return { ...rows, keepPicture: (dataUrl: string) => storePicture(db, dataUrl) } as unknown as Tables;
}

/**
 * The store over PostgreSQL. Writers run one after another, as IndexedDB runs them, because the handlers check before
 * they write: each takes one lock first, which its transaction holds to the end. So no statement has to be repeated,
 * events are numbered in the order in which they become visible, and readers wait for nobody.
 * @param writers the connections of writers
 */
export function sqlStore(db: Kysely<unknown>, writers: Kysely<unknown>): Store {
  return {
    read: (work) => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute((trx) => work(tablesOf(trx))),
    write: (work) =>
      writers.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${WRITER_LOCK}), set_config('idle_in_transaction_session_timeout', ${IDLE_MAX}, true)`.execute(trx);
        return work(tablesOf(trx));
      }),
  };
}

/** The nouns of the kinds of undo that bring back a row with its number. */
const NOUNS: Partial<Record<StoreName, string>> = { categories: 'category', banners: 'banner', coupons: 'coupon' };

/** Continues the row numbers after the highest, of rows that an undo would bring back too, once rows with numbers of their own were added. */
export async function renumber(db: Kysely<unknown>) {
  for (const name of STORES.filter((each) => isNumbered(each) && each !== 'events')) {
    const table = tableOf(name);
    const undoable = sql`select max((inverse->'row'->>'n')::integer) from history where inverse->>'kind' = ${`add-${NOUNS[name] ?? ''}`}`;
    await sql`select setval(pg_get_serial_sequence(${`"${table}"`}, 'n'), greatest(max(n), (${undoable}), 0) + 1, false) from ${sql.table(table)}`.execute(db);
  }
}
