import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { RefusalSchema } from '../../domain/http/apiRefusal';
import type { Call } from '../../domain/calls/call';
import { HISTORY_ENTRY, IDEMPOTENCY_KEY, REQUEST_ID } from '../../domain/http/headers';
import { notified } from '../notifications/notificationsSlice';
import { selectToken, sessionLost, withSession } from '../session-store/sessionSlice';
import { type ApiError, NETWORK_ERROR, SIGNED_OUT, isRetryable, malformedAnswer } from './apiError';
import { type Network, backoff } from './network';

/** One request: a call of the contract, and the values for this use of it. */
export interface ApiRequest<Answer = unknown> {
  readonly call: Call & { readonly answer: v.GenericSchema<unknown, Answer> | (null extends Answer ? null : never) };
  /** Values of the `:name` segments of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query string; empty and undefined values are omitted. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** Idempotency key: the backend answers a repeated mutation that has the same key with the first result. */
  readonly idempotencyKey?: string;
  /**
   * Keys of the records that a mutation changes, if the path does not identify them; mutations of one record are sent in
   * order.
   */
  readonly records?: readonly string[];
  /** The session token to send; defaults to the current one. Needed when the session has changed since the user's action. */
  readonly token?: string | null;
  /** One mutation of a batch: in-flight reads are not invalidated per request, the caller does it once at the end. */
  readonly quiet?: boolean;
}

/** What a response says beside its body: `meta` in RTK Query, `baseQueryMeta` in its actions. */
export interface ResponseMeta {
  /** The id of the history entry of a change that this session can undo, else null. */
  readonly historyEntry: string | null;
}

const MAX_RETRIES = 3;
const TIMEOUT_MS = 30_000;

function pathOf({ call, params = {} }: ApiRequest): string {
  // A segment of dots would be resolved as a relative path, also percent-encoded. Encoding the percent sign makes it an
  // unknown id.
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').replace(/^\.\.?$/, '%2E')));
}

function networkOf(api: BaseQueryApi): Network {
  return api.extra as Network;
}

/** Base URL of the API: the app's own origin, unless the build sets a server. */
export function apiUrl(): string {
  return new URL(process.env.API_URL, window.location.origin).href;
}

function tokenOf(api: BaseQueryApi): string | null {
  return selectToken(withSession(api.getState()));
}

/** The request ids of the mutations that this page has sent. */
const sentMutations = new Set<string>();

/** Whether this page has sent the mutation with this request id. The mutation invalidates its tags also if its response is lost. */
export const isOwnMutation = (requestId: string | undefined) => requestId !== undefined && sentMutations.has(requestId);

const send: BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta> = async (request, api, extraOptions) => {
  const token = request.token === undefined ? tokenOf(api) : request.token;
  // A screen may still send a request while the user is signing out.
  if (token === null && request.call.access !== 'anyone') return { error: SIGNED_OUT };
  const query = fetchBaseQuery({
    baseUrl: apiUrl(),
    timeout: TIMEOUT_MS,
    fetchFn: networkOf(api).fetch,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      // Each attempt has its own id, so that the in-page backend can recognise a request that arrives twice.
      const id = nanoid();
      headers.set(REQUEST_ID, id);
      if (api.type === 'mutation') sentMutations.add(id);
      if (request.idempotencyKey !== undefined) headers.set(IDEMPOTENCY_KEY, request.idempotencyKey);
    },
  });
  const filled = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const result = await query(
    {
      url: pathOf(request),
      method: request.call.method,
      body: request.body,
      // Empty parameters would leave a trailing `?` in the URL.
      ...(filled.length > 0 && { params: Object.fromEntries(filled) }),
    },
    api,
    extraOptions,
  );
  if (result.error) {
    const error = readFailure(result.error);
    if (error.status === 401 && token !== null) {
      // Only the first of several failed requests shows the message: the sign-in screen that follows does not give the
      // reason.
      if (error.code === 'data_gone' && token === tokenOf(api)) api.dispatch(notified({ kind: 'error', message: error.message }));
      // The backend no longer accepts the token, so the session has ended.
      api.dispatch(sessionLost({ token }));
    }
    return { error };
  }
  // The next session undoes no changes of the one before.
  const entry = result.meta?.response?.headers.get(HISTORY_ENTRY) ?? null;
  const meta = { historyEntry: token === tokenOf(api) ? entry : null };
  if (request.call.answer === null) return { data: null, meta };
  const answer = v.safeParse(request.call.answer, result.data);
  return answer.success ? { data: answer.output, meta } : { error: malformedAnswer(result.meta?.response?.status ?? 200) };
};

function readFailure(failure: { status: unknown; data?: unknown; originalStatus?: number }): ApiError {
  if (typeof failure.status === 'number') {
    const refusal = v.safeParse(RefusalSchema, failure.data);
    return refusal.success ? refusal.output : malformedAnswer(failure.status);
  }
  return failure.status === 'PARSING_ERROR' ? malformedAnswer(failure.originalStatus ?? 0) : NETWORK_ERROR;
}

/** Increased when a mutation starts and when it ends; reads compare it to detect that they overlapped a mutation. */
let changes = 0;

/** Makes every pending read repeat its request. Call it after a batch of quiet mutations. */
export function invalidateInFlightReads() {
  changes += 1;
}

/** The latest pending mutation of each record, by record key. */
const turns = new Map<string, Promise<unknown>>();

/** Sends mutations of the same record one after another, so that the last one wins. */
const serializeMutations: typeof send = (request, api, extraOptions) => {
  const { records = request.call.method === 'PATCH' ? [pathOf(request)] : [] } = request;
  if (records.length === 0) return send(request, api, extraOptions);
  // Sends with the token captured when the user clicked: another account may be signed in when the request is finally sent.
  const mine = { token: tokenOf(api), ...request };
  const turn = Promise.allSettled(records.flatMap((record) => turns.get(record) ?? [])).then(() => send(mine, api, extraOptions));
  for (const record of records) turns.set(record, turn);
  return turn.finally(() => {
    for (const record of records) if (turns.get(record) === turn) turns.delete(record);
  });
};

/** Mutations are never retried (docs/behaviour.md, section 9). */
const change: typeof send = async (request, api, extraOptions) => {
  if (request.quiet) return send(request, api, extraOptions);
  invalidateInFlightReads();
  const result = await serializeMutations(request, api, extraOptions);
  invalidateInFlightReads();
  return result;
};

/**
 * Retries temporary failures at most three times with a backoff of 1 s, doubling up to 30 s (docs/behaviour.md, section 9).
 * Repeats a read that overlapped a mutation: its response may be older than the mutation, and invalidating tags does not
 * refetch a pending query. Repeats also if the session has changed since, so that no user gets the response of another
 * session.
 */
const read: typeof send = async (request, api, extraOptions) => {
  const [seen, token] = [changes, tokenOf(api)];
  const result = await retry(send, {
    retryCondition: (error, _request, { attempt }) => attempt <= MAX_RETRIES && isRetryable(error as ApiError),
    backoff: (attempt, _max, signal) => networkOf(api).wait(backoff(attempt), signal ?? api.signal),
  })(request, api, extraOptions);
  return tokenOf(api) === token && (result.error || changes === seen) ? result : read(request, api, extraOptions);
};

/** The base query of the API: sends queries through `read` and mutations through `change`. Errors are `ApiError`s. */
export const baseQuery: typeof send = (...request) => (request[1].type === 'query' ? read : change)(...request);
