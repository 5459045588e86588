/**
 * Writes docs/openapi.json from the contract: what a real server has to answer to stand in for the one in the browser.
 * With --check it writes nothing and fails where the file is out of date.
 */
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { RefusalSchema } from '../src/domain/apiError';
import type { Access, Call } from '../src/domain/calls/call';
import { contract } from '../src/domain/contract';
import { IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MAX } from '../src/domain/headers';
import { WRONG_SIGN_IN } from '../src/domain/user';
import { writeOrCheck } from './generated';

/** A pipeline that looks at the whole before its parts ("all filled?") is described by its last schema, the parts. */
function describable(schema: v.GenericSchema<unknown, unknown>): v.GenericSchema<unknown, unknown> {
  const { pipe = [] } = schema as { pipe?: readonly { kind: string }[] };
  return (pipe.findLast(({ kind }) => kind === 'schema') as v.GenericSchema<unknown, unknown> | undefined) ?? schema;
}

/** The fields without which an object is refused. A text is read as '' where it is left out, so that its own sentence refuses it. */
function requiredIn(schema: v.GenericSchema<unknown, unknown>): string[] {
  const { entries = {} } = schema as { entries?: Record<string, v.GenericSchema<unknown, unknown>> };
  return Object.entries(entries).filter(([, entry]) => entry.type !== 'exact_optional' && !v.is(entry, undefined)).map(([name]) => name);
}

/** What is asked of a sender: '' stands for what was left out, and is nothing to be sent instead. */
const asInput: NonNullable<ConversionConfig['overrideSchema']> = ({ valibotSchema, jsonSchema }) => {
  const { default: usual, required: _, ...rest } = jsonSchema;
  const required = requiredIn(valibotSchema);
  return { ...rest, ...(usual === undefined || usual === '' ? {} : { default: usual }), ...(required.length > 0 ? { required } : {}) };
};

/** Checks that JSON Schema cannot say (sentences, cross-field rules) stay with the contract. */
function schemaOf(schema: v.GenericSchema<unknown, unknown>, typeMode: 'input' | 'output') {
  const config: ConversionConfig = { typeMode, errorMode: 'ignore', target: 'openapi-3.0', ...(typeMode === 'input' && { overrideSchema: asInput }) };
  const { $schema: _dialect, ...json } = toJsonSchema(describable(schema), config) as Record<string, unknown>;
  return json;
}

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
});

const ACCESS_REFUSALS: Record<Access, Record<string, unknown>> = {
  anyone: {},
  'signed-in': { 401: refusal('Nobody is signed in') },
  administrator: { 401: refusal('Nobody is signed in'), 403: refusal('The caller is no administrator') },
};

/** A number that an address carries as text: its limits stand behind what makes a number of it, where the description of a text ends. */
function numberIn({ pipe = [] }: { pipe?: readonly { type: string; requirement?: unknown }[] }, text: { default?: string }) {
  const limit = (type: string) => pipe.find((part) => part.type === type)?.requirement;
  const [minimum, maximum] = [limit('min_value'), limit('max_value')];
  return minimum === undefined ? text : { type: 'integer', minimum, maximum, default: Number(text.default) };
}

function queryParameters(query: v.GenericSchema<unknown, unknown>) {
  const { entries } = query as unknown as { entries: Record<string, object> };
  const { properties } = schemaOf(query, 'input') as { properties: Record<string, object> };
  return Object.entries(properties).map(([name, text]) => ({ name, in: 'query', required: false, schema: numberIn(entries[name] ?? {}, text) }));
}

const KEY = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  required: false,
  description: 'The same request sent again under the same key makes nothing new, and is answered with what the first one made',
  schema: { type: 'string', maxLength: IDEMPOTENCY_KEY_MAX },
};

function operation(operationId: string, { summary, path, access, body, query, answer, once }: Call) {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...(query ? queryParameters(query) : []),
    ...(once ? [KEY] : []),
  ];
  return {
    operationId,
    summary,
    'x-access': access,
    ...(access === 'anyone' ? {} : { security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } } : {}),
    responses: {
      ...(answer
        ? { '2XX': { description: 'Done', content: { 'application/json': { schema: schemaOf(answer, 'output') } } } }
        : { 204: { description: 'Done, with nothing to say' } }),
      ...ACCESS_REFUSALS[access],
      ...(operationId === 'signIn' ? { 401: refusal(WRONG_SIGN_IN) } : {}),
      '4XX': refusal('Refused: 400, 404, 409, 422 or 429; the message is for people'),
      '5XX': refusal('The shop itself failed, 507 for want of room; the message is for people'),
    },
  };
}

const paths: Record<string, Record<string, unknown>> = {};
for (const [name, call] of Object.entries<Call>(contract)) {
  const path = call.path.replace(/:(\w+)/g, '{$1}');
  paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
}

const description = {
  openapi: '3.0.3',
  info: {
    title: 'Food Delivery',
    version: '1.0.0',
    description: 'The calls of the food-ordering shop. Money is in dollars with whole cents; every list is paged.',
  },
  servers: [{ url: '/api' }],
  paths,
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    schemas: { Refusal: schemaOf(RefusalSchema, 'output') },
  },
};

writeOrCheck('docs/openapi.json', `${JSON.stringify(description, null, 2)}\n`, 'npm run docs:api');
