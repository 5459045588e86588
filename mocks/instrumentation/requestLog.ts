/** The request log: the latest calls of this page with request, response, time, duration and the handler that answered. */
import * as v from 'valibot';
import { apiPath } from '../transport/callAddress';
import { changed } from './changeListeners';

/** One logged call. Bodies are text, cut if they are long, and without passwords. */
export const LoggedRequestSchema = v.object({
  id: v.number(),
  /** When it started, by the real clock, in ISO 8601. */
  at: v.string(),
  method: v.string(),
  /** The path below the API's base, with its query. */
  path: v.string(),
  sent: v.string(),
  /** Null while it is pending, 0 after a network failure. */
  status: v.nullable(v.number()),
  milliseconds: v.number(),
  answer: v.string(),
  /** `backend`, or the kind and the name of the interceptor that answered. */
  answeredBy: v.string(),
});
export type LoggedRequest = Readonly<v.InferOutput<typeof LoggedRequestSchema>>;

const KEPT = 200;
const BODY_MAX = 20_000;

let entries: readonly LoggedRequest[] = [];
let lastId = 0;

/** The logged calls, newest first. */
export function loggedRequests(): readonly LoggedRequest[] {
  return entries;
}

/** Replaces the log, for example by that of a capsule. */
export function replaceLog(next: readonly LoggedRequest[]) {
  entries = next;
  lastId = Math.max(0, ...next.map(({ id }) => id));
  changed();
}

/** A body as text, cut if it is long, and without passwords; empty if it breaks off. */
async function textOf(message: Request | Response | null): Promise<string> {
  const text = (await message?.text().catch(() => '')) ?? '';
  // Cut first, because a big menu is long. The pattern also matches a password that was cut off.
  const short = text.length > BODY_MAX ? `${text.slice(0, BODY_MAX)}…` : text;
  return short.replace(/("(?:password|current)"\s*:\s*)"(?:[^"\\]|\\.)*("|$)/g, '$1"…"');
}

/** Logs a call. @returns logs its response */
export function logRequest(request: Request): (answeredBy: string, response: Response | undefined) => Promise<void> {
  const started = performance.now();
  const sent = request.clone();
  const entry: LoggedRequest = {
    id: (lastId += 1),
    at: new Date().toISOString(),
    method: request.method,
    path: apiPath(request) + new URL(request.url).search,
    sent: '',
    status: null,
    milliseconds: 0,
    answer: '',
    answeredBy: '',
  };
  entries = [entry, ...entries.slice(0, KEPT - 1)];
  return async (answeredBy, response) => {
    // A stream of a server stays open, so its text would never be complete.
    const isStream = response?.headers.get('content-type')?.startsWith('text/event-stream') === true;
    const copy = response && response.type !== 'error' && !(isStream && process.env.MOCKS === 'off') ? response.clone() : null;
    const milliseconds = Math.round(performance.now() - started);
    const parts = { sent: await textOf(sent), answer: await textOf(copy) };
    // Assigned together, so that no reader sees half a response.
    Object.assign(entry, parts, { status: response ? response.status : 501, milliseconds, answeredBy });
    changed();
  };
}
