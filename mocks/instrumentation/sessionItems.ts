import * as v from 'valibot';

/** Session storage keys of a QA visit, besides the settings (src/domain/storedKeys.ts). */
export const SEEN_KEY = 'qa-seen';
export const LOG_KEY = 'qa-log';
export const NOTICE_KEY = 'qa-notice';

/** Stores a value for this visit; null removes it. A full storage must not break the shop, so the value is lost then. */
export function setSessionItem(key: string, value: string | null) {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch (error) {
    console.warn('The QA workbench could not store what it noted.', error);
  }
}

/** A value stored for this visit; null if there is none or the browser refuses access. */
export function sessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** A JSON value stored for this visit; null if there is none that the schema accepts. */
export function sessionJson<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), sessionItem(key));
  return stored.success ? stored.output : null;
}
