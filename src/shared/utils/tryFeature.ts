/**
 * Calls a feature of the browser that the app can do without. Nothing happens if the browser lacks it, throws (hardened
 * browsers), or refuses it later by a rejected promise.
 * @returns the promise of the call, resolved with undefined after any failure
 */
export async function tryFeature<Value>(call: () => Value): Promise<Awaited<Value> | undefined> {
  try {
    return await call();
  } catch {
    return undefined;
  }
}
