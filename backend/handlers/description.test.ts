/** Compares docs/openapi.json with the contract. The conformance tests compare it with the backend's answers. */
import * as v from 'valibot';
import type { Call } from '../../src/domain/calls/call';
import { type CallName, contract } from '../../src/domain/contract';
import { inputSchema } from '../../scripts/apiDocs/schemas';
import { sequences } from '../../mocks/model/sequences';
import { REQUESTS } from '../../mocks/testing/access';
import { type JsonSchema, resolved } from '../../conformance/description';
import { described, faultsIn, generatorOf, parametersOf, responseOf } from '../../mocks/testing/description';

const calls = Object.entries<Call>(contract) as [CallName, Call][];
const names = calls.map(([name]) => name);
const bodyOf = (name: CallName) => described(name).requestBody?.content?.['application/json'];

// The inventory accepts only one field at a time.
const bodies = calls.flatMap(([name, { body }]) => (body && name !== 'changeInventory' ? [{ name, body }] : []));
const lists = calls.flatMap(([name, { query }]) => (query && 'page' in (query as unknown as { entries: object }).entries ? [{ name, query }] : []));

test('a list with a default can be described, and has none in a change, where it stays as it is if it is left out', () => {
  const allergens = v.optional(v.pipe(v.array(v.string()), v.readonly()), []);
  const list = { type: 'array', items: { type: 'string' } };
  expect(inputSchema(v.object({ allergens })).properties).toEqual({ allergens: { ...list, default: [] } });
  expect(inputSchema(v.object({ allergens: v.exactOptional(allergens) })).properties).toEqual({ allergens: list });
});

test.each(bodies)('$name accepts a body with the required fields, and none without one of them', ({ name, body }) => {
  const { required = [] } = resolved<JsonSchema>(bodyOf(name)!.schema);
  const sample = Object.entries(REQUESTS[name]('administrator').body as object);
  const given = Object.fromEntries(sample.filter(([field]) => required.includes(field)));
  expect({ given, taken: v.is(body, given) }).toEqual({ given, taken: true });
  for (const left of required) {
    const less = Object.fromEntries(Object.entries(given).filter(([field]) => field !== left));
    expect({ less, taken: v.is(body, less) }).toEqual({ less, taken: false });
  }
});

test.each(bodies.filter(({ name }) => contract[name].method === 'PATCH'))('$name leaves omitted fields unchanged', ({ name }) => {
  expect(JSON.stringify(resolved<JsonSchema>(bodyOf(name)!.schema))).not.toContain('"default"');
});

test.each(lists)('$name accepts exactly the described pages and sizes', ({ name, query }) => {
  for (const [field, minimum, maximum, usual] of [['page', 1, 999_999, 1], ['size', 1, 1000, 10]] as const) {
    const schema = parametersOf(name).find((each) => each.name === field)?.schema;
    expect(schema).toEqual({ type: 'integer', minimum, maximum, default: usual });
    expect([minimum - 1, minimum, maximum, maximum + 1].map((each) => v.is(query, { [field]: String(each) }))).toEqual([false, true, true, false]);
  }
});

test('a price has both limits, in whole cents', () => {
  expect(resolved<JsonSchema>(bodyOf('addFood')!.schema).properties).toMatchObject({ price: { minimum: 0.01, maximum: 99_999.99, multipleOf: 0.01 } });
});

test('a precondition is an object of known fields, and the inventory takes one field', () => {
  expect(faultsIn(bodyOf('updateFood')!.schema, { price: 7, was: [] })).toContain('must be object');
  expect(faultsIn(bodyOf('updateFood')!.schema, { price: 7, was: { prise: 8 } })).toContain('must NOT have additional properties');
  expect(faultsIn(bodyOf('changeInventory')!.schema, { stock: 7, was: [] })).toContain('must be object');
  for (const body of [{}, { stock: 1, threshold: 1 }]) expect(faultsIn(bodyOf('changeInventory')!.schema, body)).toContain('exactly one');
});

test.each(names)('the example of %s matches its schema', (name) => {
  const status = Object.keys(described(name).responses).find((each) => each.startsWith('2'));
  for (const part of [...parametersOf(name), bodyOf(name), responseOf(name, Number(status))]) {
    if (part?.example !== undefined) expect({ part, faults: faultsIn(part.schema, part.example) }).toEqual({ part, faults: null });
  }
});

const SAMPLES = Math.min(sequences.badRequests, 200);

test('of the bodies that the description allows, at most one in twenty is refused', () => {
  const counts = calls.flatMap(([name, { body }]) => {
    const content = bodyOf(name);
    if (!body || !content) return [];
    const generate = generatorOf(content.schema, sequences.seed);
    const taken = Array.from({ length: SAMPLES }, generate).filter((each) => faultsIn(content.schema, each) === null);
    return [{ name, generated: taken.length, refused: taken.filter((each) => !v.is(body, each)).length }];
  });
  expect(counts.filter(({ generated }) => generated < SAMPLES / 2)).toEqual([]);
  expect(counts.filter(({ generated, refused }) => refused > generated / 20)).toEqual([]);
});

test('of the queries that the description allows, at most one in twenty is refused', () => {
  const counts = calls.flatMap(([name, { query }]) => {
    if (!query) return [];
    const parameters = parametersOf(name).filter((each) => each.in === 'query');
    const generate = generatorOf({ type: 'object', properties: Object.fromEntries(parameters.map((each) => [each.name, each.schema])) }, sequences.seed);
    const queries = Array.from({ length: SAMPLES }, () => Object.fromEntries(Object.entries(generate() as object).map(([field, value]) => [field, String(value)])));
    return [{ name, refused: queries.filter((each) => !v.is(query, each)).length }];
  });
  expect(counts.filter(({ refused }) => refused > SAMPLES / 20)).toEqual([]);
});
