type Look = () => void;

const looks = new Set<Look>();
let growth: ResizeObserver | undefined;

function lookAll() {
  for (const look of [...looks]) look();
}

/**
 * Calls `look` whenever an element may have moved in the viewport: after scrolling, resizing, or growth of the content
 * above. All callers share one set of listeners.
 * @returns a function that stops it
 */
export function watchPage(look: Look): () => void {
  if (looks.size === 0) {
    window.addEventListener('scroll', lookAll, { passive: true });
    window.addEventListener('resize', lookAll);
    growth = new ResizeObserver(lookAll);
    growth.observe(document.body);
  }
  looks.add(look);
  return () => {
    looks.delete(look);
    if (looks.size > 0) return;
    window.removeEventListener('scroll', lookAll);
    window.removeEventListener('resize', lookAll);
    growth?.disconnect();
  };
}
