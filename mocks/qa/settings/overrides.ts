/** Overrides: custom responses to calls, checked against the contract. */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { wholeNumber } from '../../../src/domain/demo-data/demoData';
import { RefusalSchema } from '../../../src/domain/http/apiRefusal';
import type { Call } from '../../../src/domain/calls/call';
import { type CallName, contract } from '../../../src/domain/contract';
import { wait } from '../../transport/latency';
import { refusal } from '../../../backend/utils/refusal';
import { codeOf, on } from '../../scenarios/scenario';
import { addInterceptor, removeInterceptor } from '../../instrumentation/interceptors';

/** The calls of the contract by name. */
export const calls: Readonly<Record<CallName, Call>> = contract;
/** The names of the calls, in the order of the contract. */
export const CALL_NAMES = Object.keys(contract) as CallName[];

/** The lowest and the highest status of an override. */
export const STATUS_MIN = 200;
export const STATUS_MAX = 599;
/** The longest delay of an override, in milliseconds. */
export const DELAY_MAX = 60_000;
/** Statuses of responses without a body. */
const EMPTY = [204, 205, 304];

/** An override, as a form or a link gives it. */
export const OverrideSchema = v.object({
  call: v.picklist(CALL_NAMES),
  /** Null passes the request on to the next handler. */
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(STATUS_MIN), v.maxValue(STATUS_MAX))),
  message: v.string(),
  /** JSON or any other text; empty for the default body of status and message. */
  body: v.string(),
  delay: wholeNumber(DELAY_MAX),
  times: v.picklist(['once', 'always']),
});
export type Override = v.InferOutput<typeof OverrideSchema>;

/** The active overrides by call, in the order of activation. */
const active = new Map<CallName, Override>();

/** The active overrides, in the order of activation. */
export function activeOverrides(): Override[] {
  return [...active.values()];
}

/** The response body of an override, as text; null for none. */
function bodyOf({ status, message, body }: Override): string | null {
  if (status === null || EMPTY.includes(status)) return null;
  if (body !== '') return body;
  return status < 400 ? null : JSON.stringify(refusal(codeOf(status), message, { status }));
}

/** How an override breaks the contract; null if it does not. */
export function contractViolation(override: Override): string | null {
  const { status } = override;
  if (status === null) return null;
  if (status >= 300 && status < 400) return 'The contract has no answer of this status.';
  const { answer } = calls[override.call];
  const text = bodyOf(override);
  if (status < 400 && answer === null) return text === null ? null : 'The contract promises an answer without a body.';
  const refusals = v.pipe(
    v.strictObject(RefusalSchema.entries),
    v.check((body) => body.status === status, 'The status in the body is another than that of the answer.'),
  );
  const result = v.safeParse(
    v.pipe(v.string('The contract promises a body.'), v.parseJson(undefined, 'The body is not valid JSON.'), status < 400 ? (answer ?? v.any()) : refusals),
    text,
  );
  if (result.success) return null;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return path === null ? issue.message : `${path}: ${issue.message}`;
}

async function answerAs(override: Override, removed: AbortSignal): Promise<Response | undefined> {
  // Another call, sent at the same time, may have removed it.
  if (active.get(override.call) !== override) return undefined;
  if (override.times === 'once') removeOverride(override.call);
  if (override.delay > 0) await wait(override.delay, removed);
  if (override.status === null) return undefined;
  const body = bodyOf(override);
  return new HttpResponse(body, { status: override.status, headers: body === null ? {} : { 'content-type': 'application/json' } });
}

/** Activates an override, and replaces an older one of the same call. */
export function setOverride(override: Override) {
  removeOverride(override.call);
  const removal = new AbortController();
  active.set(override.call, override);
  addInterceptor({
    kind: 'override',
    name: override.call,
    handlers: [on(calls[override.call], () => answerAs(override, removal.signal))],
    // An override that answers once is removed before it waits.
    end: () => { if (override.times === 'always') removal.abort(); },
  });
}

/** Removes the override of a call. Requests that it delays continue. */
export function removeOverride(name: CallName) {
  active.delete(name);
  removeInterceptor('override', name);
}
