type Look = () => void;

const looks = new Set<Look>();
let growth: ResizeObserver | undefined;

function lookAll() {
  for (const look of [...looks]) look();
}

/**
 * Calls `look` whenever something may stand elsewhere in the window: scrolled, resized, or pushed by what has grown
 * above it. One listener for all who look.
 * @returns what ends it
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
