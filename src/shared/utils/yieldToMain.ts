/** Yields to the event loop: resolves in a new task, so that the browser can paint and handle input between two tasks. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
