import { mkdir } from 'node:fs/promises';
import { CompiledQuery, type DatabaseConnection, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { lockFolder } from './folderLock';
import { EVENTS_CHANNEL } from './sqlStore';

/** An open database. */
export interface Database {
  readonly db: Kysely<unknown>;
  /** For changes, of which each waits for the one before: on connections of their own, so that readers do not wait with them. */
  readonly writers: Kysely<unknown>;
  /** Calls `onEvent` when a transaction of any process has written an event. A lost connection is made again. */
  listen(onEvent: () => void): Promise<void>;
  close(): Promise<void>;
}

/** How long a call waits for a connection, in ms. */
const CONNECT_MS = 5000;
/** How long to wait before a lost listener connects again, in ms. */
const LISTEN_AGAIN_MS = 1000;

/** The most connections that read, and that write: one changes the shop while the next one waits for it. */
const READERS = 8;
const WRITERS = 2;

/**
 * How statements of this shop are best planned. Compiling them costs more than it saves, a flash disk reads anywhere as fast as
 * in a row, and the rows that a search matches in a million orders are found by its index if they all fit into memory.
 */
const PLANNING = `select set_config('jit', 'off', false), set_config('random_page_cost', '1.1', false), set_config('work_mem', '32MB', false)`;

/** A pool of connections, which are made when they are needed; a lost one is replaced. */
function openPool(url: string, max: number): Kysely<unknown> {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_MS });
  // The pool replaces a connection that is lost while idle.
  pool.on('error', () => undefined);
  // One that is lost in the midst of a transaction fails the call alone: without a listener it would end the process.
  pool.on('connect', (client) => { client.on('error', () => undefined); });
  const onCreateConnection = async (connection: DatabaseConnection) => { await connection.executeQuery(CompiledQuery.raw(PLANNING)); };
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

/** Opens PostgreSQL at a URL. */
function openPostgres(url: string): Database {
  const [db, writers] = [openPool(url, READERS), openPool(url, WRITERS)];
  let listener: pg.Client | null = null;
  let closed = false;

  async function listen(onEvent: () => void): Promise<void> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
    listener = client;
    let lost = false;
    const again = () => {
      if (lost || closed) return;
      lost = true;
      client.end().catch(() => undefined);
      // Events that were written without a connection are read once it is back.
      setTimeout(() => void listen(onEvent).then(onEvent, () => undefined), LISTEN_AGAIN_MS).unref();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', onEvent);
    try {
      await client.connect();
      await client.query(`LISTEN ${EVENTS_CHANNEL}`);
    } catch {
      again();
    }
  }

  return {
    db,
    writers,
    listen,
    async close() {
      closed = true;
      await listener?.end().catch(() => undefined);
      await Promise.all([db.destroy(), writers.destroy()]);
    },
  };
}

/** Opens the embedded PostgreSQL. @param folder where its data is; undefined keeps it in memory */
async function openEmbedded(folder: string | undefined): Promise<Database> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  const pglite = await PGlite.create(folder);
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite }) });
  return {
    db,
    writers: db,
    async listen(onEvent) {
      await pglite.listen(EVENTS_CHANNEL, onEvent);
    },
    async close() {
      await db.destroy();
      await unlock?.();
    },
  };
}

/**
 * Opens the database at a URL like `postgres://user@host/shop`, or the embedded one in a folder.
 * @throws Error if another process has the folder open
 */
export async function connect({ url, folder }: { readonly url?: string | undefined; readonly folder?: string | undefined }): Promise<Database> {
  return url === undefined ? openEmbedded(folder) : openPostgres(url);
}
