/** Yields to the event loop: resolves in a new task, so that the browser can paint and handle input between two tasks. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    // Faster than setTimeout, which browsers throttle when nested.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
