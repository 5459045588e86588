/** What ends waits that are under way: whoever switches slowness off is not to sit through the rest of it. */
export type Ends = Set<() => void>;

let latencyMs = 0;
const ends: Ends = new Set();

/** How long the backend lets its callers wait on top of its own work, in milliseconds: 0 unless somebody wants to see slowness. */
export function latency(): number {
  return latencyMs;
}

/** Has every call wait that long from now on; those that wait now go on. */
export function setLatency(milliseconds: number) {
  latencyMs = milliseconds;
  endWaits(ends);
}

/** Ends the waits under way. */
export function endWaits(ends: Ends) {
  ends.forEach((end) => { end(); });
  ends.clear();
}

/** Waits that long, unless it is ended. */
export function wait(milliseconds: number, ends: Ends): Promise<void> {
  return new Promise((resolve) => {
    ends.add(resolve);
    setTimeout(resolve, milliseconds);
  });
}

/** Waits that long. Not inside a transaction, which would end meanwhile. */
export async function waitLatency() {
  if (latencyMs > 0) await wait(latencyMs, ends);
}
