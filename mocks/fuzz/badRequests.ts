/** Generates requests that a call's own schema refuses, by breaking one that it accepts. */
import fc from 'fast-check';
import * as v from 'valibot';
import type { Call } from '../../src/domain/calls/call';
import { badToken, brokenBody, contentType, hostileText, hostileValue, textOf } from './hostileValues';

type Schema = v.GenericSchema<unknown, unknown>;
type Path = readonly (string | number)[];

/** A request, and which part of it is invalid. */
export interface BadRequest {
  readonly wrong: 'token' | 'path' | 'query' | 'body' | 'json';
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly type?: string;
}

/** The parts of a schema, of any kind. */
interface Parts {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly pipe?: readonly (Omit<Schema, 'kind'> & { kind: string })[];
}

/** The path of every value in a schema, such as `['lines', 0, 'quantity']`. */
export function placesIn(schema: Schema, at: Path = []): Path[] {
  const { entries, item, wrapped, pipe } = schema as Parts;
  const inner = [
    ...(pipe ?? []).filter((part) => part.kind === 'schema'),
    ...(wrapped ? [wrapped] : []),
  ].flatMap((part) => placesIn(part as Schema, at));
  const fields = Object.entries(entries ?? {}).flatMap(([name, field]) => placesIn(field, [...at, name]));
  const items = item ? placesIn(item, [...at, 0]) : [];
  const unique = new Map([at, ...inner, ...fields, ...items].map((path) => [path.join('\n'), path]));
  return [...unique.values()];
}

/** A copy with the value at one path replaced, or removed with `remove`. */
export function changed(value: unknown, [first, ...rest]: Path, to: unknown, remove = false): unknown {
  if (first === undefined) return to;
  if (Array.isArray(value)) {
    const items = value as unknown[];
    if (remove && rest.length === 0) return items.filter((_, at) => at !== first);
    return items.map((each, at) => (at === first ? changed(each, rest, to, remove) : each));
  }
  const fields = new Map(Object.entries((value ?? {})));
  if (remove && rest.length === 0) fields.delete(String(first));
  else fields.set(String(first), changed(fields.get(String(first)), rest, to, remove));
  return Object.fromEntries(fields);
}

/** Whether a schema accepts a body. An array is never a valid body, although valibot accepts one as an object when nothing is required. */
export const accepts = (schema: Schema, input: unknown) => !Array.isArray(input) && v.safeParse(schema, input).success;

function badBodies(schema: Schema, sample: unknown): fc.Arbitrary<BadRequest> {
  const broken = fc.record({ at: fc.constantFrom(...placesIn(schema)), to: hostileValue, remove: fc.boolean(), extra: hostileValue });
  const refused = broken
    .map(({ at, to, remove, extra }) => {
      const body = changed(sample, at, to, remove);
      const more = typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body, isAdmin: true, extra } : body;
      return textOf(more);
    })
    .filter((text) => !accepts(schema, JSON.parse(text)))
    .map((text): BadRequest => ({ wrong: 'body', text }));
  const noJson = fc.record({ wrong: fc.constant<'json'>('json'), text: brokenBody, type: contentType });
  return fc.oneof({ weight: 5, arbitrary: refused }, { weight: 1, arbitrary: noJson });
}

function badQueries(schema: Schema, sample: object): fc.Arbitrary<BadRequest> | null {
  const names = placesIn(schema).flatMap(([name]) => (name === undefined ? [] : [String(name)]));
  const [name] = names;
  // A query of search words only accepts any text.
  return name === undefined
    ? null
    : fc
        .tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.string({ minLength: 201, maxLength: 400 })))
        .map(([field, text]) => ({ ...sample, [field]: text }))
        .map((query): Record<string, string> => Object.fromEntries(new URLSearchParams(query as Record<string, string>)))
        .filter((query) => !accepts(schema, query))
        .map((query) => ({ wrong: 'query', query }));
}

/** The text after URL encoding, which replaces lone surrogates. */
function encodable(text: string): string {
  return new URLSearchParams({ text: text.slice(0, 2000) }).get('text') ?? '';
}

/** Browsers resolve `.` and `..` themselves, which gives another URL. */
const badParam = hostileText.map((text) => encodable(text)).filter((text) => !['', '.', '..'].includes(text));

function badPaths(call: Call): fc.Arbitrary<BadRequest> | null {
  const [, name] = /:(\w+)/.exec(call.path) ?? [];
  return name === undefined ? null : badParam.map((text) => ({ wrong: 'path', params: { [name]: text } }));
}

const badTokens = badToken
  .filter((token) => {
    try {
      return new Headers({ authorization: `Bearer ${token}` }).has('authorization');
    } catch {
      return false;
    }
  })
  .map((token): BadRequest => ({ wrong: 'token', token }));

/**
 * Invalid requests of every kind that the call can refuse; null if it takes no input.
 * @param sample a body and a query that the call accepts
 */
export function badRequestsTo(call: Call, sample: { body?: unknown; query?: object }): fc.Arbitrary<BadRequest> | null {
  const kinds = [
    call.body && badBodies(call.body, sample.body),
    call.query && badQueries(call.query, sample.query ?? {}),
    badPaths(call),
    call.access === 'anyone' ? null : badTokens,
  ].filter((kind) => kind !== null);
  return kinds.length === 0 ? null : fc.oneof(...kinds);
}
