/** docs/openapi.json for tests: its operations, a validator for its schemas, and a generator of sample data. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import addFormats from 'ajv-formats';
import Ajv from 'ajv/dist/2020';
import { type GenerateOptions, createGeneratorSync } from 'json-schema-faker';
import { type CallName, contract } from '../../src/domain/contract';

export interface JsonSchema {
  [keyword: string]: unknown;
  $ref?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: JsonSchema; readonly example: unknown } };
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content> & { readonly $ref?: string }>>;
}

const description = JSON.parse(readFileSync(join(__dirname, '../../docs/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<'schemas' | 'responses' | 'parameters', Readonly<Record<string, unknown>>>>;
};

/** Resolves a `$ref` within the description; returns anything else unchanged. */
export function resolved<Part>(part: Part | { readonly $ref: string }): Part {
  if (typeof part !== 'object' || part === null || !('$ref' in part) || typeof part.$ref !== 'string') return part as Part;
  const [, , kind = '', name = ''] = part.$ref.split('/');
  return description.components[kind as keyof typeof description.components][name] as Part;
}

/** The operation of a call. */
export function described(name: CallName): Operation {
  const { method, path } = contract[name];
  const operation = description.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not described`);
  return operation;
}

/** The parameters of a call, with references resolved. */
export function parametersOf(name: CallName): Parameter[] {
  return (described(name).parameters ?? []).map((parameter) => resolved<Parameter>(parameter));
}

/** The described response of a call with a status; undefined if the status is not described, null if it has no body. */
export function responseOf(name: CallName, status: number): Content['content']['application/json'] | null | undefined {
  const response = described(name).responses[String(status)];
  return response && (resolved<Partial<Content>>(response).content?.['application/json'] ?? null);
}

// Amounts with binary fractions are only approximately multiples of a cent.
const ajv = new Ajv({ strict: false, multipleOfPrecision: 6 });
addFormats(ajv);

const withComponents = (schema: JsonSchema) => ({ ...schema, components: { schemas: description.components.schemas } });

/** Compiling a schema takes as long as a hundred validations. */
const validators = new WeakMap<JsonSchema, ReturnType<typeof ajv.compile>>();

function validatorOf(schema: JsonSchema) {
  const validate = validators.get(schema) ?? ajv.compile(withComponents(schema));
  validators.set(schema, validate);
  return validate;
}

/** The validation errors of a value against a schema of the description; null if it is valid. */
export function faultsIn(schema: JsonSchema, value: unknown): string | null {
  const validate = validatorOf(schema);
  return validate(value) ? null : ajv.errorsText(validate.errors);
}

/** Returns a generator of random values that are valid for a schema of the description. */
export function generatorOf(schema: JsonSchema, seed: number, options: Pick<GenerateOptions, 'minItems' | 'maxItems' | 'minLength'> = {}): () => unknown {
  const generator = createGeneratorSync({ seed, maxDepth: 20, optionalsProbability: 0.5, maxDefaultItems: 5, ...options });
  return () => generator.generate(withComponents(schema));
}
