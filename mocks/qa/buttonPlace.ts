/** Where on the edge of the window the workbench's button stands, and the ways to move it. */
import { keepForVisit, keptForVisit } from './visit';

const PLACE_KEY = 'qa-button-top';
const STEP_PX = 24;
/** A pointer that moved less has pressed, not dragged. */
const DRAG_PX = 6;

function moveTo(corner: HTMLElement, top: number): string {
  const room = window.innerHeight - corner.offsetHeight;
  const place = `${String(Math.round((Math.min(Math.max(top, 0), room) / window.innerHeight) * 100))}%`;
  corner.style.setProperty('--qa-top', place);
  keepForVisit(PLACE_KEY, place);
  return place;
}

function moveBy(corner: HTMLElement, steps: number): string {
  return moveTo(corner, corner.getBoundingClientRect().top + steps * STEP_PX);
}

/** Moves the button so many steps down, or up where they are negative, and tells how far from the top it stands then. */
export function moveButton(steps: number): string {
  const corner = document.querySelector<HTMLElement>('aside[data-qa]');
  return corner ? moveBy(corner, steps) : '';
}

/** Puts the button's corner where it stood last. */
export function restorePlace(corner: HTMLElement) {
  const place = keptForVisit(PLACE_KEY);
  if (place !== null) corner.style.setProperty('--qa-top', place);
}

/** Has the button dragged up and down with the pointer, or moved with the arrow keys, where it stands in the way; a press without either is `onPress`. */
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
