/** Serves the shop and its API on one address. */
import { createHash, randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import type { Backend } from '../backend/backend';
import { SEEDED, newDatabaseMark } from '../backend/repositories/databaseMarks';
import { seed } from '../backend/seed/seed';
import { FIXED_HEADERS } from '../scripts/hosting/securityPolicy.mjs';
import { makeApp } from './http/app';
import { EventFeed } from './http/eventFeed';
import { serverPasswords } from './passwords';
import type { Database } from './postgres/connect';
import { sqlStore } from './postgres/sqlStore';

/** The headers of every answer of the API. */
const API_HEADERS = { ...FIXED_HEADERS, 'Cache-Control': 'no-store' };

/** A session lasts this many days after its last use. */
const SESSION_DAYS = 30;
/** How long requests may take to finish when the server stops, in ms. */
const STOP_MS = 9000;
/** How often connections without a request are closed meanwhile, in ms. */
const IDLE_MS = 200;

/** The backend over a database. @param demo whether sample accounts and demo data are allowed */
export function serverBackend({ db, writers }: Database, demo: boolean): Backend {
  return {
    store: sqlStore(db, writers),
    passwords: serverPasswords,
    demo,
    // Whoever reads the database cannot use a session.
    keyOfToken: (token) => createHash('sha256').update(token).digest('hex'),
    newToken: () => randomBytes(32).toString('base64url'),
    sessionDays: SESSION_DAYS,
  };
}

/** Makes a new database a shop: with `demo` the samples, without nothing. @returns whether the shop has an administrator */
export function prepareShop({ store, demo }: Backend): Promise<boolean> {
  return store.write(async (db) => {
    if (!(await db.counters.get(SEEDED))) await (demo ? seed(db) : db.counters.add(newDatabaseMark()));
    return (await db.users.count({ where: { role: 'administrator' } })) > 0;
  });
}

/** The address that a request comes from. Of X-Forwarded-For the proxy has written the last one; a client may invent those before it. */
export function clientAddress({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>, trustProxy: boolean): string {
  const [last = ''] = trustProxy ? String(headers['x-forwarded-for'] ?? '').split(',').slice(-1) : [];
  return last.trim() === '' ? (socket.remoteAddress ?? '') : last.trim();
}

/** The settings of a server, from its environment. */
export interface ServeOptions {
  readonly port: number;
  /** The address to listen on; undefined for all. */
  readonly host: string | undefined;
  readonly demo: boolean;
  readonly origins: readonly string[];
  /** Whether a proxy in front says the client's address in X-Forwarded-For. */
  readonly trustProxy: boolean;
  readonly pollMs: number;
  readonly attemptsPerAddress: number;
  /** Answers what is not a call: the files of the build. */
  readonly files: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Serves until SIGTERM or Ctrl+C: then streams end with a hint when to come back, and requests finish. */
export async function serve(database: Database, { port, host, demo, origins, trustProxy, pollMs, files, attemptsPerAddress }: ServeOptions) {
  const logger = pino();
  const backend = serverBackend(database, demo);
  const feed = new EventFeed(backend, pollMs);
  const app = makeApp({ backend, database, feed, logger, origins, attemptsPerAddress });
  const api = getRequestListener((request, { incoming }) => app.fetch(request, { address: clientAddress(incoming, trustProxy) }));
  let stopping = false;
  const isApi = (path: string) => /^\/(api|healthz|readyz)([/?]|$)/.test(path);
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 10_000 }, (request: IncomingMessage, response: ServerResponse) => {
    // A client that comes again while the server stops has to find another one.
    if (stopping) response.setHeader('Connection', 'close');
    if (isApi(request.url ?? '/')) {
      // An answer may replace them.
      for (const [name, value] of Object.entries(API_HEADERS)) response.setHeader(name, value);
      void api(request, response);
    } else {
      files(request, response);
    }
  });
  await database.listen(() => { feed.wake(); });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => { reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another one with PORT.`) : error); });
    server.listen(port, host, resolve);
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Both the shell and npm may pass the same signal on.
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      feed.close();
      server.close(() => void database.close().finally(() => process.exit(0)));
      // Now, and once requests in progress have been answered.
      server.closeIdleConnections();
      setInterval(() => { server.closeIdleConnections(); }, IDLE_MS).unref();
      setTimeout(() => process.exit(0), STOP_MS).unref();
    });
  }
}
