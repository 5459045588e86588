/** What browsers have and jsdom lacks, before any test file or package is loaded. Only what something here needs. */
import { webcrypto } from 'node:crypto';

// The constants that webpack writes into the bundle. Node's fetch takes no relative addresses.
Object.assign(process.env, { BASE_PATH: '/', API_URL: 'http://localhost/api', MOCKS: 'on', QA: 'on' });

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

const computedStyle = window.getComputedStyle.bind(window);
let stylesOf = new WeakMap<Element, CSSStyleDeclaration>();
const changes = new MutationObserver(() => { stylesOf = new WeakMap(); });
changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

/**
 * jsdom works all of an element's styles out anew whenever they are asked for, which a query by role does for most of the
 * page: a seventh of the tests' time. Between two changes of the page they stay what they are.
 */
function keptStyle(element: Element): CSSStyleDeclaration {
  if (changes.takeRecords().length > 0) stylesOf = new WeakMap();
  const style = stylesOf.get(element) ?? computedStyle(element);
  stylesOf.set(element, style);
  return style;
}

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
