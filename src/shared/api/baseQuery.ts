import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { RefusalSchema } from '../../domain/apiError';
import type { Call } from '../../domain/calls/call';
import { type SessionState, selectToken, sessionLost } from '../session/sessionSlice';
import { type ApiError, NETWORK_ERROR, canPass, malformedAnswer } from './apiError';
import type { Network } from './network';

/** One request: a call of the contract with what this occasion adds to it. */
interface ApiRequest {
  readonly call: Call;
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query string; empty and undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The same key on a repeated change makes the backend answer with the first one's result. */
  readonly idempotencyKey?: string;
  /** The session to speak for, where it is no longer the present one. */
  readonly token?: string;
}

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const TIMEOUT_MS = 30_000;

function pathOf({ call, params = {} }: ApiRequest): string {
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function networkOf(api: BaseQueryApi): Network {
  return api.extra as Network;
}

/** Where the API is: beside the app, unless the build names a server. */
function apiUrl(): string {
  return new URL(process.env.API_URL, window.location.origin).href;
}

const send: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, extraOptions) => {
  const token = request.token ?? selectToken(api.getState() as { session: SessionState });
  const query = fetchBaseQuery({
    baseUrl: apiUrl(),
    timeout: TIMEOUT_MS,
    fetchFn: networkOf(api).fetch,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      // Each attempt has its own id, so that the backend in the page can tell whether it has seen it.
      headers.set('x-request-id', crypto.randomUUID());
      if (request.idempotencyKey !== undefined) headers.set('idempotency-key', request.idempotencyKey);
    },
  });
  const filled = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const result = await query(
    { url: pathOf(request), method: request.call.method, body: request.body, params: Object.fromEntries(filled) },
    api,
    extraOptions,
  );
  if (result.error) {
    const error = readFailure(result.error);
    // A token that no longer opens anything is no session: the screens must not pretend there is one.
    if (error.status === 401 && token !== null) {
      api.dispatch(sessionLost({ token }));
      // What anyone may read is not kept from somebody because their session has ended.
      if (request.call.access === 'anyone' && request.call.method === 'GET') return send(request, api, extraOptions);
    }
    return { error };
  }
  if (request.call.answer === null) return { data: null };
  const answer = v.safeParse(request.call.answer, result.data);
  return answer.success ? { data: answer.output } : { error: malformedAnswer(result.meta?.response?.status ?? 200) };
};

function readFailure(failure: { status: unknown; data?: unknown; originalStatus?: number }): ApiError {
  if (typeof failure.status === 'number') {
    const refusal = v.safeParse(RefusalSchema, failure.data);
    return refusal.success ? dropUndefined(refusal.output) : malformedAnswer(failure.status);
  }
  return failure.status === 'PARSING_ERROR' ? malformedAnswer(failure.originalStatus ?? 0) : NETWORK_ERROR;
}

function dropUndefined({ changes, ...refusal }: v.InferOutput<typeof RefusalSchema>): ApiError {
  return changes === undefined ? refusal : { ...refusal, changes };
}

/** Counts the changes as they begin and as they end. */
let changes = 0;

/** Changes are sent once (decisions). */
const change: typeof send = async (request, api, extraOptions) => {
  changes += 1;
  const result = await send(request, api, extraOptions);
  changes += 1;
  return result;
};

/**
 * Reads are tried again at most three times, waiting from 1 s and doubling up to 30 s, and only after failures that
 * can pass (specification, section 9). A read that a change overtook is made anew: it may bring what was before, and
 * while it is under way the change's tags wake nothing.
 */
const read: typeof send = async (request, api, extraOptions) => {
  const seen = changes;
  const result = await retry(send, {
    retryCondition: (error, _request, { attempt }) => attempt <= MAX_RETRIES && canPass(error as ApiError),
    backoff: (attempt, _max, signal) =>
      networkOf(api).wait(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal ?? api.signal),
  })(request, api, extraOptions);
  return result.error || changes === seen ? result : read(request, api, extraOptions);
};

/** How every endpoint of the app reaches the backend. */
export const baseQuery: typeof send = (...request) => (request[1].type === 'query' ? read : change)(...request);
