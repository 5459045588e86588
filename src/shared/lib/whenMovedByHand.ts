const SIGNS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Tells as soon as somebody may be moving the page themselves: whatever holds it in a place has to let go.
 * @returns what ends the listening
 */
export function whenMovedByHand(letGo: () => void): () => void {
  SIGNS.forEach((sign) => { window.addEventListener(sign, letGo, { passive: true }); });
  return () => { SIGNS.forEach((sign) => { window.removeEventListener(sign, letGo); }); };
}
