/** What a repeat is recognized by. */
type Click = Pick<UIEvent, 'detail' | 'timeStamp'>;

/** The second of two clicks by key that are closer than this, in ms, is a repeat. A browser's limit for a double click is about the same. */
const REPEAT_MS = 500;

/** The time of the last click by key, on any of the controls. */
let lastByKey = -Infinity;
/** Whether the key that is down is being held: Enter clicks again with each of its repeats. */
let keyHeld = false;
// Not on the server, where the pages are prerendered.
if (typeof window !== 'undefined') {
  window.addEventListener('keydown', ({ key, repeat }) => {
    keyHeld = repeat;
    // After another key, such as Tab, the next press is for what has the focus.
    if (key !== 'Enter' && key !== ' ') forgetClicks();
  }, true);
  window.addEventListener('keyup', () => { keyHeld = false; }, true);
}

/**
 * Whether a click is the second of a double click, by the pointer or by a key. Browsers count the clicks of a pointer in
 * `detail`; it is 0 for a key, which may click another control the second time.
 */
function isRepeat({ detail, timeStamp }: Click): boolean {
  if (detail > 0) return detail > 1;
  const soon = timeStamp - lastByKey < REPEAT_MS;
  lastByKey = timeStamp;
  return soon || keyHeld;
}

/** Forgets the last click by key. For tests, which press faster than a user. */
export function forgetClicks() {
  lastByKey = -Infinity;
}

/**
 * Wraps a click handler that puts another control under the pointer or the focus, such as the next row or the opposite
 * action. Ignores the second click of a double click, and a second press of Enter or Space that is as fast, unless another
 * key was pressed in between.
 * @param act called with the first click
 * @returns the click listener
 */
export function ignoreRepeatClicks<Given extends Click>(act: (click: Given) => void): (click: Given) => void {
  return (click) => {
    if (!isRepeat(click)) act(click);
  };
}

/**
 * Wraps the click handlers of a list in which a click can move its row away from the pointer or the focus, such as
 * restocking a product in a filtered list. Every click on one row counts, but a quick series of clicks does not continue on
 * the row that moves up.
 * @returns a function that makes the click listener of a row from its key; create it once per list
 */
export function ignoreRepeatClicksById(): (key: string, act: () => void) => (click: Click) => void {
  let begunOn: string | undefined;
  return (key, act) => (click) => {
    if (!isRepeat(click)) begunOn = key;
    if (begunOn === key) act();
  };
}
