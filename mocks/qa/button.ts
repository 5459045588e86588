/** The small button that opens the workbench, and its badge. Plain DOM: it must cost a page next to nothing. */
import styles from './button.module.css';
import { makeMovable, restorePlace } from './buttonPlace';
import { onChange } from './changes';
import { countSwitchedOn, currentSettings } from './settings';
import { NOTICE_KEY, keptForVisit } from './visit';

/** Alt+Shift+Q on every keyboard layout, outside of an input method. */
function isShortcut({ altKey, shiftKey, code, isComposing }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === 'KeyQ' && !isComposing;
}

/** What is switched on, said once: the badge shows the number, the name says what it means. */
function hiddenWords(): HTMLElement {
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  return words;
}

/** What stands on the button is part of its name, so that a voice can press what an eye reads. */
function nameButton(button: HTMLButtonElement) {
  const [before, badge, after] = [hiddenWords(), document.createElement('span'), hiddenWords()];
  badge.className = styles.count ?? '';
  button.append('QA', before, badge, after);
  return () => {
    const count = countSwitchedOn(currentSettings());
    before.textContent = ' workbench, ';
    badge.textContent = count === 0 ? '' : String(count);
    after.textContent = count === 0 ? 'nothing switched on' : ' switched on';
    button.title = 'QA workbench (Alt+Shift+Q)';
  };
}

/** Where the focus is; after a shortcut it has to be there again, such as in a dialog that the button stands behind. */
function focusedElse(button: HTMLElement): HTMLElement {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : button;
}

/** Puts the button into the page. */
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
    import('../panel').then(({ openPanel }) => { openPanel(opener); }, (error: unknown) => { console.warn('The QA panel does not load.', error); });
  };
  makeMovable(corner, button, () => { open(button); });
  window.addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    open(focusedElse(button));
  });
  // A link or a capsule that could not be taken says so at once.
  if (keptForVisit(NOTICE_KEY) !== null) open(button);
}
