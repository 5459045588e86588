/** Asks the user whether to leave; resolves to true to leave. */
export type Ask = () => Promise<boolean>;

/** The forms on the screen that have unsaved changes. */
const asking = new Set<Ask>();

/** Registers a form with unsaved changes: `leaveBy` calls `ask` first. Returns the function that unregisters it. */
export function guardLeaving(ask: Ask): () => void {
  asking.add(ask);
  return () => { asking.delete(ask); };
}

/** Calls `way` (a way to leave without a navigation, such as signing out) unless the user stays with unsaved changes. */
export async function leaveBy(way: () => void) {
  for (const ask of asking) {
    if (!(await ask())) return;
  }
  way();
}

/**
 * Has the browser ask, with its own text, before the page is closed, reloaded or left for another site, except while
 * `free.current` is true. Returns the function that ends this.
 */
export function guardPage(free: { readonly current: boolean } = { current: false }): () => void {
  const onUnload = (event: BeforeUnloadEvent) => { if (!free.current) event.preventDefault(); };
  window.addEventListener('beforeunload', onUnload);
  return () => { window.removeEventListener('beforeunload', onUnload); };
}
