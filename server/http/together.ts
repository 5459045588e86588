/**
 * Reads for all who ask at once: who asks while a reading is under way gets the next one, with everybody else who does. So
 * nobody gets what was read before he asked.
 */
export function together<Result>(read: () => Promise<Result>): () => Promise<Result> {
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
