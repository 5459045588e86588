/** What docs/openapi.json says of a request, held against what the contract takes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Call } from '../../src/domain/calls/call';
import { type CallName, contract } from '../../src/domain/contract';
import { REQUESTS } from '../testing/access';

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: Record<string, unknown> }[];
  readonly requestBody?: { content: { 'application/json': { schema: { properties: object; required?: readonly string[] } } } };
}

const { paths } = JSON.parse(readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')) as { paths: Record<string, Record<string, Operation>> };

/** A call as it is described. */
function described(name: CallName): Operation {
  const { method, path } = contract[name];
  return paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {};
}

const calls = Object.entries<Call>(contract) as [CallName, Call][];
// Of the inventory's fields one is sent at a time, which no list of required fields can say.
const bodies = calls.flatMap(([name, { body }]) => (body && name !== 'changeInventory' ? [{ name, body }] : []));
const lists = calls.flatMap(([name, { query }]) => (query && 'page' in (query as unknown as { entries: object }).entries ? [{ name, query }] : []));

test.each(bodies)('$name takes a body of what it is said to require, and none without a part of that', ({ name, body }) => {
  const { required = [] } = described(name).requestBody!.content['application/json'].schema;
  const sample = Object.entries(REQUESTS[name]('administrator').body as object);
  const given = Object.fromEntries(sample.filter(([field]) => required.includes(field)));
  expect({ given, taken: v.is(body, given) }).toEqual({ given, taken: true });
  for (const left of required) {
    const less = Object.fromEntries(Object.entries(given).filter(([field]) => field !== left));
    expect({ less, taken: v.is(body, less) }).toEqual({ less, taken: false });
  }
});

test.each(bodies.filter(({ name }) => contract[name].method === 'PATCH'))('$name leaves what is not sent as it is', ({ name }) => {
  expect(JSON.stringify(described(name).requestBody)).not.toContain('"default"');
});

test.each(lists)('$name takes each page and size that it is said to take, and no other', ({ name, query }) => {
  for (const [field, minimum, maximum, usual] of [['page', 1, 999_999, 1], ['size', 1, 1000, 10]] as const) {
    const schema = described(name).parameters?.find((each) => each.name === field)?.schema;
    expect(schema).toEqual({ type: 'integer', minimum, maximum, default: usual });
    expect([minimum - 1, minimum, maximum, maximum + 1].map((each) => v.is(query, { [field]: String(each) }))).toEqual([false, true, true, false]);
  }
});

test('a price has both of its limits', () => {
  expect(described('addFood').requestBody?.content['application/json'].schema.properties).toMatchObject({ price: { minimum: 0.01, maximum: 99_999.99 } });
});
