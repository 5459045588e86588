/** The precondition of a change: the values it is based on, for conflict detection. */
import * as v from 'valibot';

const messageFor = (fields: object) => `"was" must be an object of fields as you read them: ${Object.keys(fields).join(', ')}`;

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
  return v.strictObject(entries, messageFor(entries));
}

/** Refuses a change whose `was` is an array: valibot accepts one as an object when nothing is required. */
export function wasIsNoList({ entries }: { readonly entries: object }) {
  return v.pipe(v.looseObject({}), v.check((given) => !Array.isArray(given.was), messageFor(entries)));
}
