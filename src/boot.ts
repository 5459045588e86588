/**
 * Runs inside the page's head, before anything is painted: which theme, and whether the menu that the page carries may
 * be shown. Everything else comes with main.tsx. The build writes it into the page; it stays small.
 */
import { FIRST_VIEW_KEY } from './domain/firstView';
import { TOKEN_KEY } from './shared/session/sessionStorage';
import { THEME_KEY } from './shared/theme/theme';

declare global {
  interface Window {
    /** Buttons that were pressed before the app could answer; it answers them when it is there. */
    earlyTaps?: Set<HTMLElement> | undefined;
  }
}

/** What the build knows of the page: where the menu is, and the stamp of the menu that the page carries. */
declare const MENU_PATH: string;
declare const VIEW_STAMP: string;

const page = document.documentElement;

function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

const theme = stored('localStorage', THEME_KEY);
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
if (stored('localStorage', TOKEN_KEY) !== null) page.dataset.known = '';

const view = stored('localStorage', FIRST_VIEW_KEY);
const mayShow = view === null || view === VIEW_STAMP;
const isMenu = location.pathname.replace(/\/$/, '') === MENU_PATH && location.search === '';
// A filter in the address, QA's settings or a changed shop: the menu is another one than the page carries.
if (stored('sessionStorage', 'qa-settings') !== null) page.dataset.scenarios = '';
else if (isMenu && mayShow) page.dataset.firstView = 'menu';

const taps = (window.earlyTaps = new Set<HTMLElement>());
page.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('#root button') : null;
    if (button && window.earlyTaps === taps) taps.add(button);
  },
  true,
);
