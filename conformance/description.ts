/** docs/openapi.json: its calls, who may make them, how they may be answered, and whether an answer is as described. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';

/** A schema of the description, as far as it is read here. */
export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  enum?: string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema; readonly example?: unknown }>>;
  readonly $ref?: string;
}

/** A parameter of the path or of the query of a call. */
export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Operation {
  readonly 'x-access': string;
  readonly 'x-roles'?: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

const { paths, components } = JSON.parse(readFileSync(path.join(__dirname, '../docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'responses' | 'parameters', Readonly<Record<string, unknown>>>>;
};

const operations = new Map(
  Object.entries(paths).flatMap(([route, methods]) => Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${route}`, operation])),
);

/** The calls with one answer each, such as `GET /foods/{id}`, without those of demo data, which a shop need not have. */
export const CALLS: readonly string[] = [...operations.keys()].filter((call) => !/ \/(demo\/|events$)/.test(call));

/** The operation of a call, such as `GET /foods/{id}`. */
export function operationOf(call: string): Operation {
  const operation = operations.get(call);
  if (!operation) throw new Error(`${call} is not described`);
  return operation;
}

/** Who may make a call: `anyone`, `signed-in` or a permission. */
export function accessOf(call: string): string {
  return operationOf(call)['x-access'];
}

/** The roles with the permission of a call; undefined if it needs none. */
export function rolesOf(call: string): readonly string[] | undefined {
  return operationOf(call)['x-roles'];
}

/** The status of a success. */
export function successOf(call: string): number {
  return Number(Object.keys(operationOf(call).responses).find((status) => status.startsWith('2')));
}

/** The statuses of the refusals that a request can bring about; the others are failures and limits of the server. */
export function refusalsOf(call: string): number[] {
  return Object.keys(operationOf(call).responses).map(Number).filter((status) => status >= 400 && status < 429);
}

/** Whether a call takes a body. */
export function hasBody(call: string): boolean {
  return operationOf(call).requestBody !== undefined;
}

/** The values of a parameter in the query of a call; none if it has no such parameter. */
export function choicesOf(call: string, name: string): readonly string[] {
  const parameters = (operationOf(call).parameters ?? []).filter((each): each is Parameter => 'name' in each);
  return parameters.find((each) => each.in === 'query' && each.name === name)?.schema.enum ?? [];
}

// Amounts with binary fractions are only approximately multiples of a cent.
const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
addFormats(ajv);

/** Resolves a `$ref` within the description; returns anything else unchanged. */
export function resolved<Part extends object>(part: Part | { readonly $ref: string }): Part {
  if (!('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  return components[kind as keyof typeof components][name] as Part;
}

/** A schema with those that it may refer to. */
export const withComponents = (schema: JsonSchema) => ({ ...schema, components: { schemas: components.schemas } });

/** Compiles a schema, which takes as long as a hundred checks. @returns how a value differs from it; null if it does not */
export function validator(schema: JsonSchema) {
  const validate = ajv.compile(withComponents(schema));
  return (value: unknown) => (validate(value) ? null : ajv.errorsText(validate.errors));
}

const validators = new Map<string, (value: unknown) => string | null>();

/** How an answer differs from the description; null if it does not. `body` is undefined where there is none. */
export function faultOf(call: string, status: number, body: unknown): string | null {
  const given = operationOf(call).responses[String(status)];
  if (!given) return 'this status is not described';
  const schema = resolved<Content>(given).content?.['application/json']?.schema;
  if (!schema) return body === undefined ? null : 'a body is not described';
  const key = `${call} ${status}`;
  const check = validators.get(key) ?? validator(schema);
  validators.set(key, check);
  return check(body);
}

/** How a message of the event stream differs from the description; null if it does not. */
export const messageFault = validator({ $ref: '#/components/schemas/StreamMessage' });
