import { nanoid } from '@reduxjs/toolkit';
import { type BaseQueryApi, type BaseQueryFn, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import * as v from 'valibot';
import type { Call } from '../../domain/calls/call';
import { RefusalSchema } from '../../domain/http/apiRefusal';
import { HISTORY_ENTRY, IDEMPOTENCY_KEY, REQUEST_ID } from '../../domain/http/headers';
import { toastAdded } from '../notifications/notificationsSlice';
import { selectToken, sessionLost, withSession } from '../session-store/sessionSlice';
import { type ApiError, NETWORK_ERROR, SIGNED_OUT, malformedAnswer } from './apiError';
import type { Network } from './network';
import { type Overlap, makeOverlap } from './overlap';

/** One request: a call of the contract, and the values for this use of it. */
export interface ApiRequest {
  readonly call: Call;
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
  /** Whether the request has added or restored a record (201). */
  readonly created: boolean;
}

export type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

/** What a store needs to send requests. Thunks and the base query get it as `extra`. */
export interface Requests {
  readonly network: Network;
  readonly overlap: Overlap;
  /** The start of the ids of this store's requests. */
  readonly idPrefix: string;
}

/** Creates the state of a store's requests. */
export function makeRequests(network: Network): Requests {
  return { network, overlap: makeOverlap(), idPrefix: nanoid() };
}

/** The store's state of its requests. */
export function requestsOf({ extra }: Pick<BaseQueryApi, 'extra'>): Requests {
  return extra as Requests;
}

/** Whether this store has sent the request with this id. */
export function isOwnRequest({ idPrefix }: Requests, requestId: string | undefined): boolean {
  return requestId?.startsWith(idPrefix) === true;
}

/** The token of the current session; null without one. */
export function tokenOf({ getState }: Pick<BaseQueryApi, 'getState'>): string | null {
  return selectToken(withSession(getState()));
}

const TIMEOUT_MS = 30_000;

/** The path of a request, with its parameters. */
export function pathOf({ call, params = {} }: ApiRequest): string {
  // A segment of dots would be resolved as a relative path, also percent-encoded. Encoding the percent sign makes it an
  // unknown id.
  return call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params[name] ?? '').replace(/^\.\.?$/, '%2E')));
}

/** Base URL of the API: the app's own origin, unless the build sets a server. */
export function apiUrl(): string {
  return new URL(process.env.API_URL, window.location.origin).href;
}

/** Sends a request once and checks the response against the contract. */
export const sendRequest: BaseQuery = async (request, api, extraOptions) => {
  const token = request.token === undefined ? tokenOf(api) : request.token;
  // A screen may still send a request while the user is signing out.
  if (token === null && request.call.access !== 'anyone') return { error: SIGNED_OUT };
  const { network, idPrefix } = requestsOf(api);
  const query = fetchBaseQuery({
    baseUrl: apiUrl(),
    timeout: TIMEOUT_MS,
    fetchFn: network.fetch,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      // Each attempt has its own id, so that the in-page backend can recognise a request that arrives twice.
      headers.set(REQUEST_ID, idPrefix + nanoid());
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
    if (error.status === 401 && token !== null) endSession(api, token, error.code === 'data_gone' ? error.message : null);
    return { error };
  }
  // The next session undoes no changes of the one before.
  const entry = result.meta?.response?.headers.get(HISTORY_ENTRY) ?? null;
  const meta = { historyEntry: token === tokenOf(api) ? entry : null, created: result.meta?.response?.status === 201 };
  if (request.call.answer === null) return { data: null, meta };
  const answer = v.safeParse(request.call.answer, result.data);
  return answer.success ? { data: answer.output, meta } : { error: malformedAnswer(result.meta?.response?.status ?? 200) };
};

/**
 * Ends the session of a token that the backend no longer accepts.
 * @param message to show, because the sign-in screen that follows does not give the reason; null where a screen shows it
 */
export function endSession(api: Pick<BaseQueryApi, 'dispatch' | 'getState'>, token: string, message: string | null) {
  // Only the first of several failed requests shows the message.
  if (message !== null && token === tokenOf(api)) api.dispatch(toastAdded({ kind: 'error', message }));
  api.dispatch(sessionLost({ token }));
}

function readFailure(failure: { status: unknown; data?: unknown; originalStatus?: number }): ApiError {
  if (typeof failure.status === 'number') {
    const refusal = v.safeParse(RefusalSchema, failure.data);
    return refusal.success ? refusal.output : malformedAnswer(failure.status);
  }
  return failure.status === 'PARSING_ERROR' ? malformedAnswer(failure.originalStatus ?? 0) : NETWORK_ERROR;
}
