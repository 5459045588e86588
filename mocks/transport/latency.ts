/** Functions that end pending waits: switching latency off continues waiting calls immediately. */
export type Ends = Set<() => void>;

let latencyMs = 0;
const ends: Ends = new Set();

/** The simulated latency in milliseconds, on top of the backend's own work; 0 is off. */
export function latency(): number {
  return latencyMs;
}

/** Sets the latency for new calls, and ends pending waits. */
export function setLatency(milliseconds: number) {
  latencyMs = milliseconds;
  endWaits(ends);
}

/** Ends all pending waits. */
export function endWaits(ends: Ends) {
  ends.forEach((end) => { end(); });
  ends.clear();
}

/** Waits for the given time, or until the wait is ended. */
export function wait(milliseconds: number, ends: Ends): Promise<void> {
  return new Promise((resolve) => {
    ends.add(resolve);
    setTimeout(resolve, milliseconds);
  });
}

/** Waits for the simulated latency. Do not call it inside a transaction: an idle IndexedDB transaction ends. */
export async function waitLatency() {
  if (latencyMs > 0) await wait(latencyMs, ends);
}
