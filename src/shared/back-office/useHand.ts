import { useEffect, useMemo, useRef, useState } from 'react';

/** Whoever has left may be on the way back. */
const LEFT_MS = 1500;
/** A pointer that has not stirred for so long is one that somebody has left lying, or the last touch of a finger. */
const STILL_MS = 30_000;

const KEYBOARD_IN_HAND = '[data-hand] :focus-visible, [data-hand]:focus-visible';

/** What every element of the part of the screen has to be given. */
export interface HandParts {
  readonly 'data-hand': true;
  readonly onPointerMove: () => void;
  readonly onPointerDown: () => void;
  readonly onWheel: () => void;
  readonly onPointerLeave: (event: { readonly pointerType: string }) => void;
}

/**
 * Whether somebody has a hand on a part of the screen: a pointer that stirs there, or the keyboard's focus. A finger
 * leaves no trace between its touches, so each counts for some time.
 */
export function useHand() {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const parts = useMemo((): HandParts => {
    const holdFor = (time: number) => {
      setPointing(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => { setPointing(false); }, time);
    };
    const stir = () => { holdFor(STILL_MS); };
    return {
      'data-hand': true,
      onPointerMove: stir,
      onPointerDown: stir,
      onWheel: stir,
      onPointerLeave: ({ pointerType }: { pointerType: string }) => { if (pointerType !== 'touch') holdFor(LEFT_MS); },
    };
  }, []);

  useEffect(() => {
    let left: typeof timer.current;
    const look = () => {
      clearTimeout(left);
      if (document.activeElement?.matches(KEYBOARD_IN_HAND)) setFocused(true);
      else left = setTimeout(() => { setFocused(false); }, LEFT_MS);
    };
    // When the focus leaves it has not arrived anywhere yet.
    const lookAfter = () => { queueMicrotask(look); };
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookAfter);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookAfter);
      clearTimeout(left);
      clearTimeout(timer.current);
    };
  }, []);
  return { handOn: pointing || focused, parts };
}
