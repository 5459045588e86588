import './shared/styles/tokens.css';
import './shared/styles/base.css';
import type { LoadBackend } from './app/bootstrap';
import { startApp } from './prerender/startApp';
import { safariFocusOnClick } from './compat/safariFocusOnClick';
import { showRadioFocus } from './compat/showRadioFocus';
import { startTheme } from './shared/theme/theme';

/**
 * The only import of mocks in src: it loads the backend that runs in the page. Null with `MOCKS=off`, where requests go to a
 * real API, through QA if the build has it: webpack does not follow an import in a branch that the constant excludes, so a
 * build without both contains nothing of mocks.
 */
let loadBackend: LoadBackend | null = null;
if (process.env.MOCKS !== 'off') {
  loadBackend = async (onUpdate) => {
    const { startNetwork } = await import(/* webpackChunkName: "backend" */ '../mocks/browser');
    return startNetwork({ basePath: process.env.BASE_PATH, onUpdate });
  };
} else if (process.env.QA === 'on') {
  loadBackend = async () => (await import(/* webpackChunkName: "qa-over-http" */ '../mocks/overHttp')).startQaOverHttp();
}

/**
 * A keyup listener that scrolls the element focused by Tab into view (WCAG 2.2, 2.4.7 and 2.4.11) in the cases that browsers
 * miss: a horizontal scroll strip leaves half a link cut off, Firefox leaves a control half under a sticky bar, and Ant
 * Design's focus trap moves the focus from the last control to the first without scrolling. Pointer input is excluded:
 * content must not move under the pointer.
 */
function scrollFocusIntoView({ key, target }: KeyboardEvent) {
  const frame = key === 'Tab' && target instanceof Element && target.closest('nav, main, [role=dialog]');
  if (frame) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

startTheme();
document.documentElement.addEventListener('click', safariFocusOnClick, true);
document.documentElement.addEventListener('keyup', scrollFocusIntoView);
document.documentElement.addEventListener('keyup', showRadioFocus);
void startApp(loadBackend);
