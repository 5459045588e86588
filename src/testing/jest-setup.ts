/** Polyfills what browsers have and jsdom lacks, before any test file or package loads. Only what these tests need. */
import { webcrypto } from 'node:crypto';

// The constants that webpack inlines. API_URL is absolute, because Node's fetch accepts no relative URLs.
Object.assign(process.env, { BASE_PATH: '/', PICTURES_PATH: 'pictures/', API_URL: 'http://localhost/api', MOCKS: 'on', QA: 'on' });

/** Node's MessageChannel is a handle that keeps Jest from exiting; timers end with the window. */
class TimerMessageChannel {
  readonly port1 = new TimerMessagePort();
  readonly port2 = new TimerMessagePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

class TimerMessagePort {
  other: TimerMessagePort | undefined;
  onmessage: ((event: { data: unknown }) => void) | null = null;

  postMessage(data: unknown): void {
    setTimeout(() => this.other?.onmessage?.({ data }), 0);
  }

  start = () => undefined;
  close = () => { this.onmessage = null; };
}

/** jsdom computes no layout, so no element changes its size. */
class StillResizeObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** Without layout every element counts as visible, so that content that loads on scroll loads. */
class SeeingIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  private connected = true;

  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe(target: Element): void {
    // The app reads no more of an entry.
    const entry = { target, isIntersecting: true } as unknown as IntersectionObserverEntry;
    setTimeout(() => {
      if (this.connected) this.seen([entry], this);
    }, 0);
  }

  unobserve = () => undefined;
  disconnect = () => { this.connected = false; };
  takeRecords = () => [];
}

/** Node's FormData does not accept a form, which React passes when a submit navigates. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.name !== '') this.append(control.name, control.value);
    }
  }
}

/** A desktop viewport that prefers reduced motion, so that tests do not wait for animations. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

// jsdom's crypto has random numbers only; the backend also hashes passwords.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

/** Computed style shared by elements that cannot differ in style. */
interface Looks {
  readonly id: number;
  style?: CSSStyleDeclaration;
}
/** By the id of the parent's style, the tag name and the attributes that affect the style. */
const looksByKey = new Map<string, Looks>();
/** The attributes that jsdom's default style sheet uses. No other style sheet is loaded, see below. */
const TELLING = ['style', 'hidden', 'type', 'open', 'disabled', 'list', 'dir'];

const computedStyle = window.getComputedStyle.bind(window);
let looksOf = new WeakMap<Element, Looks>();
const changes = new MutationObserver(() => { looksOf = new WeakMap(); });
changes.observe(document, { subtree: true, childList: true, attributes: true });

function findLooks(element: Element): Looks {
  const known = looksOf.get(element);
  if (known) return known;
  const parent = element.parentElement && findLooks(element.parentElement).id;
  const key = JSON.stringify([parent, element.localName, ...TELLING.map((name) => element.getAttribute(name))]);
  const looks = looksByKey.get(key) ?? { id: looksByKey.size };
  looksByKey.set(key, looks);
  looksOf.set(element, looks);
  return looks;
}

/**
 * Caches getComputedStyle: jsdom recomputes all styles of an element on each call, and a query by role makes a call for most
 * elements of the page, a sixth of the tests' time. The cache has one entry for all alike elements with alike parents.
 */
function cachedStyle(element: Element): CSSStyleDeclaration {
  if (changes.takeRecords().length > 0) looksOf = new WeakMap();
  const looks = findLooks(element);
  return (looks.style ??= computedStyle(element));
}

// Drops Ant Design's style sheets: jsdom would parse hundreds of variables and pass them on to every element.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set() { /* The setter discards the text. */ } });

Object.assign(globalThis, {
  FormData: FormDataOfForms,
  MessageChannel: TimerMessageChannel,
  ResizeObserver: StillResizeObserver,
  IntersectionObserver: SeeingIntersectionObserver,
  matchMedia,
  // jsdom supports elements only, and logs an error for pseudo-elements.
  getComputedStyle: cachedStyle,
  scrollTo: () => undefined,
});

Element.prototype.scrollIntoView = () => undefined;

/** jsdom's File has no arrayBuffer(). */
File.prototype.arrayBuffer = function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => { resolve(reader.result as ArrayBuffer); };
    reader.onerror = () => { reject(reader.error ?? new Error('The file could not be read')); };
    reader.readAsArrayBuffer(this);
  });
};
