import type * as v from 'valibot';

/** Who may make a call. The backend enforces it; screens only spare people the refusal. */
export type Access = 'anyone' | 'signed-in' | 'administrator';

/** A schema that reads JSON or a query string. */
type Schema = v.GenericSchema<unknown, unknown>;

/**
 * One call of the API: everything the screens, the backend, the published description and QA need to know of it.
 * `path` is below the API's base, with `:name` for parameters. `answer` is the body of a success; null means none.
 */
export interface Call<
  Body extends Schema | null = Schema | null,
  Query extends Schema | null = Schema | null,
  Answer extends Schema | null = Schema | null,
> {
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly body: Body;
  readonly query: Query;
  readonly answer: Answer;
  /** The call takes an idempotency key: the same request sent again makes nothing new, and has the first one's answer. */
  readonly once?: boolean;
}

/** What a success of the call holds. */
export type AnswerOf<C extends Call> = C['answer'] extends v.GenericSchema ? v.InferOutput<C['answer']> : null;

/** What the backend reads from the call's body. */
export type BodyOf<C extends Call> = C['body'] extends v.GenericSchema ? v.InferOutput<C['body']> : undefined;

/** What the backend reads from the call's query string. */
export type QueryOf<C extends Call> = C['query'] extends v.GenericSchema ? v.InferOutput<C['query']> : undefined;

/** Declares a call; parts that are left out are null. */
export function call<
  Answer extends Schema | null,
  const Body extends Schema | null = null,
  const Query extends Schema | null = null,
>(parts: {
  summary: string;
  method: Call['method'];
  path: string;
  access: Access;
  answer: Answer;
  body?: Body;
  query?: Query;
  once?: boolean;
}): Call<Body, Query, Answer> {
  return { body: null as Body, query: null as Query, ...parts };
}
