/** The QA button, which opens the workbench, and its badge. Plain DOM, so that it costs the page almost nothing. */
import styles from './button.module.css';
import { makeMovable, restorePlace } from '../settings/buttonPlace';
import { onChange } from '../../instrumentation/changeListeners';
import { countSwitchedOn, currentSettings } from '../settings/settings';
import { readItem } from '../../../src/shared/utils/safeStorage';
import { NOTICE_KEY } from '../../instrumentation/sessionItems';

/** Alt+Shift+Q in every keyboard layout, unless an input method is composing. */
function isShortcut({ altKey, shiftKey, code, isComposing }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyQ' && !isComposing;
}

/** An element of visually hidden text. The badge shows a number only; the button's name explains it. */
function hiddenWords(): HTMLElement {
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  return words;
}

/**
 * Sets the button's content. Its visible text is part of its accessible name, so that voice control can use it (WCAG
 * 2.5.3).
 * @returns updates badge and name
 */
function nameButton(button: HTMLButtonElement) {
  const [before, badge, after] = [hiddenWords(), document.createElement('span'), hiddenWords()];
  badge.className = styles.count ?? '';
  before.textContent = ' workbench, ';
  button.title = 'QA workbench (Alt+Shift+Q)';
  button.append('QA', before, badge, after);
  return () => {
    const count = countSwitchedOn(currentSettings());
    badge.textContent = count === 0 ? '' : String(count);
    after.textContent = count === 0 ? 'nothing switched on' : ' switched on';
  };
}

/**
 * The focused element, or the button if nothing has focus. The focus returns to it after the panel was opened by the
 * shortcut, for example from a dialog above the button.
 */
function focusedElse(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : button;
}

/** Adds the button to the page. */
export function showButton() {
  const corner = document.createElement('aside');
  corner.className = styles.corner ?? '';
  corner.dataset.qa = '';
  corner.setAttribute('aria-label', 'Quality assurance');
  restorePlace(corner);

  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  corner.append(button);
  const update = nameButton(button);
  update();
  onChange(update);
  document.body.append(corner);

  const open = (opener: HTMLElement) => {
    import('../../panel').then(({ openPanel }) => { openPanel(opener); }, (error: unknown) => { console.warn('The QA panel does not load.', error); });
  };
  makeMovable(corner, button, () => { open(button); });
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open(focusedElse(button));
  });
  // A link or capsule that failed shows its message immediately.
  if (readItem('sessionStorage', NOTICE_KEY) !== null) open(button);
}
