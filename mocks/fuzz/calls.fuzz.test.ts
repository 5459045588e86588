/**
 * Sends many invalid requests to every call, as an administrator, who has the most rights. Each is refused with
 * a valid refusal, none breaks the backend, and none changes data. The seed is fixed, except in the nightly run
 * (mocks/model/sequences).
 */
import fc from 'fast-check';
import * as v from 'valibot';
import { RefusalSchema } from '../../src/domain/http/apiRefusal';
import type { Call } from '../../src/domain/calls/call';
import { type CallName, contract } from '../../src/domain/contract';
import { answer } from '../backend';
import { openDatabase } from '../indexeddb/connection/openDatabase';
import { sequences } from '../model/sequences';
import { installServer } from '../node';
import { REQUESTS } from '../testing/access';
import { ADMIN, API, tokenOf } from '../testing/client';
import { type BadRequest, accepts, badRequestsTo, changed, placesIn } from './badRequests';
import { hostileText, hostileValue, textOf } from './hostileValues';

installServer();

const REQUESTS_EACH = sequences.badRequests;
let sent = 0;

/** All stored data, as text. */
async function storedText(): Promise<string> {
  const { db } = await openDatabase();
  const tables = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()]));
  return JSON.stringify(tables);
}

function requestOf(call: Call, name: CallName, admin: string, bad: BadRequest): Request {
  const { params = {}, query = {}, body } = REQUESTS[name]('administrator');
  const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent({ ...params, ...bad.params }[param] ?? ''));
  const search = new URLSearchParams({ ...query, ...bad.query } as Record<string, string>).toString();
  const text = bad.text ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${API}${path}?${search}`, {
    method: call.method,
    headers: { authorization: `Bearer ${bad.token ?? admin}`, 'content-type': bad.type ?? 'application/json' },
    ...(text === undefined || call.method === 'GET' ? {} : { body: text }),
  });
}

/** A short description of the request for failure messages. */
function described(call: Call, bad: BadRequest): string {
  return `${call.method} ${call.path} ${JSON.stringify(bad).slice(0, 400)}`;
}

const STATUS_OF = { token: [401], path: [404], query: [422], body: [422], json: [400] } as const;

async function expectRefused(call: Call, name: CallName, admin: string, bad: BadRequest) {
  const response = await answer(requestOf(call, name, admin, bad));
  const body: unknown = await response?.json();
  const request = described(call, bad);
  expect({ request, status: response?.status }).toEqual({ request, status: STATUS_OF[bad.wrong][0] });
  expect({ request, isRefusal: v.is(RefusalSchema, body), body }).toMatchObject({ request, isRefusal: true, body: { status: response?.status } });
  sent += 1;
}

const fuzzed = (Object.keys(contract) as CallName[]).flatMap((name) => {
  const bad = badRequestsTo(contract[name], REQUESTS[name]('administrator'));
  return bad ? [{ name, bad }] : [];
});

test('every call refuses invalid requests and changes nothing', async () => {
  const admin = await tokenOf(ADMIN);
  const before = await storedText();
  for (const { name, bad } of fuzzed) {
    const call: Call = contract[name];
    const requests = fc.sample(bad, { seed: sequences.seed, numRuns: REQUESTS_EACH });
    for (const each of requests) await expectRefused(call, name, admin, each);
    if ((await storedText()) === before) continue;
    // A request changed something: send them again and compare after each one.
    for (const each of requests) {
      const then = await storedText();
      await expectRefused(call, name, admin, each);
      expect({ request: described(call, each), changes: (await storedText()) !== then }).toEqual({ request: described(call, each), changes: false });
    }
    throw new Error(`${name} changed something (seed ${String(sequences.seed)})`);
  }
}, sequences.timeLimitMs);

test('enough requests were sent, to every call with input', () => {
  expect(sent).toBeGreaterThanOrEqual(fuzzed.length * REQUESTS_EACH);
  // A public call without path parameters, query and body cannot get an invalid request.
  const calls = Object.entries<Call>(contract);
  const safe = calls.filter(([, { access, path, query, body }]) => access === 'anyone' && !path.includes(':') && query === null && body === null);
  const others = calls.filter(([call]) => !fuzzed.some(({ name }) => name === call));
  expect(others).toEqual(safe);
});

test.each(fuzzed.filter(({ name }) => contract[name].body !== null || contract[name].query !== null))(
  '$name accepts unusual values that its schema allows, and responds as the contract says',
  async ({ name }) => {
    const call: Call = contract[name];
    const { params, query = {}, body } = REQUESTS[name]('administrator');
    const schema = call.body ?? call.query;
    if (!schema) return;
    const places = placesIn(schema).filter((place) => (call.body ? place.length > 0 : place.length === 1));
    const strange = fc
      .record({ at: fc.constantFrom(...places), to: call.body ? fc.oneof(hostileText, hostileValue) : hostileText })
      .map(({ at, to }) => changed(call.body ? body : query, at, to));
    const givens = fc
      .sample(strange, { seed: sequences.seed, numRuns: 5 * sequences.unusualRequests })
      .filter((given) => accepts(schema, given))
      .slice(0, sequences.unusualRequests);
    const admin = await tokenOf(ADMIN);
    for (const given of givens) {
      const request = requestOf(call, name, admin, {
        wrong: 'body',
        ...(params && { params }),
        ...(call.body ? { text: textOf(given) } : { query: given as Record<string, string> }),
      });
      const response = await answer(request);
      const status = response?.status ?? 0;
      expect({ given, broken: status >= 500 || status === 0 }).toEqual({ given, broken: false });
      const answered: unknown = status === 204 ? null : await response?.json();
      const promised: v.GenericSchema<unknown, unknown> = status < 300 ? (call.answer ?? v.null()) : RefusalSchema;
      expect({ given, asPromised: v.is(promised, answered) }).toEqual({ given, asPromised: true });
    }
  },
);
