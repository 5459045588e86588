/** The position of the QA button at the edge of the window, and the ways to move it. */
import { readItem, storeItem } from '../../../src/shared/utils/safeStorage';

const PLACE_KEY = 'qa-button-top';
const STEP_PX = 24;
/** A pointer that moves less than this clicks and does not drag. */
const DRAG_PX = 6;

function moveTo(corner: HTMLElement, top: number): string {
  const room = window.innerHeight - corner.offsetHeight;
  const place = `${String(Math.round((Math.min(Math.max(top, 0), room) / window.innerHeight) * 100))}%`;
  corner.style.setProperty('--qa-top', place);
  storeItem('sessionStorage', PLACE_KEY, place);
  return place;
}

function moveBy(corner: HTMLElement, steps: number): string {
  return moveTo(corner, corner.getBoundingClientRect().top + steps * STEP_PX);
}

/** Moves the button down by some steps, or up if `steps` is negative. @returns the distance from the top, such as `40%` */
export function moveButton(steps: number): string {
  const corner = document.querySelector<HTMLElement>('aside[data-qa]');
  return corner ? moveBy(corner, steps) : '';
}

/** Restores the button's last position. */
export function restorePlace(corner: HTMLElement) {
  const place = readItem('sessionStorage', PLACE_KEY);
  if (place !== null) corner.style.setProperty('--qa-top', place);
}

/** Makes the button movable by dragging and by the arrow keys, because it may cover something. A click without dragging calls `onPress`. */
export function makeMovable(corner: HTMLElement, button: HTMLButtonElement, onPress: () => void) {
  let from: { y: number; top: number } | null = null;
  let dragged = false;
  button.addEventListener('pointerdown', (event) => {
    from = { y: event.clientY, top: corner.getBoundingClientRect().top };
    dragged = false;
    button.setPointerCapture(event.pointerId);
  });
  button.addEventListener('pointermove', ({ clientY }) => {
    if (!from || (!dragged && Math.abs(clientY - from.y) < DRAG_PX)) return;
    dragged = true;
    moveTo(corner, from.top + clientY - from.y);
  });
  button.addEventListener('pointerup', () => { from = null; });
  button.addEventListener('pointercancel', () => { from = null; });
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    moveBy(corner, event.key === 'ArrowUp' ? -1 : 1);
  });
  button.addEventListener('click', () => {
    if (!dragged) onPress();
    dragged = false;
  });
}
