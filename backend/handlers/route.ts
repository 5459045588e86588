import * as v from 'valibot';
import { PLEASE_SIGN_IN } from '../../src/domain/http/apiRefusal';
import type { AnswerOf, BodyOf, Call, QueryOf } from '../../src/domain/calls/call';
import { isUploaded } from '../../src/domain/text/safeUrl';
import { may } from '../../src/domain/user/roles';
import { firstMessage } from '../../src/domain/text/text';
import type { Backend } from '../backend';
import { wasCreatedAfterDataLoss } from '../repositories/databaseMarks';
import { type Caller, findSession } from '../repositories/sessionsRepository';
import type { UserRow } from '../rows/rows';
import type { Tables } from '../store';
import { UNREADABLE, forbid, refuse } from '../utils/refusal';

/** What every handler receives. */
interface Received<C extends Call> {
  readonly body: BodyOf<C>;
  readonly query: QueryOf<C>;
  readonly param: (name: string) => string;
  readonly request: Request;
  /** Headers to add to the response of a success. */
  readonly responseHeaders: Headers;
  readonly backend: Backend;
}

/** What a handler receives inside its transaction. */
export interface CallContext<C extends Call> extends Received<C> {
  readonly db: Tables;
  /** The account of the request's session. Only for calls that need one. */
  readonly caller: UserRow;
  /** The key of the session. Only for calls that need one. */
  readonly sessionKey: string;
}

/** A call of the contract with its handler. */
export interface Endpoint {
  readonly call: Call;
  /**
   * Answers a request.
   * @param params the parameters of the path, decoded
   * @throws RefusedError, and what the store throws
   */
  answer(request: Request, params: Readonly<Record<string, string>>, backend: Backend): Promise<Response>;
}

/** Of a call that anyone may make, whose handler reads neither caller nor session. */
const NO_CALLER = {} as Caller;

/** The message for a session that was lost with the database. */
const DATA_GONE =
  'The shop’s data is gone from this browser, with the orders and accounts made here. Please sign in again, or create your account again.';

/** Finds the account of the request's session. @throws RefusedError 401 without one, 403 without the permission of the call */
export async function findCaller(db: Tables, access: Call['access'], request: Request, backend: Backend): Promise<Caller | null> {
  if (access === 'anyone') return null;
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const known = token === '' ? null : await findSession(db, backend, token);
  if (!known) return token !== '' && (await wasCreatedAfterDataLoss(db)) ? refuse('data_gone', DATA_GONE) : refuse('unauthenticated', PLEASE_SIGN_IN);
  return access === 'signed-in' || may(known.caller.role, access) ? known : forbid(known.caller.role);
}

/**
 * The body of a request; undefined if it could not be parsed. valibot would accept a list as an object when no field is required, also
 * as the precondition `was` of a change.
 * @throws RefusedError for what is no JSON object
 */
function objectOf(json: unknown): unknown {
  if (json === undefined) return refuse('invalid', 'The request is not valid JSON', { status: UNREADABLE });
  if (Array.isArray(json)) return refuse('invalid', 'The request is not a JSON object');
  return json !== null && Array.isArray((json as { was?: unknown }).was) ? refuse('invalid', '"was" is not a JSON object') : json;
}

function check(schema: v.GenericSchema, input: unknown): unknown {
  // Only the first fault is told. To collect those of a long list would stop a server for seconds.
  const result = v.safeParse(schema, input, { abortEarly: true });
  return result.success ? result.output : refuse('invalid', firstMessage(result) ?? 'The request is not valid');
}

/** The fields of bodies that hold pictures, each checked by `ImageSchema`. No other text may become a picture: one of SVG could have a script. */
const PICTURES = ['image', 'url', 'photoUrl'];

/** Stores the uploaded pictures of a body. @returns the body with their addresses */
async function keepPictures<Body>(db: Tables, body: Body): Promise<Body> {
  if (typeof body !== 'object' || body === null) return body;
  const fields = { ...body } as Record<string, unknown>;
  for (const field of PICTURES) {
    const value = fields[field];
    if (typeof value === 'string' && isUploaded(value)) fields[field] = await db.keepPicture(value);
  }
  return fields as Body;
}

/** Reads a request, so that it can be checked inside a transaction, which waits for nothing but the store: whether the caller may make the call is said first. */
async function receive<C extends Call>(call: C, request: Request, params: Readonly<Record<string, string>>, backend: Backend): Promise<() => Received<C>> {
  const json: unknown = call.body ? await request.clone().json().catch(() => undefined) : undefined;
  return () => ({
    body: (call.body && check(call.body, objectOf(json))) as BodyOf<C>,
    query: (call.query && check(call.query, Object.fromEntries(new URL(request.url).searchParams))) as QueryOf<C>,
    param: (name) => params[name] ?? '',
    request,
    responseHeaders: new Headers(),
    backend,
  });
}

function respond(answer: unknown, status: number, headers: Headers): Response {
  return status === 204 ? new Response(null, { status, headers }) : Response.json(answer, { status, headers });
}

/**
 * Makes the endpoint of one call of the contract. In one transaction it finds the caller, refuses callers without the
 * permission (401, 403), checks body and query (400, 422), and runs `handle`, whose result is the response. GET only reads.
 * @param status the status of a success
 */
export function route<C extends Call>(
  call: C,
  handle: (context: CallContext<C>) => Promise<AnswerOf<C>>,
  status = call.answer === null ? 204 : 200,
): Endpoint {
  return {
    call,
    async answer(request, params, backend) {
      const received = await receive(call, request, params, backend);
      // Dexie keeps a transaction open over native promises only if its function is an `async` one.
      return backend.store[call.method === 'GET' ? 'read' : 'write'](async (db) => {
        const known = await findCaller(db, call.access, request, backend);
        const { body, ...others } = received();
        const context: CallContext<C> = { ...others, ...(known ?? NO_CALLER), body: await keepPictures(db, body), db };
        return respond(await handle(context), status, context.responseHeaders);
      });
    },
  };
}

/** A `route` whose success is a new record: 201. */
export function creates<C extends Call>(call: C, handle: (context: CallContext<C>) => Promise<AnswerOf<C>>): Endpoint {
  return route(call, handle, 201);
}

/**
 * A `route` with what takes too long for a transaction, such as the hash of a password. The permission of the caller is checked
 * before that is prepared, and again in the transaction of the change.
 */
export function routeWith<C extends Call, Prepared>(
  call: C,
  prepare: (received: Received<C> & Pick<Caller, 'caller'>) => Promise<Prepared>,
  handle: (context: CallContext<C>, prepared: Prepared) => Promise<AnswerOf<C>>,
  status?: number,
): Endpoint {
  return {
    call,
    async answer(request, params, backend) {
      const received = await receive(call, request, params, backend);
      const known = await backend.store.read(async (db) => findCaller(db, call.access, request, backend));
      const prepared = await prepare({ ...received(), ...(known ?? NO_CALLER) });
      return route(call, (context) => handle(context, prepared), status).answer(request, params, backend);
    },
  };
}
