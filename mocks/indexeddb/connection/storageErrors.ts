/**
 * Classifies errors of IndexedDB. Dexie wraps the browser's errors, so the names of an error and of its causes are checked.
 * There are three classes:
 *
 * - The browser refuses storage (`refusesStorage`): the data is in memory. SecurityError if the settings block it,
 *   MissingAPIError if there is no IndexedDB, InvalidStateError from `open` in private windows of Firefox before 115,
 *   QuotaExceededError if there is no room even for the samples.
 * - The connection or its transaction is lost (`isConnectionLost`): nothing was written, and the call is retried on a new
 *   connection. WebKit and Chromium throw UnknownError after their storage process has ended.
 * - Every other failure to open is transient, such as 'Internal error opening backing store' (UnknownError): opening is
 *   retried with back-off (openDatabase.ts).
 */

/** The names of an error and of its causes: Dexie wraps the browser's errors. */
function namesOf(error: unknown): string[] {
  const names: string[] = [];
  for (let each = error; each instanceof Object && names.length < 5; each = 'inner' in each ? each.inner : undefined) {
    if ('name' in each && typeof each.name === 'string') names.push(each.name);
  }
  return names;
}

/** Whether a write failed because the browser's storage is full. */
export function isStorageFull(error: unknown): boolean {
  return namesOf(error).includes('QuotaExceededError');
}

const REFUSES_TO_OPEN = ['SecurityError', 'MissingAPIError', 'InvalidStateError'];
const CONNECTION_LOST = ['DatabaseClosedError', 'InvalidStateError', 'AbortError', 'UnknownError', 'TimeoutError'];

const hasName = (error: unknown, names: readonly string[]) => namesOf(error).some((name) => names.includes(name));

/**
 * Whether the browser refuses storage to the page.
 * @param opened whether the connection was open when the error occurred: InvalidStateError then means that it is lost
 */
export function refusesStorage(error: unknown, opened: boolean): boolean {
  return isStorageFull(error) || (!opened && hasName(error, REFUSES_TO_OPEN));
}

/**
 * Whether the connection is lost or the browser has rolled back the transaction. False for a full storage, where a
 * retry would fail again.
 */
export function isConnectionLost(error: unknown): boolean {
  return !isStorageFull(error) && hasName(error, CONNECTION_LOST);
}
