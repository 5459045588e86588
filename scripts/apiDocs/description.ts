/** The published API description in OpenAPI 3.1, generated from the contract. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { STORAGE_FULL, SHOP_FAILED, UNREADABLE, refusal } from '../../backend/utils/refusal';
import { expectedStatus } from '../../mocks/testing/access';
import { HTTP_STATUSES, NO_PERMISSION, PLEASE_SIGN_IN, type Refusal } from '../../src/domain/http/apiRefusal';
import { getEvents } from '../../src/domain/calls/eventCalls';
import { LAST_EVENT_ID } from '../../src/domain/events/shopEvent';
import { type Call, isPermission } from '../../src/domain/calls/call';
import { textsOf } from '../../src/domain/callTexts';
import { type CallName, contract } from '../../src/domain/contract';
import { ROLES, may } from '../../src/domain/user/roles';
import { HISTORY_ENTRY, IDEMPOTENCY_KEY, IDEMPOTENCY_KEY_MAX, REQUEST_ID } from '../../src/domain/http/headers';
import { recordAnswers } from './answers';
import { PARAMETERS, TAGS } from './texts';
import { answerSchema, inputSchema, namedSchemas } from './schemas';

const content = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });
const refusalOf = (description: string, example: Refusal) => ({ description, content: content({ $ref: '#/components/schemas/Refusal' }, example) });

/** Refusals that many calls share, by their component name. */
const SHARED_RESPONSES = {
  BadRequest: refusalOf('The path or the body cannot be read.', refusal('invalid', 'The request is not valid JSON', { status: UNREADABLE })),
  Unauthenticated: refusalOf('No session, or one that has ended.', refusal('unauthenticated', PLEASE_SIGN_IN)),
  Forbidden: refusalOf('The role of the caller lacks the permission of the call.', refusal('forbidden', NO_PERMISSION)),
  Invalid: refusalOf('A rule of the request’s schema is broken; the message says which.', refusal('invalid', 'Please fill all required fields')),
  TooManyRequests: refusalOf('Too many requests. Reads are tried again after a while, changes are not.', refusal('too_many_requests', 'Too many requests. Please try again in a moment.')),
  ServerError: refusalOf('The server failed; nothing was written. Reads are tried again after a while, changes are not.', refusal('server_error', SHOP_FAILED)),
  StorageFull: refusalOf('No room to store this; nothing was written.', refusal('storage_full', STORAGE_FULL)),
};

const shared = (name: keyof typeof SHARED_RESPONSES) => ({ $ref: `#/components/responses/${name}` });

const HISTORY_ENTRY_HEADER = {
  description: 'The id of the change’s entry in the history, with which it can be undone. Left out if nothing has changed. A server on another origin has to expose it.',
  schema: { type: 'string' },
  example: '0f1b6a52-6b0c-4a58-9f0e-55c1f0a9f3d4',
};

/** The group of a call: the first part of its path. */
const tagOf = (path: string) => path.split('/')[1];

/** Whether the change of a call can be undone: those of the staff, and cancelling an order, which its customer can as well. */
const isUndoable = ({ method, path, access }: Call) =>
  method !== 'GET' && (isPermission(access) || path === contract.cancelOrder.path) && tagOf(path) !== 'demo';

/**
 * The schema of a number in a query string. Its limits follow the transformation to a number, where the generated
 * schema of the text ends.
 */
function numberIn({ pipe = [] }: { pipe?: readonly { type: string; requirement?: unknown }[] }, text: JsonSchema): object {
  const limit = (type: string) => pipe.find((part) => part.type === type)?.requirement;
  const [minimum, maximum] = [limit('min_value'), limit('max_value')];
  return minimum === undefined ? text : { type: 'integer', minimum, maximum, default: Number(text.default) };
}

function parameter(place: 'path' | 'query' | 'header', name: string, schema: object, example: unknown) {
  return { name, in: place, required: place === 'path', description: PARAMETERS[name], schema, ...(example === undefined ? {} : { example }) };
}

function queryParameters(query: v.GenericSchema<unknown, unknown>, examples: Readonly<Record<string, unknown>> = {}) {
  const { entries } = query as unknown as { entries: Record<string, object> };
  const properties = Object.entries(inputSchema(query).properties ?? {}) as [string, JsonSchema][];
  return properties.map(([name, schema]) => parameter('query', name, numberIn(entries[name] ?? {}, schema), examples[name]));
}

/** The codes of the refusals that a call documents itself. */
const CODES = { 401: 'unauthenticated', 404: 'not_found', 409: 'conflict' } as const;

/** Why every call with an idempotency key may be refused. */
const KEY_USED = 'The `Idempotency-Key` belongs to another request.';

function responsesOf(name: CallName, call: Call, example: unknown): Record<string, object> {
  const { method, path, access, body, query, answer, once } = call;
  const { refusals = {} } = textsOf(name);
  const ownRefusals: Record<string, object> = {};
  for (const status of [401, 404, 409] as const) {
    const reason = [refusals[status], once && status === 409 && KEY_USED].filter(Boolean).join(' Or: ');
    if (reason !== '') ownRefusals[status] = refusalOf(reason, refusal(CODES[status], reason));
  }
  return {
    [expectedStatus(name, 'administrator')]: {
      ...(answer ? { description: 'Done.', content: content(answerSchema(answer), example) } : { description: 'Done; the answer has no body.' }),
      ...(isUndoable(call) ? { headers: { [HISTORY_ENTRY]: { $ref: '#/components/headers/HistoryEntry' } } } : {}),
    },
    ...(body || path.includes(':') ? { [UNREADABLE]: shared('BadRequest') } : {}),
    ...(access === 'anyone' ? {} : { [HTTP_STATUSES.unauthenticated]: shared('Unauthenticated') }),
    ...(isPermission(access) ? { [HTTP_STATUSES.forbidden]: shared('Forbidden') } : {}),
    ...(body || query || once ? { [HTTP_STATUSES.invalid]: shared('Invalid') } : {}),
    [HTTP_STATUSES.too_many_requests]: shared('TooManyRequests'),
    [HTTP_STATUSES.server_error]: shared('ServerError'),
    ...(method === 'GET' ? {} : { [HTTP_STATUSES.storage_full]: shared('StorageFull') }),
    ...ownRefusals,
  };
}

function operation(name: CallName, call: Call, answer: unknown) {
  const { path, access, body, query, once } = call;
  const { summary, description, example = {} } = textsOf(name);
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, param = '']) => parameter('path', param, { type: 'string', minLength: 1 }, example.params?.[param])),
    ...(query ? queryParameters(query, example.query) : []),
    ...(once ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  return {
    operationId: name,
    tags: [tagOf(path)],
    summary,
    description,
    'x-access': access,
    ...(isPermission(access) ? { 'x-roles': ROLES.filter((role) => may(role, access)) } : {}),
    security: access === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: content(inputSchema(body), example.body) } } : {}),
    responses: responsesOf(name, call, answer),
  };
}

/** The event stream, which answers with messages instead of one JSON body. */
const EVENT_STREAM = {
  operationId: 'getEvents',
  tags: ['events'],
  summary: 'What happens in the shop, as a stream of server-sent events',
  description: [
    'Server-sent events, each with an `id`. Without a `Last-Event-ID` the stream begins with `up-to-date` and what happens from then on;',
    'with one, with what has happened since, or with `events-missed` if the server no longer knows. The stream may end at any time: the client opens it again.',
    'A visitor is told of dishes, stock, categories and promotions, a customer of the own orders as well, staff of what their role may read.',
  ].join('\n'),
  'x-access': getEvents.access,
  security: [{}, { session: [] }],
  parameters: [parameter('header', LAST_EVENT_ID, { type: 'string', minLength: 1 }, '0.72-41')],
  responses: {
    200: {
      description: 'The stream.',
      content: {
        'text/event-stream': {
          schema: { type: 'string', description: 'The `data` of each event is a `StreamMessage`.', contentMediaType: 'application/json', contentSchema: { $ref: '#/components/schemas/StreamMessage' } },
          example: 'id: 0.72-42\ndata: {"type":"order-status-changed","orders":[{"orderId":"3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613","userId":"user-maya-patel","status":"completed"}]}\n\n',
        },
      },
    },
    [HTTP_STATUSES.unauthenticated]: shared('Unauthenticated'),
    [HTTP_STATUSES.too_many_requests]: shared('TooManyRequests'),
    [HTTP_STATUSES.server_error]: shared('ServerError'),
  },
};

async function paths() {
  const answers = await recordAnswers();
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(contract)) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    byPath[path] = { ...byPath[path], [call.method.toLowerCase()]: operation(name as CallName, call, answers[name as CallName]) };
  }
  return { ...byPath, [getEvents.path]: { get: EVENT_STREAM } };
}

/** The description as an OpenAPI document. */
export async function describeApi() {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Food Delivery',
      version: '1.0.0',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Food Delivery' },
      description: [
        'The calls of the food-ordering shop. Money is in dollars with whole cents; every list that can grow is paged.',
        'Moments are in ISO 8601 with their time zone. Texts are trimmed. Unknown fields are ignored, except under `was`.',
        `The access of a call is \`anyone\`, \`signed-in\` or a permission, which the roles in \`x-roles\` have.`,
        `Every call has an \`${REQUEST_ID}\` header, a new one for each attempt. Every refusal has one shape, \`Refusal\`.`,
      ].join('\n'),
    },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: await paths(),
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'The token that a sign-in or a registration was answered with.' } },
      parameters: { IdempotencyKey: parameter('header', IDEMPOTENCY_KEY, { type: 'string', minLength: 1, maxLength: IDEMPOTENCY_KEY_MAX }, 'f0c1a7a2-5b7e-4c57-9a53-0f6a2a4b8f11') },
      headers: { HistoryEntry: HISTORY_ENTRY_HEADER },
      responses: SHARED_RESPONSES,
      schemas: namedSchemas(),
    },
  };
}
