/** Conflict detection for concurrent edits: a change must not overwrite a value that its sender has not seen. */
import { isEqual } from '../isEqual';

/** The message of a conflict. */
export const CHANGED_MEANWHILE = 'Somebody else has just changed this';

/** Some fields of a record. */
export type SomeOf<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * The current values of the fields that conflict: another user has changed them since the sender read them. There is no
 * conflict where both set the same value or changed different fields.
 * @param now the current record
 * @param was the values that the sender had read; a field that is left out is not checked
 * @param change the new values
 */
export function changedMeanwhile<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>): Partial<Fields> {
  const changed = (Object.keys(was) as (keyof Fields)[]).filter(
    (name) => change[name] !== undefined && !isEqual(now[name], was[name]) && !isEqual(now[name], change[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Fields>;
}
