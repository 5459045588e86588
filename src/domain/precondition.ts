/** What a change was based on, so that nothing is overwritten unseen. */
import * as v from 'valibot';

/** Whether a value is no list: valibot takes one for an object in which nothing is required. */
export function isNoList(value: object): boolean {
  return !Array.isArray(value);
}

/**
 * The `was` of a change: some of a record's fields, as its sender read them. Lists and other fields are refused, for they
 * would be no precondition at all.
 * @param fields the fields that can change, all optional
 */
export function precondition<const Entries extends v.ObjectEntries>({ entries }: v.ObjectSchema<Entries, undefined>) {
  const message = `"was" must be an object of fields as you read them: ${Object.keys(entries).join(', ')}`;
  const fields = v.strictObject(entries, message);
  return v.pipe(fields, v.check<v.InferOutput<typeof fields>, string>(isNoList, message));
}
