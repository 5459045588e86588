let latencyMs = 0;

/** How long the backend lets its callers wait on top of its own work, in milliseconds: 0 unless somebody wants to see slowness. */
export function latency(): number {
  return latencyMs;
}

/** Has every call wait that long from now on. */
export function setLatency(milliseconds: number) {
  latencyMs = milliseconds;
}

/** Waits that long. Not inside a transaction, which would end meanwhile. */
export async function waitLatency() {
  if (latencyMs > 0) await new Promise((resolve) => setTimeout(resolve, latencyMs));
}
