/** The latest calls of this page: what was asked, what was answered, when, how fast and by whom. */
import { apiPath } from '../callAddress';
import { changed } from './changes';

/** One call as the workbench shows it. Bodies are texts, cut where they are long and without passwords. */
export interface LoggedRequest {
  readonly id: number;
  /** When it began, by the real clock. */
  readonly at: string;
  readonly method: string;
  /** The path below the API's base, with its query. */
  readonly path: string;
  sent: string;
  /** Null while it is being answered, 0 where the network failed. */
  status: number | null;
  milliseconds: number;
  answer: string;
  /** `backend`, or the kind and the name of what stood before it. */
  answeredBy: string;
}

const KEPT = 200;
const BODY_MAX = 20_000;

let entries: readonly LoggedRequest[] = [];
let lastId = 0;

/** The calls, newest first. */
export function loggedRequests(): readonly LoggedRequest[] {
  return entries;
}

/** Puts the calls of a capsule, or none, in place of these. */
export function replaceLog(next: readonly LoggedRequest[]) {
  entries = next;
  lastId = Math.max(0, ...next.map(({ id }) => id));
  changed();
}

/** A text that is worth keeping; passwords are not. */
function shorten(text: string): string {
  // Cut first, for a big menu is long; a password may be what was cut.
  const short = text.length > BODY_MAX ? `${text.slice(0, BODY_MAX)}…` : text;
  return short.replace(/("password"\s*:\s*)"(?:[^"\\]|\\.)*("|$)/g, '$1"…"');
}

/** A body as it is kept; nothing of one that breaks off. */
async function textOf(message: Request | Response | null): Promise<string> {
  return shorten((await message?.text().catch(() => '')) ?? '');
}

/** Notes that a call has come; what it returns notes the answer. */
export function logRequest(request: Request): (answeredBy: string, response: Response | undefined) => Promise<void> {
  const started = performance.now();
  const sent = request.body ? request.clone() : null;
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
    const copy = response && response.type !== 'error' ? response.clone() : null;
    const milliseconds = Math.round(performance.now() - started);
    const parts = { sent: await textOf(sent), answer: await textOf(copy) };
    // All at once: whoever looks meanwhile sees a call that waits, and not half an answer.
    Object.assign(entry, parts, { status: response ? response.status : 501, milliseconds, answeredBy });
    changed();
  };
}
