/** Ends in a task of its own, so that the page can draw and answer what is pressed between two pieces of work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    // Sooner than a timer, which browsers hold back for a while when there are several.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
