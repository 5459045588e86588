/** The API over HTTP: the backend's endpoints with what a server on the internet needs around them. */
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { endpoints } from '../../backend/handlers';
import type { Backend } from '../../backend/backend';
import { refuseUnreadablePath } from '../../backend/handlers/readablePath';
import { HISTORY_ENTRY, IDEMPOTENCY_KEY, REQUEST_ID } from '../../src/domain/http/headers';
import type { Call } from '../../src/domain/calls/call';
import { LAST_EVENT_ID } from '../../src/domain/events/shopEvent';
import { SignInSchema, emailKey } from '../../src/domain/user/user';
import { RefusedError, SHOP_FAILED, answerOf, refusal, refuse } from '../../backend/utils/refusal';
import { touchSession } from '../../backend/repositories/sessionsRepository';
import { readPicture } from '../postgres/pictures';
import { isDatabaseGone, isDiskFull, isNoValue } from '../postgres/errors';
import type { Database } from '../postgres/connect';
import type { EventFeed } from './eventFeed';
import { RateLimit } from './rateLimit';

/** A shop on another origin shows the pictures too. As a page, none may run a script. */
const PICTURE_HEADERS = { 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'none'" };
const BODY_MAX = 2 * 1024 * 1024;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The message while the database cannot be reached. */
export const DATABASE_GONE = 'The shop cannot reach its data right now. Please try again in a moment.';
const NOT_STORABLE = 'The request has text that cannot be stored';
const DISK_FULL = 'The shop has no room left to store this';

/** What the API needs of its server. */
export interface AppOptions {
  readonly backend: Backend;
  readonly database: Database;
  readonly feed: EventFeed;
  readonly logger: Logger;
  /** Other origins whose pages may call the API. */
  readonly origins: readonly string[];
  /** How often an address may try to sign in or register within ten minutes. */
  readonly attemptsPerAddress: number;
}

/** What the API is told with each request: the address of its client. */
export interface Client {
  readonly Bindings: { readonly address: string };
}

/** What a handler has thrown, as an answer: never a stack, never SQL. */
function answerOfError(error: unknown, logger: Logger): Response {
  if (error instanceof RefusedError) return answerOf(error.refusal);
  if (isDatabaseGone(error)) return answerOf(refusal('storage_unavailable', DATABASE_GONE, { status: 503 }));
  if (isDiskFull(error)) return answerOf(refusal('storage_full', DISK_FULL));
  if (isNoValue(error)) return answerOf(refusal('invalid', NOT_STORABLE, { status: 422 }));
  logger.error({ error: error instanceof Error ? error.message : 'unknown' }, 'a call failed');
  return answerOf(refusal('server_error', SHOP_FAILED));
}

/** Refuses a body. It is read to its end first: a client that is still sending would not hear the answer. */
async function tooLarge({ req }: Context): Promise<Response> {
  await req.raw.body?.pipeTo(new WritableStream()).catch(() => undefined);
  const refused = answerOf(refusal('invalid', 'The request is too large', { status: 413 }));
  // What of a body without a length is left unread would be taken for the next request.
  refused.headers.set('Connection', 'close');
  return refused;
}

const tokenOf = (authorization: string | null | undefined) => authorization?.replace(/^Bearer /i, '') ?? '';

/** The account whose password a request tries, by its e-mail or its session; '' for a registration, which reveals no password. */
async function accountOf(request: Request, call: Call, backend: Backend): Promise<string> {
  if (call === endpoints.signIn.call) {
    const body: unknown = await request.clone().json().catch(() => null);
    const { success, output } = v.safeParse(SignInSchema, body);
    return success ? emailKey(output.email) : '';
  }
  const token = call === endpoints.changePassword.call ? tokenOf(request.headers.get('authorization')) : '';
  return token === '' ? '' : backend.keyOfToken(token);
}

function tooMany(seconds: number): Response {
  const refused = answerOf(refusal('too_many_requests', `Too many attempts. Please try again in ${seconds} seconds.`));
  refused.headers.set('Retry-After', String(seconds));
  return refused;
}

/** Limits attempts to sign in, to register or to change a password, by the client's address and by the account, which a right password clears. */
function makeAttempts({ attemptsPerAddress, backend }: AppOptions) {
  const perAddress = new RateLimit(attemptsPerAddress, 10 * MINUTE_MS);
  const perAccount = new RateLimit(10, 10 * MINUTE_MS);
  /** The last attempt of each account that is being made. */
  const pending = new Map<string, Promise<unknown>>();
  return async (request: Request, address: string, call: Call, attempt: () => Promise<Response>): Promise<Response> => {
    const seconds = perAddress.take(address);
    if (seconds > 0) return tooMany(seconds);
    const account = await accountOf(request, call, backend);
    if (account === '') return attempt();
    // One after another: of many right passwords at the same time, each clears the count before the next is counted.
    const attempting = (pending.get(account) ?? Promise.resolve()).then(async () => {
      const wait = perAccount.take(account);
      if (wait > 0) return tooMany(wait);
      const response = await attempt();
      if (response.ok) perAccount.clear(account);
      return response;
    });
    const done = attempting.then(() => undefined, () => undefined);
    pending.set(account, done);
    void done.then(() => { if (pending.get(account) === done) pending.delete(account); });
    return attempting;
  };
}

/** Notes once a day that a session is in use, so that it does not end while it is. No answer waits for that or fails with it. */
function makeTouch(backend: Backend) {
  const daily = new RateLimit(1, DAY_MS);
  return (authorization: string | undefined) => {
    const token = tokenOf(authorization);
    const key = backend.keyOfToken(token);
    if (token !== '' && daily.take(key) === 0) backend.store.write((db) => touchSession(db, backend, token)).catch(() => { daily.clear(key); });
  };
}

/** For how long the menu is cached, in ms: what is on offer changes with the time as well. */
const MENU_MS = 200;

/** The menu, which is the same for everybody and read by every visitor: one read serves all who ask until `forget` or `MENU_MS`. */
function cachedMenu(backend: Backend) {
  const { call, answer } = endpoints.getMenu;
  const readNow = async () => {
    const response = await answer(new Request(`http://localhost${call.path}`), {}, backend);
    return { text: await response.text(), init: { status: response.status, headers: Object.fromEntries(response.headers) } };
  };
  let cached: { readonly until: number; readonly menu: ReturnType<typeof readNow> } | null = null;
  const forget = () => { cached = null; };
  const read = () => {
    if (cached === null || performance.now() > cached.until) {
      cached = { until: performance.now() + MENU_MS, menu: readNow() };
      cached.menu.catch(forget);
    }
    return cached.menu;
  };
  return { read, forget };
}

/** The API, below `/api`, with `/healthz` and `/readyz`. */
export function makeApp(options: AppOptions): Hono<Client> {
  const { backend, database, feed, logger, origins } = options;
  const app = new Hono<Client>();
  const limit = makeAttempts(options);
  const touch = makeTouch(backend);
  const menu = cachedMenu(backend);
  feed.onWake = menu.forget;

  app.use('*', async (context, next) => {
    const started = performance.now();
    await next();
    const { method, path } = context.req;
    const requestId = context.req.header(REQUEST_ID);
    logger.info({ method, path, status: context.res.status, ms: Math.round(performance.now() - started), requestId });
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    try {
      await backend.store.read((db) => db.counters.count());
      return context.text('ok');
    } catch {
      return context.text('the database does not answer', 503);
    }
  });

  // Only where it is needed: its headers make Hono build every answer a second time.
  if (origins.length > 0) {
    app.use('/api/*', cors({
      origin: [...origins],
      allowMethods: ['GET', 'POST', 'PATCH', 'DELETE'],
      allowHeaders: ['authorization', 'content-type', IDEMPOTENCY_KEY, LAST_EVENT_ID, REQUEST_ID],
      exposeHeaders: [HISTORY_ENTRY, 'Retry-After'],
      maxAge: 600,
    }));
  }
  app.get(`/api${endpoints.getMenu.call.path}`, async () => {
    const { text, init } = await menu.read();
    return new Response(text, init);
  });
  app.use('/api/*', async ({ req }, next) => refuseUnreadablePath(req.raw) ?? next());
  app.on(['POST', 'PATCH', 'DELETE'], '/api/*', bodyLimit({ maxSize: BODY_MAX, onError: tooLarge }));

  // Hono answers HEAD as GET, which would open a stream that nothing ends.
  app.get('/api/events', ({ req }, next) => (req.method === 'HEAD' ? next() : feed.open(req.raw)));
  app.get('/api/pictures/:name', async (context) => {
    const picture = (await readPicture(database.db, context.req.param('name'))) ?? refuse('not_found', 'There is no such picture');
    return new Response(picture.bytes, { headers: { 'content-type': picture.type, ...PICTURE_HEADERS } });
  });

  for (const endpoint of Object.values(endpoints)) {
    const { call, answer } = endpoint;
    // Demo data belongs to demonstrations only.
    if (call.path.startsWith('/demo') && !backend.demo) continue;
    // A stolen session must not be enough to guess the password.
    const limited = (call.access === 'anyone' && call.method === 'POST') || call === endpoints.changePassword.call;
    app.on(call.method, `/api${call.path}`, async ({ req, env }) => {
      const attempt = () => answer(req.raw, req.param() as Record<string, string>, backend);
      const response = await (limited ? limit(req.raw, env.address, call, attempt) : attempt());
      // Not to wait for the database to say so: the caller may read the menu next.
      if (call.method !== 'GET') menu.forget();
      if (call.access !== 'anyone') touch(req.header('authorization'));
      return response;
    });
  }
  app.all('/api/*', ({ req }) => answerOf(refusal('not_implemented', `${req.method} ${req.path} is not answered here`)));
  app.onError((error) => answerOfError(error, logger));
  return app;
}
