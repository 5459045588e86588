import * as v from 'valibot';
import { type StorageName, readItem } from './safeStorage';

/** A JSON value in a storage of the browser; null if there is none that the schema accepts. */
export function readJson<Value>(storage: StorageName, key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readItem(storage, key));
  return stored.success ? stored.output : null;
}
