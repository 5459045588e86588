/**
 * Has the browser ask, with its own text, before the page is closed, reloaded or left for another site, except while
 * `free.current` is true. Returns the function that ends this.
 */
export function guardPage(free: { readonly current: boolean } = { current: false }): () => void {
  const onUnload = (event: BeforeUnloadEvent) => { if (!free.current) event.preventDefault(); };
  window.addEventListener('beforeunload', onUnload);
  return () => { window.removeEventListener('beforeunload', onUnload); };
}
