/** docs/openapi.json for tests by the names of calls: its operations, a validator for its schemas, and a generator of sample data. */
import { type GenerateOptions, createGeneratorSync } from 'json-schema-faker';
import { type JsonSchema, type Parameter, operationOf, resolved, validator, withComponents } from '../../conformance/description';
import { type CallName, contract } from '../../src/domain/contract';

/** The operation of a call. */
export function described(name: CallName) {
  const { method, path } = contract[name];
  return operationOf(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
}

/** The parameters of a call, with references resolved. */
export function parametersOf(name: CallName): Parameter[] {
  return (described(name).parameters ?? []).map((parameter) => resolved<Parameter>(parameter));
}

/** The described response of a call with a status; undefined if the status is not described, null if it has no body. */
export function responseOf(name: CallName, status: number) {
  const response = described(name).responses[String(status)];
  return response && (resolved(response).content?.['application/json'] ?? null);
}

const validators = new WeakMap<JsonSchema, ReturnType<typeof validator>>();

/** The validation errors of a value against a schema of the description; null if it is valid. */
export function faultsIn(schema: JsonSchema, value: unknown): string | null {
  const validate = validators.get(schema) ?? validator(schema);
  validators.set(schema, validate);
  return validate(value);
}

/** Returns a generator of random values that are valid for a schema of the description. */
export function generatorOf(schema: JsonSchema, seed: number, options: Pick<GenerateOptions, 'minItems' | 'maxItems' | 'minLength'> = {}): () => unknown {
  const generator = createGeneratorSync({ seed, maxDepth: 20, optionalsProbability: 0.5, maxDefaultItems: 5, ...options });
  return () => generator.generate(withComponents(schema));
}
