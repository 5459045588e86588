import * as v from 'valibot';
import { isApiError } from '../../api/apiError';

/**
 * The present values of the fields in conflict: the change was refused (409) because another administrator had changed them
 * since the sender last read them. Null for any other error.
 * @param schema of the fields that were to be changed
 */
export function conflictFieldsOf<Parts>(error: unknown, schema: v.GenericSchema<unknown, Parts>): Parts | null {
  const read = isApiError(error) && error.now !== undefined ? v.safeParse(schema, error.now) : null;
  return read?.success ? read.output : null;
}
