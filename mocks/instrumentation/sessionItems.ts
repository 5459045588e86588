import * as v from 'valibot';
import { readItem } from '../../src/shared/utils/safeStorage';

/** Session storage keys of a QA visit, besides the settings (src/domain/storedKeys.ts). */
export const SEEN_KEY = 'qa-seen';
export const LOG_KEY = 'qa-log';
export const NOTICE_KEY = 'qa-notice';

/** A JSON value stored for this visit; null if there is none that the schema accepts. */
export function sessionJson<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readItem('sessionStorage', key));
  return stored.success ? stored.output : null;
}
