import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page, PlaywrightTestOptions } from '@playwright/test';

/** A file of the shop that is not a page of the app, so no code runs on it. */
const BLANK_FILE = 'icons/favicon.svg';

/** The viewport of further tabs, as of a test that sets none. */
const DESKTOP = { width: 1280, height: 720 };

/** The storage types that pages can use, except the HTTP and code caches. */
const STORAGE_TYPES = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/** The page events that tests listen to. */
const EVENTS = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response'];

/** The viewport and the media features that a test needs. */
type Look = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast'>;

/** Calls `note` before each call of one of these methods. */
function beforeEachCall<Name extends string>(object: Record<Name, unknown>, names: readonly Name[], note: () => void) {
  for (const name of names) {
    const method = object[name] as (...args: unknown[]) => unknown;
    Object.assign(object, {
      [name]: (...args: unknown[]) => {
        note();
        return method.apply(object, args);
      },
    });
  }
}

/**
 * Opens a browser context.
 * @param begin script that runs in each document before any other
 * @param options where they differ from those of the test
 */
export async function openContext(browser: Browser, begin?: () => void, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  if (begin) await context.addInitScript(begin);
  return context;
}

/**
 * A tab that many tests use one after another, cleared after each. A test with its own browser context gets a new process,
 * which loads and compiles the whole app: half of the time of most tests. Playwright's `reuseContext` saves none of that,
 * because the blank page in between ends the process.
 */
export class SharedTab {
  private spoilt = false;
  private readonly scripts: Disposable[] = [];

  private constructor(
    /** Equal for tabs that were opened with the same options. */
    readonly kind: string,
    readonly page: Page,
    private readonly protocol: CDPSession,
  ) {
    const spoil = () => { this.spoilt = true; };
    beforeEachCall(page, ['exposeFunction'], spoil);
    beforeEachCall(page.clock, ['install'], spoil);
    beforeEachCall(page.context(), ['addInitScript', 'newCDPSession', 'route', 'setOffline'], spoil);
    const addInitScript = page.addInitScript.bind(page);
    page.addInitScript = async (script, arg, options) => {
      const added = await addInitScript(script, arg, options);
      this.scripts.push(added);
      return added;
    };
  }

  static async open(browser: Browser, kind: string, begin?: () => void): Promise<SharedTab> {
    // Further tabs have this size in every test, not that of the test that came first.
    const context = await openContext(browser, begin, { viewport: DESKTOP });
    const page = await context.newPage();
    return new SharedTab(kind, page, await context.newCDPSession(page));
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** False once a test has changed the tab in a way that is not undone here. */
  get isUsable(): boolean {
    return !this.spoilt && !this.page.isClosed();
  }

  /** Sets the viewport and media features that the next test needs. */
  async emulate({ viewport, ...media }: Look) {
    if (viewport) await this.page.setViewportSize(viewport);
    await this.page.emulateMedia({ media: null, ...media });
  }

  /** Removes all traces of the last test: other tabs, listeners and routes, storage, history. */
  async empty() {
    const { page, protocol } = this;
    for (const other of this.context.pages()) if (other !== page) await other.close();
    for (const event of EVENTS) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of this.scripts.splice(0)) await script.dispose();
    await page.goto(BLANK_FILE);
    await protocol.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: STORAGE_TYPES });
    await page.evaluate(() => { sessionStorage.clear(); });
    await protocol.send('Page.resetNavigationHistory');
  }
}
