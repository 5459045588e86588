import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import { RefusalSchema } from '../../domain/apiError';
import type { Call } from '../../domain/calls/call';
import { IDEMPOTENCY_KEY, REQUEST_ID } from '../../domain/headers';
import { notified } from '../notifications/notificationsSlice';
import { selectToken, sessionLost, withSession } from '../session/sessionSlice';
import { type ApiError, NETWORK_ERROR, SIGNED_OUT, canPass, malformedAnswer } from './apiError';
import type { Network } from './network';

/** One request: a call of the contract, which has this answer, with what this occasion adds to it. */
export interface ApiRequest<Answer = unknown> {
  readonly call: Call & { readonly answer: v.GenericSchema<unknown, Answer> | (null extends Answer ? null : never) };
  /** Values of the `:name` parts of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** The query string; empty and undefined values are left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  /** The same key on a repeated change makes the backend answer with the first one's result. */
  readonly idempotencyKey?: string;
  /** What a change is made to, where its address does not say so. */
  readonly records?: readonly string[];
  /** The session to speak for, where it is no longer the present one. */
  readonly token?: string | null;
  /** One of many changes: whoever makes them wakes what they have changed once, at the end. */
  readonly quiet?: boolean;
}

const MAX_RETRIES = 3;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
const TIMEOUT_MS = 30_000;

function pathOf({ call, params = {} }: ApiRequest): string {
  // Dots alone would climb the path, also where they are encoded; written as they never arrive they are an unknown name.
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').replace(/^\.\.?$/, '%2E')));
}

function networkOf(api: BaseQueryApi): Network {
  return api.extra as Network;
}

/** Where the API is: beside the app, unless the build names a server. */
function apiUrl(): string {
  return new URL(process.env.API_URL, window.location.origin).href;
}

function tokenOf(api: BaseQueryApi): string | null {
  return selectToken(withSession(api.getState()));
}

const send: BaseQueryFn<ApiRequest, unknown, ApiError> = async (request, api, extraOptions) => {
  const token = request.token === undefined ? tokenOf(api) : request.token;
  // A screen may ask once more while its person is leaving.
  if (token === null && request.call.access !== 'anyone') return { error: SIGNED_OUT };
  const query = fetchBaseQuery({
    baseUrl: apiUrl(),
    timeout: TIMEOUT_MS,
    fetchFn: networkOf(api).fetch,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      // Each attempt has its own id, so that the backend in the page can tell whether it has seen it.
      headers.set(REQUEST_ID, nanoid());
      if (request.idempotencyKey !== undefined) headers.set(IDEMPOTENCY_KEY, request.idempotencyKey);
    },
  });
  const filled = Object.entries(request.query ?? {}).filter(([, value]) => value !== undefined && value !== '');
  const result = await query(
    {
      url: pathOf(request),
      method: request.call.method,
      body: request.body,
      // Empty parameters would leave a `?` at the end of the URL.
      ...(filled.length > 0 && { params: Object.fromEntries(filled) }),
    },
    api,
    extraOptions,
  );
  if (result.error) {
    const error = readFailure(result.error);
    if (error.status === 401 && token !== null) {
      // Said once, with the first of several calls: the screen that follows shows a visitor, and not why.
      if (error.code === 'data_gone' && token === tokenOf(api)) api.dispatch(notified({ kind: 'error', message: error.message }));
      // A token that no longer opens anything is no session: the screens must not pretend there is one.
      api.dispatch(sessionLost({ token }));
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
    return refusal.success ? refusal.output : malformedAnswer(failure.status);
  }
  return failure.status === 'PARSING_ERROR' ? malformedAnswer(failure.originalStatus ?? 0) : NETWORK_ERROR;
}

/** Counts the changes as they begin and as they end. */
let changes = 0;

/** Has whatever is being read now read again; for many quiet changes, once they are made. */
export function overtakeReads() {
  changes += 1;
}

/** The latest change of each record that is under way. */
const turns = new Map<string, Promise<unknown>>();

/** Sends the changes of one record one after the other, so that the last word counts. */
const sendInTurn: typeof send = (request, api, extraOptions) => {
  const { records = request.call.method === 'PATCH' ? [pathOf(request)] : [] } = request;
  if (records.length === 0) return send(request, api, extraOptions);
  // Whoever presses speaks, even where somebody else sits here when its turn comes.
  const mine = { token: tokenOf(api), ...request };
  const turn = Promise.allSettled(records.flatMap((record) => turns.get(record) ?? [])).then(() => send(mine, api, extraOptions));
  for (const record of records) turns.set(record, turn);
  return turn.finally(() => {
    for (const record of records) if (turns.get(record) === turn) turns.delete(record);
  });
};

/** Changes are sent once (decisions). */
const change: typeof send = async (request, api, extraOptions) => {
  if (request.quiet) return send(request, api, extraOptions);
  overtakeReads();
  const result = await sendInTurn(request, api, extraOptions);
  overtakeReads();
  return result;
};

/**
 * Reads are tried again at most three times, waiting from 1 s and doubling up to 30 s, and only after failures that
 * can pass (specification, section 9). A read that a change overtook is made anew: it may bring what was before, and
 * while it is under way the change's tags wake nothing. So is one whose session has ended or changed: what somebody
 * was told is not for the next, and what anyone may read is not kept from them.
 */
const read: typeof send = async (request, api, extraOptions) => {
  const [seen, token] = [changes, tokenOf(api)];
  const result = await retry(send, {
    retryCondition: (error, _request, { attempt }) => attempt <= MAX_RETRIES && canPass(error as ApiError),
    backoff: (attempt, _max, signal) =>
      networkOf(api).wait(Math.min(FIRST_WAIT_MS * 2 ** (attempt - 1), LONGEST_WAIT_MS), signal ?? api.signal),
  })(request, api, extraOptions);
  return tokenOf(api) === token && (result.error || changes === seen) ? result : read(request, api, extraOptions);
};

/** How every endpoint of the app reaches the backend. */
export const baseQuery: typeof send = (...request) => (request[1].type === 'query' ? read : change)(...request);
