/** Conflict detection for concurrent edits: a change must not overwrite a value that its sender has not seen. */
import * as v from 'valibot';
import { isEqual } from '../isEqual';

/** The message of a conflict. */
export const CHANGED_BY_OTHERS = 'Somebody else has just changed this';

/** Some fields of a record. */
export type SomeOf<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * The current values of the fields that conflict: another user has changed them since the sender read them. There is no
 * conflict where both set the same value or changed different fields.
 * @param now the current record
 * @param was the values that the sender had read; a field that is left out is not checked
 * @param change the new values
 */
export function conflictingFields<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>): Partial<Fields> {
  const changed = (Object.keys(was) as (keyof Fields)[]).filter(
    (name) => change[name] !== undefined && !isEqual(now[name], was[name]) && !isEqual(now[name], change[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Fields>;
}

/** The same fields, each of which may be left out. */
export function exactPartial<const Entries extends Record<string, v.GenericSchema>>(entries: Entries) {
  return Object.fromEntries(Object.entries(entries).map(([name, schema]) => [name, v.exactOptional(schema)])) as {
    [Name in keyof Entries]: v.ExactOptionalSchema<Entries[Name], undefined>;
  };
}

/**
 * The schema of `was`: some fields of a record, as the sender read them. Unknown fields are refused, because they would
 * be ignored as preconditions.
 * @param fields the fields that can change, all optional
 */
export function precondition<const Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  return v.strictObject(entries, `"was" must be an object of fields as you read them: ${Object.keys(entries).join(', ')}`);
}
