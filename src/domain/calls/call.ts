import type * as v from 'valibot';
import type { ShopEvent } from '../events/shopEvent';
import type { Permission } from '../user/roles';

/** Who may make a call: a permission is that of the caller's role. The backend enforces it; screens check it only to avoid a refusal. */
type Access = 'anyone' | 'signed-in' | Permission;

/** Whether the access to a call is a permission, which roles have. */
export function isPermission(access: Access): access is Permission {
  return access !== 'anyone' && access !== 'signed-in';
}

/** A schema that parses JSON or a query string. */
type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the API, for the screens, the backend, the published description (callTexts.ts has its texts) and QA.
 * `path` is below the API's base, with `:name` for parameters. `answer` is the body of a success; null means no body.
 */
export interface Call<
  Body extends Schema | null = Schema | null,
  Query extends Schema | null = Schema | null,
  Answer extends Schema | null = Schema | null,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly body: Body;
  readonly query: Query;
  readonly answer: Answer;
  /** What a success may write into the event log: what those who read the stream, and the caller, read again. */
  readonly events: readonly ShopEvent['type'][];
  /** True where the call takes an idempotency key: a repeated request with the same key creates nothing and gets the first response. */
  readonly once?: boolean;
}

/** The body of a successful response; null where there is none. */
export type AnswerOf<C extends Call> = C['answer'] extends v.GenericSchema ? v.InferOutput<C['answer']> : null;

/** The parsed body of the request. */
export type BodyOf<C extends Call> = C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined;

/** The parsed query string of the request. */
export type QueryOf<C extends Call> = C['query'] extends v.GenericSchema ? v.InferOutput<C['query']> : undefined;

/** Declares calls of a method. Omitted parts are null, and no events. */
function callOf(method: Call['method']) {
  return <
    Answer extends Schema | null,
    const Body extends Schema | null = null,
    const Query extends Schema | null = null,
  >(
    path: string,
    access: Access,
    parts: { answer: Answer; body?: Body; query?: Query; events?: Call['events']; once?: boolean },
  ): Call<Body, Query, Answer> => ({ method, path, access, body: null as Body, query: null as Query, events: [], ...parts });
}

/** Declares a call: `call.get('/orders', 'orders', { … })`. */
export const call = { get: callOf('GET'), post: callOf('POST'), patch: callOf('PATCH'), delete: callOf('DELETE') };
