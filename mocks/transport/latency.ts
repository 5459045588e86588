let latencyMs = 0;
let waiting = new AbortController();

/** The simulated latency in milliseconds, on top of the backend's own work; 0 is off. */
export function latency(): number {
  return latencyMs;
}

/** Sets the latency for new calls. Calls that wait continue immediately. */
export function setLatency(milliseconds: number) {
  latencyMs = milliseconds;
  waiting.abort();
  waiting = new AbortController();
}

/** Waits for the given time, or until the signal is aborted. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, signal.aborted ? 0 : milliseconds);
    signal.addEventListener('abort', end);
  });
}

/** Waits for the simulated latency. Do not call it inside a transaction: an idle IndexedDB transaction ends. */
export async function waitLatency() {
  if (latencyMs > 0) await wait(latencyMs, waiting.signal);
}
