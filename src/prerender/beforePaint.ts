/**
 * The inline script of every prerendered page. It runs in the head, so that it decides before the first paint which theme
 * is shown and whether the markup is right for this user. Until the app has started it queues presses and repeats failed
 * requests for scripts. Keep it small: every visit pays for it.
 */
import { MENU_SNAPSHOT_KEY } from '../domain/menuSnapshot';
import { DEFAULT_NAME } from '../domain/shop/defaultName';
import { QA_SETTINGS_KEY, SHOP_NAME_KEY, THEME_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { readItem } from '../shared/utils/safeStorage';
import { LOADING_ID, PAGE_ID, type PrerenderedPage, type PrerenderedState } from './prerenderedState';

/** Parameters of the sign-in that change no markup (shared/utils/paths.ts). */
const WITHOUT_EFFECT = ['from', 'why'];
/** Longest wait for the first paint, in ms. */
const PAINTED_MS = 500;
const RETRY_MS = 500;
const RETRY_AT_MOST_MS = 8000;
/** The beginning of QA's settings if they change the markup only immediately before the hydration. */
const QA_BEFORE_HYDRATION = '{"scenarios":["password-manager"],"overrides":[],"latency":0,';

const { dataset } = document.documentElement;

const theme = readItem('localStorage', THEME_KEY);
if (theme === 'light' || theme === 'dark') dataset.theme = theme;
const signedIn = readItem('localStorage', TOKEN_KEY) !== null;
if (signedIn) dataset.signedIn = '';

const page = JSON.parse(document.getElementById(PAGE_ID)?.textContent ?? '') as PrerenderedPage;
for (const href of signedIn ? (page.backOffice ?? []) : []) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: href.endsWith('.css') ? 'style' : 'script', href }));
}
const name = readItem('localStorage', SHOP_NAME_KEY);
const menu = readItem('localStorage', MENU_SNAPSHOT_KEY);
const qa = process.env.QA === 'off' ? null : readItem('sessionStorage', QA_SETTINGS_KEY);
const state: PrerenderedState = (window.prerendered = {
  matches:
    location.pathname.replace(/(.)\/$/, '$1') === page.path &&
    [...new URLSearchParams(location.search).keys()].every((name) => WITHOUT_EFFECT.includes(name)) &&
    // Old prices must not be shown: null means that this browser has not seen another menu.
    (page.stamp === undefined || menu === null || menu === page.stamp) &&
    !(page.visitorsOnly && signedIn) &&
    (qa === null || qa.startsWith(QA_BEFORE_HYDRATION)),
  pressed: new Set(),
  settle() {
    if (!state.matches) {
      const loading = document.getElementById(LOADING_ID) as HTMLTemplateElement;
      document.getElementById('root')?.replaceChildren(loading.content.cloneNode(true));
      delete dataset.differs;
    }
    if (name !== null) {
      for (const part of document.querySelectorAll('title, [data-shop-name]')) part.textContent = part.textContent.replace(DEFAULT_NAME, () => name);
    }
    // Otherwise the app's code would delay the first paint. A background tab is never painted.
    const requestScripts = () => { page.scripts.splice(0).forEach(addScript); };
    requestAnimationFrame(() => setTimeout(requestScripts));
    setTimeout(requestScripts, PAINTED_MS);
  },
});
// Hides the root (base.css) until `settle` has replaced its content.
if (!state.matches) dataset.differs = '';

addEventListener('click', (event) => {
  // What React renders anew would lose the press: there links work, and buttons do not yet.
  if (window.prerendered !== state || !state.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const control = (event.target as Element).closest<HTMLElement>('button, a[href]');
  if (!control) return;
  // Leaving the page would lose the queued presses, so the first press on a link is queued after them; a second one leaves.
  const leaves = control.localName === 'a' && (state.pressed.size === 0 || state.pressed.has(control));
  if (leaves || control.getAttribute('href')?.startsWith('#') === true) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  // A repeated press moves the control to the end of the queue.
  state.pressed.delete(control);
  state.pressed.add(control);
  control.dataset.pressed = '';
}, true);

function addScript(src: string) {
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  document.head.append(script);
}

let wait = RETRY_MS;

/**
 * Requests a script again. If the host answers with something else, a deployment has replaced it and this page belongs to
 * the previous version: reloads, once per tab and script.
 */
async function repeat(src: string) {
  const { status, headers } = await fetch(src);
  const gone = `gone ${src}`;
  if (status < 500 && !headers.get('content-type')?.includes('javascript')) {
    if (readItem('sessionStorage', gone) !== null) return;
    sessionStorage.setItem(gone, '');
    location.reload();
  }
  addScript(src);
}

addEventListener('error', ({ target }) => {
  if (window.prerendered !== state) return;
  // Safari remembers a failed preload and then fails every later request for that file; `fetch` clears that memory.
  if (target instanceof HTMLLinkElement) fetch(target.href).catch(() => undefined);
  // Scripts that webpack has added are its own to repeat.
  if (!(target instanceof HTMLScriptElement) || target.dataset.webpack !== undefined) return;
  const { src } = target;
  setTimeout(() => { repeat(src).catch(() => { target.dispatchEvent(new Event('error')); }); }, wait);
  wait = Math.min(2 * wait, RETRY_AT_MOST_MS);
}, true);

// Restored from the back/forward cache: Firefox has cancelled the pending scripts without an event.
addEventListener('pageshow', ({ persisted }) => { if (persisted && window.prerendered === state) location.reload(); });
