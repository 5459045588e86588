import * as v from 'valibot';
import { readItem } from '../../src/shared/utils/safeStorage';

/** A JSON value in session storage; null if there is none that the schema accepts. */
export function sessionJson<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readItem('sessionStorage', key));
  return stored.success ? stored.output : null;
}
