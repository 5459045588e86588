import * as v from 'valibot';
import { isApiError } from '../api/apiError';

/**
 * What somebody else has made of a record, where a change was refused because its sender had not seen that; null where
 * it was refused for something else.
 * @param schema of the parts that were to be changed
 */
export function unseenIn<Parts>(error: unknown, schema: v.GenericSchema<unknown, Parts>): Parts | null {
  const read = isApiError(error) && error.now !== undefined ? v.safeParse(schema, error.now) : null;
  return read?.success ? read.output : null;
}
