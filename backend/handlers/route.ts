import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { NO_PERMISSION, PLEASE_SIGN_IN, type Refusal } from '../../src/domain/http/apiRefusal';
import type { AnswerOf, BodyOf, Call, QueryOf } from '../../src/domain/calls/call';
import { firstMessage } from '../../src/domain/text/text';
import { methodOf, pathOf } from '../../mocks/transport/callAddress';
import { wasCreatedAfterDataLoss } from '../repositories/databaseMarks';
import { LOG_STORES } from '../repositories/historyLog';
import type { ShopDatabase } from '../../mocks/indexeddb/database';
import type { StoreName } from '../rows/rowSchemas';
import type { UserRow } from '../rows/rows';
import { type OpenDatabase, closeDatabase, openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { isConnectionLost, isStorageFull } from '../../mocks/indexeddb/connection/storageErrors';
import { RefusedError, SHOP_FAILED, STORAGE_FULL, UNREADABLE, answerOf, refusal, refuse } from '../utils/refusal';

/** What a handler receives. */
export interface CallContext<C extends Call> {
  readonly db: ShopDatabase;
  /** The account of the request's session. Only for calls that need one. */
  readonly caller: UserRow;
  /** The session's token. Only for calls that need one. */
  readonly token: string;
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly param: (name: string) => string;
  readonly request: Request;
  /** Headers to add to the response of a success. */
  readonly responseHeaders: Headers;
}

/** The message for a session that was lost with the database. */
const DATA_GONE =
  'The shop’s data is gone from this browser, with the orders and accounts made here. Please sign in again, or create your account again.';

/** Finds the account of the request's session. @throws RefusedError 401 without one, 403 without the rights */
export async function findCaller(db: ShopDatabase, access: Call['access'], request: Request): Promise<{ caller: UserRow; token: string } | null> {
  if (access === 'anyone') return null;
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const session = await db.sessions.get(token);
  const caller = session && (await db.users.get({ id: session.userId }));
  if (!caller) return token !== '' && (await wasCreatedAfterDataLoss(db)) ? refuse('data_gone', DATA_GONE) : refuse('unauthenticated', PLEASE_SIGN_IN);
  if (access === 'administrator' && caller.role !== 'administrator') return refuse('forbidden', NO_PERMISSION);
  return { caller, token };
}

/** Parses the body, which is an object. valibot would accept an array as an object when no field is required. */
async function readBody(request: Request): Promise<unknown> {
  const body: unknown = await request.clone().json().catch(() => refuse('invalid', 'The request is not valid JSON', { status: UNREADABLE }));
  return Array.isArray(body) ? refuse('invalid', 'The request is not a JSON object') : body;
}

function check(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true });
  return result.success ? result.output : refuse('invalid', firstMessage(result) ?? 'The request is not valid');
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (isStorageFull(error)) return refusal('storage_full', STORAGE_FULL);
  console.error(error);
  return refusal('server_error', SHOP_FAILED);
}

/** Retries a call once on a new connection if the connection is lost: nothing was committed. */
async function withDatabase<Answer>(run: (database: OpenDatabase) => Promise<Answer>): Promise<Answer> {
  const database = await openDatabase();
  try {
    return await run(database);
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
    closeDatabase(database);
    return run(await openDatabase());
  }
}

/** Runs a handler on the open database, and turns what it throws into a refusal. */
export async function respond(run: (database: OpenDatabase) => Promise<Response>): Promise<Response> {
  try {
    return await withDatabase(run);
  } catch (error) {
    return answerOf(refusalOf(error));
  }
}

interface RouteOptions {
  /** The stores that the handler reads, in one transaction. Without `reads` and `writes` it begins its own, if it needs one. */
  readonly reads?: readonly StoreName[];
  /** The stores that the handler reads and writes, in one transaction. It includes those of `logHistory`. */
  readonly writes?: readonly StoreName[];
  /** The status of a success; by default 200, or 204 if the contract has no response body. */
  readonly status?: number;
}

/**
 * Makes the MSW handler of one call of the contract. It finds the caller, refuses callers without the rights (401,
 * 403), parses and checks body and query (400, 422), runs `handle` in a transaction, and turns its result, or its refusal,
 * into the response.
 */
export function route<C extends Call>(
  call: C,
  { reads, writes, status = call.answer === null ? 204 : 200 }: RouteOptions,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C>>,
) {
  const stores = writes ? [...writes, ...LOG_STORES] : reads;
  return http[methodOf(call)]<Record<string, string>>(pathOf(call), ({ request, params }) =>
    respond(async ({ db }) => {
      const known = await findCaller(db, call.access, request);
      const body = call.body && check(call.body, await readBody(request));
      const query = call.query && check(call.query, Object.fromEntries(new URL(request.url).searchParams));
      const responseHeaders = new Headers();
      const context: CallContext<C> = {
        db,
        get caller() {
          return known?.caller ?? refuse('unauthenticated', PLEASE_SIGN_IN);
        },
        get token() {
          return known?.token ?? refuse('unauthenticated', PLEASE_SIGN_IN);
        },
        body: body as BodyOf<C>,
        query: query as QueryOf<C>,
        param: (name) => params[name] ?? '',
        request,
        responseHeaders,
      };
      // Dexie keeps a transaction open over native promises only if its function is an `async` one.
      const answer = await (stores ? db.transaction(writes ? 'rw' : 'r', stores, async () => handle(context)) : handle(context));
      const init = { status, headers: responseHeaders };
      return status === 204 ? new HttpResponse(null, init) : HttpResponse.json(answer as object, init);
    }),
  );
}
