/** Asks whether to leave; resolves to what was answered. */
export type Ask = () => Promise<boolean>;

/** The forms on the screen that have something to lose. */
const asking = new Set<Ask>();

/** Has `ask` asked before somebody leaves by a way that no address tells of; gives what ends that. */
export function guardLeaving(ask: Ask): () => void {
  asking.add(ask);
  return () => { asking.delete(ask); };
}

/** Leaves by such a way, such as signing out, unless somebody with something half typed wants to stay. */
export async function leaveBy(way: () => void) {
  for (const ask of asking) {
    if (!(await ask())) return;
  }
  way();
}

/**
 * Has the browser ask, in words of its own, before the page is closed, reloaded or left for an address outside the app,
 * unless `free`; gives what ends that.
 */
export function guardPage(free: { readonly current: boolean } = { current: false }): () => void {
  const onUnload = (event: BeforeUnloadEvent) => { if (!free.current) event.preventDefault(); };
  window.addEventListener('beforeunload', onUnload);
  return () => { window.removeEventListener('beforeunload', onUnload); };
}
