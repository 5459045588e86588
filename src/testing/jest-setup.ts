/** What browsers have and jsdom lacks, before any test file or package is loaded. Only what something here needs. */
import { webcrypto } from 'node:crypto';

// The constants that webpack writes into the bundle. Node's fetch takes no relative addresses.
Object.assign(process.env, { BASE_PATH: '/', PICTURES_PATH: 'pictures/', API_URL: 'http://localhost/api', MOCKS: 'on', QA: 'on' });

/** Node's own channel is a handle that keeps Jest from exiting; timers end with the window. */
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

  start(): void {
    // Timers need no start.
  }

  close(): void {
    this.onmessage = null;
  }
}

/** jsdom lays nothing out, so nothing is ever seen to change size. */
class StillResizeObserver implements ResizeObserver {
  observe(): void {
    // Nothing changes size.
  }
  unobserve(): void {
    // Nothing changes size.
  }
  disconnect(): void {
    // Nothing changes size.
  }
}

/** Without a layout everything counts as being in view, so that what loads on sight loads. */
class SeeingIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds: readonly number[] = [];
  private connected = true;

  constructor(private readonly seen: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const box = target.getBoundingClientRect();
    const entry: IntersectionObserverEntry = {
      target,
      time: performance.now(),
      isIntersecting: true,
      intersectionRatio: 1,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
    };
    setTimeout(() => {
      if (this.connected) this.seen([entry], this);
    }, 0);
  }

  unobserve(): void {
    // Nothing leaves the view.
  }

  disconnect(): void {
    this.connected = false;
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}

/** The one that comes with fetch knows nothing of forms, which React reads when sending one leads elsewhere. */
class FormDataOfForms extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const control of form?.elements ?? []) {
      if (control instanceof HTMLInputElement && control.name !== '') this.append(control.name, control.value);
    }
  }
}

/** A desktop screen that prefers nothing but less motion, which keeps the tests from waiting for animations. */
function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: query.includes('prefers-reduced-motion: reduce'),
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

// jsdom draws random numbers; the backend also hashes passwords.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

/** What an element looks like; all that look alike share it. */
interface Looks {
  readonly id: number;
  style?: CSSStyleDeclaration;
}
/** By the number of what an element stands in, its name and its telling attributes. */
const looksByKey = new Map<string, Looks>();
/** The attributes by which jsdom's own sheet tells elements apart. There is no other here, see below. */
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
 * jsdom works all of an element's styles out anew whenever they are asked for, which a query by role does for most of the
 * page: a sixth of the tests' time. Here once for all elements of one kind that stand in the same.
 */
function keptStyle(element: Element): CSSStyleDeclaration {
  if (changes.takeRecords().length > 0) looksOf = new WeakMap();
  const looks = findLooks(element);
  return (looks.style ??= computedStyle(element));
}

// Ant Design writes hundreds of variables into sheets, which jsdom would read and pass on to every element.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { get: () => '', set() { /* None is kept. */ } });

Object.assign(globalThis, {
  FormData: FormDataOfForms,
  MessageChannel: TimerMessageChannel,
  ResizeObserver: StillResizeObserver,
  IntersectionObserver: SeeingIntersectionObserver,
  matchMedia,
  // jsdom answers for elements, and complains loudly when asked for a pseudo-element.
  getComputedStyle: keptStyle,
  scrollTo: () => undefined,
});

Element.prototype.scrollIntoView = () => undefined;

/** jsdom's files can be read the old way only. */
File.prototype.arrayBuffer = function () {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => { resolve(reader.result as ArrayBuffer); };
    reader.onerror = () => { reject(reader.error ?? new Error('The file could not be read')); };
    reader.readAsArrayBuffer(this);
  });
};
