/** Ends in a task of its own, so that the page can draw and answer what is pressed between two pieces of work. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
