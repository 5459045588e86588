/** Requests to a call that its own schema refuses, made by breaking one that it accepts. */
import fc from 'fast-check';
import * as v from 'valibot';
import type { Call } from '../../src/domain/calls/call';
import { badToken, brokenBody, contentType, hostileText, hostileValue, textOf } from './hostileValues';

type Schema = v.GenericSchema<unknown, unknown>;
type Path = readonly (string | number)[];

/** A request as it goes out, and what is wrong with it. */
export interface BadRequest {
  readonly wrong: 'token' | 'path' | 'query' | 'body' | 'json';
  readonly token?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly type?: string;
}

/** What schemas are made of, whichever kind they are. */
interface Parts {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly wrapped?: Schema;
  readonly pipe?: readonly (Omit<Schema, 'kind'> & { kind: string })[];
}

/** Every place that a schema speaks of: `['lines', 0, 'quantity']`. */
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

/** A copy with something else at one place; `remove` leaves the place out. */
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

/** A list is no body, although a schema in which nothing is required takes it for an object. */
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
  // A query that is nothing but words to look for takes whatever fits.
  return name === undefined
    ? null
    : fc
        .tuple(fc.constantFrom(...names), fc.oneof(hostileText, fc.string({ minLength: 201, maxLength: 400 })))
        .map(([field, text]) => ({ ...sample, [field]: text }))
        .map((query): Record<string, string> => Object.fromEntries(new URLSearchParams(query as Record<string, string>)))
        .filter((query) => !accepts(schema, query))
        .map((query) => ({ wrong: 'query', query }));
}

/** An address carries no half characters: they arrive as the sign for an unreadable one. */
function encodable(text: string): string {
  return new URLSearchParams({ text: text.slice(0, 2000) }).get('text') ?? '';
}

/** `.` and `..` a browser resolves itself, and then it is another address. */
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
 * Bad requests of every kind that a call knows; null where it takes nothing that could be wrong.
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
