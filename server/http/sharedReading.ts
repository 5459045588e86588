/** How long a reading is kept in a shop that does not change, in ms: the hour changes the offer too. */
const KEPT_MS = 200;

/**
 * Reads for all who ask at once: who asks while a reading is under way gets the next one, with everybody else who does. So
 * nobody gets what was read before he asked.
 */
function together<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | null = null;
  const start = () => {
    next = null;
    const reading = read();
    current = reading.catch(() => undefined);
    return reading;
  };
  return () => (next ??= current.then(start));
}

/**
 * Makes a reading that is read again once the shop has changed. Every change writes an event in its own transaction, in
 * whichever process, so where the log has not grown the reading still holds.
 * @param position where the log of events ends
 */
export function sharedReading<Result>(position: () => Promise<string>, read: () => Promise<Result>): () => Promise<Result> {
  const askPosition = together(position);
  const readAgain = together(read);
  let kept: { readonly at: string; readonly until: number; readonly result: Result } | null = null;
  return async () => {
    const at = await askPosition();
    if (kept?.at === at && performance.now() < kept.until) return kept.result;
    const result = await readAgain();
    kept = { at, until: performance.now() + KEPT_MS, result };
    return result;
  };
}
