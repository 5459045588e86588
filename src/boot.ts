/**
 * The pre-hydration script. The build inlines it into the HTML right after the menu's markup, so it runs before the first
 * paint. Until the app has started it decides the theme and the screen, queues clicks and fetches the app's scripts. Keep it
 * small: every visit pays for it.
 */
import { FIRST_VIEW_KEY } from './domain/firstView';
import { QA_SETTINGS_KEY, THEME_KEY, TOKEN_KEY } from './domain/storedKeys';
import { yieldToMain } from './shared/utils/yieldToMain';
import { scrollFocusIntoView } from './shared/utils/scrollFocusIntoView';
import { safariFocusOnClick } from './compat/safariFocusOnClick';
import { showRadioFocus } from './compat/showRadioFocus';

/** State of the page before the app runs, shared with the app through `window.early`. */
interface Early {
  /** Controls clicked before the app could respond, in click order. The app replays these clicks once it has started. */
  readonly taps: Set<HTMLElement>;
  /** The focused element when the app replaced the page's markup with its own. */
  focused?: Element | null;
  /** True from the moment the app's code runs; from then on the app decides which screen is shown. */
  appRuns: boolean;
  /** True if a click that needs a session led the visitor to the sign-in screen; the app then shows the reason. */
  signInFirst: boolean;
  /** Called after the markup of the other screens: shows the screen of the current address, then fetches the app. */
  readonly begin: () => void;
  /** Lays out the content below the first viewport, one category at a time. The app calls it once it responds to clicks. */
  readonly drawRest: () => void;
}

declare global {
  interface Window {
    /** Defined until the app handles clicks and navigation. */
    early?: Early | undefined;
  }
}

/**
 * Constants that the build inlines: three paths, the version stamp of the embedded menu, and the id of the element that
 * holds it.
 */
declare const MENU_PATH: string;
declare const SIGN_IN_PATH: string;
declare const OFFICE_PATH: string;
declare const VIEW_STAMP: string;
declare const MENU_ID: string;
/** True if the build includes the QA panel. */
declare const HAS_QA: boolean;
/** URLs of the app's scripts, in the order in which they run. */
declare const SCRIPTS: readonly string[];
/** URLs of the back office's additional files, grouped in the order in which they are needed. */
declare const OFFICE_STEPS: readonly (readonly string[])[];

/** Longest wait for the first paint, in ms: a page in a background tab is never painted. */
const PAINTED_MS = 500;
const RETRY_MS = 500;
const RETRY_AT_MOST_MS = 8000;
/**
 * The number of categories that are laid out one by one (features/menu/MenuGroups.module.css); the last step shows all the
 * rest.
 */
const STEPS = 4;
/** Longest delay before the content below the first viewport and its pictures load if the app has not started, in ms. */
const PATIENCE_MS = 3000;

const page = document.documentElement;
// Content below a phone's first viewport is not laid out until the app has started, because its pictures would delay the
// app, or until the user scrolls, presses a key or follows a link to a section.
if (location.hash === '') page.dataset.drawn = '1';
let drawing = false;
let shownPath = location.pathname;
/** Clicks before the first paint are ignored by the sign-in redirect: the user cannot have seen the control. */
let painted = false;

function stored(storage: 'localStorage' | 'sessionStorage', key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

const theme = stored('localStorage', THEME_KEY);
if (theme === 'light' || theme === 'dark') page.dataset.theme = theme;
const known = stored('localStorage', TOKEN_KEY) !== null;
if (known) page.dataset.known = '';

const view = stored('localStorage', FIRST_VIEW_KEY);
const mayShow = view === null || view === VIEW_STAMP;
const isMenu = location.pathname.replace(/\/$/, '') === MENU_PATH && location.search === '';
// The embedded menu is wrong if the address has a filter, QA settings are active, or the user has changed the shop.
if (HAS_QA && stored('sessionStorage', QA_SETTINGS_KEY) !== null) page.dataset.scenarios = '';
else if (isMenu && mayShow) {
  page.dataset.firstView = 'menu';
  put(document.getElementById(MENU_ID));
}

/** Fills the root through innerHTML in one step: the HTML parser would pause halfway to let other tasks run. */
function put(screen: Element | null | undefined): HTMLElement | null {
  const root = document.getElementById('root');
  if (root) root.innerHTML = screen?.textContent ?? '';
  return root;
}

/** Renders the screen of the current address into the root, as far as it is known without the app. */
function showScreen() {
  const path = location.pathname.replace(/\/$/, '');
  const screens = [...document.querySelectorAll<HTMLElement>('script[data-path]')];
  const screen = screens.find(({ dataset }) => path === dataset.path || (dataset.below !== undefined && path.startsWith(`${String(dataset.path)}/`)));
  const root = put(screen);
  // A user with a session is about to be redirected, and a query string means the registration form; neither is prerendered.
  if (path === SIGN_IN_PATH && (known || location.search !== '')) root?.querySelector('main')?.replaceChildren();
  page.dataset.firstView = 'other';
  shownPath = location.pathname;
}

/**
 * Does what the app's router would do: pushes the sign-in address with the history state that the router expects. After the
 * sign-in the app goes to the menu in any case, so no return address is stored.
 */
function signIn() {
  history.replaceState({ ...history.state, idx: 0 }, '');
  history.pushState({ idx: 1, key: 'early', usr: null }, '', SIGN_IN_PATH);
  showScreen();
  // In the next frame, which lays out the screen anyway. Doing it here would add a forced layout to this task.
  requestAnimationFrame(() => {
    scrollTo(0, 0);
    document.querySelector('h1')?.focus();
  });
}

function drawMore(step: number) {
  if (step > STEPS || page.dataset.drawn === undefined) delete page.dataset.drawn;
  else {
    page.dataset.drawn = String(step);
    requestAnimationFrame(() => setTimeout(drawMore, 0, step + 1));
  }
}

function drawRest() {
  if (!drawing) drawMore(2);
  drawing = true;
}

/**
 * Preloads a file. Safari remembers a failed preload for the lifetime of the tab and then fails every later request for that
 * file; a `fetch` clears that memory.
 */
function announce(file: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = file.endsWith('.css') ? 'style' : 'script';
  link.href = file;
  link.onerror = () => { fetch(file).catch(() => undefined); };
  document.head.append(link);
  return link;
}

/**
 * Preloads the files group by group, each after the last file of the previous group has loaded. On a slow network, files
 * requested together all finish at the end; in order, the backend can open its database while the last files load.
 */
function announceInTurn([files, ...later]: typeof OFFICE_STEPS) {
  const last = files?.map(announce).at(-1);
  if (last) last.onload = () => { announceInTurn(later); };
}

/**
 * Reloads the page, at most once per tab and script. If the host responds with something other than the script, a deployment
 * has replaced it and this page belongs to the previous version. If the host does not respond, the page is not reloaded.
 */
async function renewPage(src: string) {
  const { status, headers } = await fetch(src);
  const gone = `gone ${src}`;
  if (status >= 500 || headers.get('content-type')?.includes('javascript') || stored('sessionStorage', gone) !== null) return;
  sessionStorage.setItem(gone, '');
  location.reload();
}

/** Adds a script to the page and retries with exponential backoff if it fails: without the app nothing on the page works. */
function fetchScript(src: string, retryAfter: number) {
  const script = document.createElement('script');
  script.src = src;
  // Scripts run in insertion order.
  script.async = false;
  script.onerror = () => {
    if (retryAfter === RETRY_AT_MOST_MS) renewPage(src).catch(() => undefined);
    setTimeout(fetchScript, retryAfter, src, Math.min(2 * retryAfter, RETRY_AT_MOST_MS));
  };
  document.head.append(script);
}

if (known && location.pathname.startsWith(OFFICE_PATH)) announceInTurn([SCRIPTS, ...OFFICE_STEPS]);

const begin: Early['begin'] = () => {
  if (page.dataset.firstView === undefined) showScreen();
  let begun = false;
  // Fetches the scripts and schedules the rest of the layout; delayed so that it does not delay the first paint.
  const goOn = () => {
    if (begun) return;
    begun = true;
    for (const src of SCRIPTS) fetchScript(src, RETRY_MS);
    // A tall viewport shows more than the first category.
    const next = document.querySelectorAll('#root section[aria-labelledby]')[1];
    if (next && next.getBoundingClientRect().top < innerHeight) drawRest();
    else for (const sign of ['scroll', 'keydown']) addEventListener(sign, drawRest, { once: true });
    setTimeout(drawRest, PATIENCE_MS);
  };
  // A task queued from the last frame before the paint runs right after it, earlier than the browser's own paint events.
  requestAnimationFrame(() => {
    void yieldToMain().then(() => {
      painted = true;
      goOn();
    });
  });
  setTimeout(goOn, PAINTED_MS);
};

const early: Early = (window.early = { taps: new Set(), appRuns: false, signInFirst: false, begin, drawRest });

// These listeners stay for the lifetime of the page, also after the app has started.
page.addEventListener('click', safariFocusOnClick, true);
page.addEventListener('keyup', scrollFocusIntoView);
page.addEventListener('keyup', showRadioFocus);

function keep(control: HTMLElement) {
  // A repeated click moves the control to the end of the queue.
  early.taps.delete(control);
  early.taps.add(control);
  control.dataset.kept = '';
}

page.addEventListener(
  'click',
  (event) => {
    if (window.early !== early || !(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>('#root :is(a, button, [type="radio"])');
    if (!control) return;
    const isButton = control.localName === 'button';
    const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
    if (control.dataset.signIn !== undefined && !known && painted && !early.appRuns && !elsewhere) {
      event.preventDefault();
      early.signInFirst = isButton;
      signIn();
    } else if (isButton) {
      keep(control);
      // Only this queue may handle the click: React may already be hydrating the page and would handle it a second time.
      event.stopPropagation();
    } else if (control.localName === 'input') keep(control);
    else if (control.getAttribute('href')?.startsWith('#')) delete page.dataset.drawn;
    else if (early.taps.size > 0 && !early.taps.has(control) && !elsewhere) {
      // Leaving the page would lose the queued clicks, so the first click on a link is queued too; a second click navigates.
      keep(control);
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
// A native form submit would reload the page and lose the typed values; the click on the submit button is queued instead.
page.addEventListener('submit', (event) => { if (window.early === early) event.preventDefault(); });
addEventListener('popstate', () => {
  if (window.early === early && location.pathname !== shownPath) location.reload();
});
// Restored from the back/forward cache: Firefox has cancelled the pending scripts without firing their error events.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && window.early === early) location.reload();
});
