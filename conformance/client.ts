/** Makes the calls over HTTP and checks every answer against the description. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { HISTORY_ENTRY, REQUEST_ID } from '../src/domain/http/headers';
import type { Answers, Banner, CallName, Food, Order, Refusal, Session, User } from './answers';
import { faultOf, successOf } from './description';

/** The parts of a request. `text` is sent as the body, and `path` as the path, as they are. */
export interface CallRequest {
  readonly path?: string;
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

const bases = (process.env.SHOP_URL ?? '').split(',').map((base) => base.replace(/\/$/, ''));
let calls = 0;
/** After which time a change is on the menu of every server, in ms. */
const MENU_MS = 250;

/** The address of a path below the API's base; below each of several in turn. */
export function addressOf(path: string): string {
  calls += 1;
  return `${bases[calls % bases.length] ?? ''}${path}`;
}

/** The headers of every call. */
export function headersOf(token?: string): Record<string, string> {
  return { [REQUEST_ID]: randomUUID(), ...(token !== undefined && { authorization: `Bearer ${token}` }) };
}

/** What the calls have made, to be removed when the tests have ended. */
export const made = {
  foods: new Set<string>(),
  categories: new Set<string>(),
  banners: new Set<string>(),
  coupons: new Set<string>(),
  orders: new Set<string>(),
  sessions: new Set<string>(),
  staff: new Set<string>(),
};

function remember(call: CallName, body: unknown) {
  if (call === 'POST /foods' || call === 'PATCH /foods/{id}') {
    made.foods.add((body as Food).id);
    made.categories.add((body as Food).category);
  }
  if (call === 'POST /categories') made.categories.add((body as { name: string }).name);
  if (call === 'POST /banners') made.banners.add((body as Banner).id);
  if (call === 'POST /coupons') made.coupons.add((body as { id: string }).id);
  if (call === 'POST /orders') made.orders.add((body as Order).id);
  if (call === 'POST /staff' || call === 'PATCH /staff/{id}') made.staff.add((body as User).id);
  // A cancelled order gets no other status.
  if (call === 'POST /orders/{id}/cancel') made.orders.delete((body as Order).id);
  if (call === 'POST /users' || call === 'POST /session') made.sessions.add((body as Session).token);
}

/** Makes a call and returns its answer, which must be one that the description has. */
export async function send(call: CallName, { token, path, params = {}, query = {}, body, text, headers }: CallRequest = {}): Promise<Answer> {
  const [method = '', template = ''] = call.split(' ');
  const filled = path ?? template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  const sent = text ?? (body === undefined ? undefined : JSON.stringify(body));
  // Of several servers, one may show the menu of a moment ago until the database has told it of a change.
  if (call === 'GET /menu' && bases.length > 1) await wait(MENU_MS);
  const response = await fetch(addressOf(filled + (search && `?${search}`)), {
    method,
    headers: { ...headersOf(token), ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { body: sent }),
  });
  const answered = await response.text();
  const given: unknown = answered === '' ? undefined : JSON.parse(answered);
  const { status } = response;
  assert.equal(faultOf(call, status, given), null, `${call} was answered with ${status} ${answered.slice(0, 500)}`);
  if (given !== undefined) assert.match(response.headers.get('content-type') ?? '', /^application\/json\b/);
  if (response.ok) remember(call, given);
  else assert.equal((given as Refusal).status, status);
  return { status, headers: response.headers, body: given };
}

/** Makes a call that must succeed, and returns the body of its answer. */
export async function ask<Name extends CallName>(call: Name, request: CallRequest = {}): Promise<Answers[Name]> {
  const { status, body } = await send(call, request);
  assert.equal(status, successOf(call), `${call}: ${JSON.stringify(body)}`);
  return body as Answers[Name];
}

/** Makes a call that must be refused with a code, and with a message where one is given. Returns the refusal. */
export async function refused(call: CallName, request: CallRequest, status: number, code: string, message?: string): Promise<Refusal> {
  const { body } = await send(call, request);
  const refusal = body as Refusal;
  assert.deepEqual(
    { call, status: refusal.status, code: refusal.code, message: refusal.message },
    { call, status, code, message: message ?? refusal.message },
  );
  return refusal;
}

/** Makes a change that can be undone, and returns the id of its entry in the history. */
export async function change(call: CallName, request: CallRequest): Promise<string> {
  const { status, headers, body } = await send(call, request);
  assert.equal(status, successOf(call), JSON.stringify(body));
  const entry = headers.get(HISTORY_ENTRY);
  assert.ok(entry !== null, `${call} names no entry of the history`);
  return entry;
}
