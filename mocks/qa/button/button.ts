/** The QA button, which opens the workbench, and its badge. Plain DOM, so that it costs the page almost nothing. */
import styles from './button.module.css';
import { onChange } from '../../instrumentation/changeListeners';
import { countEnabled, currentSettings } from '../settings/settings';
import { classNames } from '../../../src/shared/utils/classNames';
import { readItem, storeItem } from '../../../src/shared/utils/safeStorage';
import { NOTICE_KEY } from '../settings/link';

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

/** Makes the button movable by dragging and by the arrow keys, because it may cover something. A click without dragging calls `onPress`. */
function makeMovable(corner: HTMLElement, button: HTMLButtonElement, onPress: () => void) {
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

const span = (className = '', textContent = '') => Object.assign(document.createElement('span'), { className, textContent });

/** Adds the button to the page. @param open opens the panel, whose focus returns to `opener` when it closes */
export function showButton(open: (opener: HTMLElement) => void) {
  const corner = document.createElement('aside');
  corner.className = classNames(styles.corner, 'no-print');
  corner.dataset.qa = '';
  corner.setAttribute('aria-label', 'Quality assurance');
  const place = readItem('sessionStorage', PLACE_KEY);
  if (place !== null) corner.style.setProperty('--qa-top', place);

  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.title = 'QA workbench (Alt+Shift+Q)';
  corner.append(button);
  // The badge shows a number only; hidden text around it completes the accessible name, of which the visible text is a part,
  // so that voice control can use it (WCAG 2.5.3).
  const [badge, after] = [span(styles.count), span('visually-hidden')];
  button.append('QA', span('visually-hidden', ' workbench, '), badge, after);
  const update = () => {
    const count = countEnabled(currentSettings());
    badge.textContent = count === 0 ? '' : String(count);
    after.textContent = count === 0 ? 'nothing switched on' : ' switched on';
  };
  update();
  onChange(update);
  document.body.append(corner);

  makeMovable(corner, button, () => { open(button); });
  window.addEventListener('keydown', (event) => {
    // In every keyboard layout, unless an input method is composing.
    if (!event.altKey || !event.shiftKey || event.code !== 'KeyQ' || event.isComposing) return;
    event.preventDefault();
    // The focus returns to where it was, for example in a dialog above the button.
    const { activeElement } = document;
    open(activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : button);
  });
  // A link or capsule that failed shows its message immediately.
  if (readItem('sessionStorage', NOTICE_KEY) !== null) open(button);
}
