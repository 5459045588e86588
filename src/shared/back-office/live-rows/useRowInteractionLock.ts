import { useEffect, useMemo, useRef, useState } from 'react';

/** How long the lock lasts after the pointer or the focus has left, in milliseconds: the user may come back. */
const LEFT_MS = 1500;
/** How long the lock lasts after the last event of a pointer that stays inside, in milliseconds: an idle mouse, or a touch. */
const STILL_MS = 30_000;

const KEYBOARD_IN_HAND = '[data-hand] :focus-visible, [data-hand]:focus-visible';

/** Props for each element that contains the rows. */
export type InteractionListeners = ReturnType<typeof useRowInteractionLock>['parts'];

/**
 * Whether the user interacts with a part of the screen: the pointer moves over it, or the keyboard focus is in it. A touch
 * counts for 30 seconds, because a finger sends no events between touches. `interacting` is the state, `parts` the props for the
 * elements.
 */
export function useRowInteractionLock() {
  const [pointing, setPointing] = useState(false);
  const [focused, setFocused] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const parts = useMemo(() => {
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
    // On `focusout` the next element does not have the focus yet.
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
  return { interacting: pointing || focused, parts };
}
