/** Two people at the same thing: what has changed since somebody read it is not written over before they have seen it. */

/** Said to whoever would write over it. */
export const CHANGED_MEANWHILE = 'Somebody else has just changed this';

/** Some fields of a record. */
export type SomeOf<Fields> = { readonly [Name in keyof Fields]?: Fields[Name] | undefined };

/**
 * The fields of a change that have become something else since its sender read them, as they are now. Where two wanted
 * the same, or each another field, nobody is asked.
 * @param was what the sender had read of what they change; of what is left out nothing is known, and nothing asked
 */
export function changedMeanwhile<Fields extends object>(now: Fields, was: SomeOf<Fields>, change: SomeOf<Fields>): Partial<Fields> {
  const changed = (Object.keys(was) as (keyof Fields)[]).filter(
    (name) => change[name] !== undefined && now[name] !== was[name] && now[name] !== change[name],
  );
  return Object.fromEntries(changed.map((name) => [name, now[name]])) as Partial<Fields>;
}
