/** What a change was based on, so that nothing is overwritten unseen. */
import * as v from 'valibot';

const messageFor = (fields: object) => `"was" must be an object of fields as you read them: ${Object.keys(fields).join(', ')}`;

/**
 * The `was` of a change: some of a record's fields, as its sender read them. Other fields are refused, for they would be no
 * precondition at all.
 * @param fields the fields that can change, all optional
 */
export function precondition<const Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  return v.strictObject(entries, messageFor(entries));
}

/** Refuses a change whose `was` is a list: valibot takes one for an object in which nothing is required. */
export function wasIsNoList({ entries }: { readonly entries: object }) {
  return v.pipe(v.looseObject({}), v.check((given) => !Array.isArray(given.was), messageFor(entries)));
}
