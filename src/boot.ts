/**
 * Runs inside the page, right behind the menu and before anything is painted, and speaks for the page until the app is
 * there: it decides which theme and which screen is shown, and keeps what is pressed meanwhile. The build writes it into
 * the page; it stays small.
 */
import { FIRST_VIEW_KEY } from './domain/firstView';
import { QA_SETTINGS_KEY, THEME_KEY, TOKEN_KEY } from './domain/storedKeys';
import { breathe } from './shared/lib/breathe';
import { focusInSight } from './shared/lib/focusInSight';
import { focusPressed } from './shared/lib/focusPressed';
import { showRadioFocus } from './shared/lib/showRadioFocus';

/** The page before the app. */
interface Early {
  /** What was pressed before the app could answer, in that order; it answers when it is there. */
  readonly taps: Set<HTMLElement>;
  /** What had the focus when the app put its own screen in the place of the page's. */
  focused?: Element | null;
  /** True from the moment the app's code runs: the screen is the app's from then on. */
  appRuns: boolean;
  /** A visitor was led to the sign-in by a press for which one has to be signed in; the app says so. */
  signInFirst: boolean;
  /** Called behind the other screens: shows the one of the address, and then fetches the app. */
  readonly begin: () => void;
  /** Lays out what lies below the first screen, a category at a time; called by the app once it answers. */
  readonly drawRest: () => void;
}

declare global {
  interface Window {
    /** There until the app answers for itself. */
    early?: Early | undefined;
  }
}

/** What the build knows of the page: three addresses, the stamp of the menu that the page carries, and the element it is in. */
declare const MENU_PATH: string;
declare const SIGN_IN_PATH: string;
declare const OFFICE_PATH: string;
declare const VIEW_STAMP: string;
declare const MENU_ID: string;
/** Whether the build has QA's workbench. */
declare const HAS_QA: boolean;
/** The app's scripts, in their order. */
declare const SCRIPTS: readonly string[];
/** What the back office needs on top of them, in the order in which it needs it. */
declare const OFFICE_STEPS: readonly (readonly string[])[];

/** At the latest; a page in the background is not painted. */
const PAINTED_MS = 500;
const RETRY_MS = 500;
const RETRY_AT_MOST_MS = 8000;
/** As many categories as are laid out one by one (features/menu/MenuGroups.module.css); the others come with the last. */
const STEPS = 4;
/** Without the app nobody waits longer for what lies below the first screen, and its pictures. */
const PATIENCE_MS = 3000;

const page = document.documentElement;
// What lies below a phone's first screen waits until the app is there, which its pictures would hold back, or until
// somebody comes near or is led there.
if (location.hash === '') page.dataset.drawn = '1';
let drawing = false;
let shownPath = location.pathname;
/** What nobody has seen, nobody has pressed. */
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
// A filter in the address, QA's settings or a changed shop: the menu is another one than the page carries.
if (HAS_QA && stored('sessionStorage', QA_SETTINGS_KEY) !== null) page.dataset.scenarios = '';
else if (isMenu && mayShow) {
  page.dataset.firstView = 'menu';
  put(document.getElementById(MENU_ID));
}

/** All at once: the parser would stop on its way through it, to let other work go first. */
function put(screen: Element | null | undefined): HTMLElement | null {
  const root = document.getElementById('root');
  if (root) root.innerHTML = screen?.textContent ?? '';
  return root;
}

/** Puts the screen of the address into the page, as far as it is known without the app. */
function showScreen() {
  const path = location.pathname.replace(/\/$/, '');
  const screens = [...document.querySelectorAll<HTMLElement>('script[data-path]')];
  const screen = screens.find(({ dataset }) => path === dataset.path || (dataset.below !== undefined && path.startsWith(`${String(dataset.path)}/`)));
  const root = put(screen);
  // Whoever is known is on the way elsewhere, and with a search it is the registration.
  if (path === SIGN_IN_PATH && (known || location.search !== '')) root?.querySelector('main')?.replaceChildren();
  page.dataset.firstView = 'other';
  shownPath = location.pathname;
}

/**
 * What the app would do: the address changes, with the note that its router looks for. Who has signed in comes to the menu by
 * themselves, so the way back is not noted.
 */
function signIn() {
  history.replaceState({ ...history.state, idx: 0 }, '');
  history.pushState({ idx: 1, key: 'early', usr: null }, '', SIGN_IN_PATH);
  showScreen();
  // In the frame, which lays the screen out in any case; here it would be one long task with what comes before.
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
 * Has the browser fetch a file ahead of the code that asks for it. Safari remembers, from page to page for as long as
 * the tab is open, that such a file did not come, and fails whoever asks for it after that: only a `fetch` brings it anew.
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
 * Announces the next files once the last of those before is there. On a slow network those that are asked for at once all
 * arrive at its end; so the backend reads its database while the last of them arrive.
 */
function announceInTurn([files, ...later]: typeof OFFICE_STEPS) {
  const last = files?.map(announce).at(-1);
  if (last) last.onload = () => { announceInTurn(later); };
}

/**
 * Brings the page in anew, once in this tab for each script: where the host answers, but with something else than the
 * script, a deployment has replaced it, and this page is of the version before. Without an answer the page that stands
 * here is better than none.
 */
async function renewPage(src: string) {
  const { status, headers } = await fetch(src);
  const gone = `gone ${src}`;
  if (status >= 500 || headers.get('content-type')?.includes('javascript') || stored('sessionStorage', gone) !== null) return;
  sessionStorage.setItem(gone, '');
  location.reload();
}

/** What does not arrive is asked for again, ever less often: without the app nothing on the page answers. */
function fetchScript(src: string, retryAfter: number) {
  const script = document.createElement('script');
  script.src = src;
  // In their order.
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
  // What the first paint must not wait for.
  const goOn = () => {
    if (begun) return;
    begun = true;
    for (const src of SCRIPTS) fetchScript(src, RETRY_MS);
    // A long screen shows more than the first category.
    const next = document.querySelectorAll('#root section[aria-labelledby]')[1];
    if (next && next.getBoundingClientRect().top < innerHeight) drawRest();
    else for (const sign of ['scroll', 'keydown']) addEventListener(sign, drawRest, { once: true });
    setTimeout(drawRest, PATIENCE_MS);
  };
  // As soon as the frame with the screen in it has been handed over: the browser tells of it later.
  requestAnimationFrame(() => {
    void breathe().then(() => {
      painted = true;
      goOn();
    });
  });
  setTimeout(goOn, PAINTED_MS);
};

const early: Early = (window.early = { taps: new Set(), appRuns: false, signInFirst: false, begin, drawRest });

// Not only until the app is there: for as long as the page stands.
page.addEventListener('click', focusPressed, true);
page.addEventListener('keyup', focusInSight);
page.addEventListener('keyup', showRadioFocus);

function keep(control: HTMLElement) {
  // Pressed again, it comes after what was pressed meanwhile.
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
      // Only one of the two shall answer: the app may be taking the page over already.
      event.stopPropagation();
    } else if (control.localName === 'input') keep(control);
    else if (control.getAttribute('href')?.startsWith('#')) delete page.dataset.drawn;
    else if (early.taps.size > 0 && !early.taps.has(control) && !elsewhere) {
      // To another page, what was pressed before would be lost. Who presses a second time does not want to wait.
      keep(control);
      event.preventDefault();
      event.stopPropagation();
    }
  },
  true,
);
// The browser would send a form away with everything in it; the press on its button is kept.
page.addEventListener('submit', (event) => { if (window.early === early) event.preventDefault(); });
addEventListener('popstate', () => {
  if (window.early === early && location.pathname !== shownPath) location.reload();
});
// Brought by Back from the browser's memory: Firefox has cancelled the scripts that were on their way, and told nobody.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && window.early === early) location.reload();
});
