import type { Browser, BrowserContext, CDPSession, Disposable, Page, PlaywrightTestOptions } from '@playwright/test';

/** A file of the shop that is no page of the app: on it nothing runs. */
const AT_REST = 'icons/favicon.svg';

/** All that pages can keep, but not what the browser itself has loaded and compiled. */
const KEPT = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage';

/** What tests listen to. */
const HEARD = ['console', 'dialog', 'download', 'filechooser', 'pageerror', 'popup', 'request', 'response'];

/** The window that a test wants, and the wishes of who sits before it. */
type Look = Pick<PlaywrightTestOptions, 'viewport' | 'colorScheme' | 'reducedMotion' | 'forcedColors' | 'contrast'>;

/** Calls something whenever one of these methods is called. */
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

/** @param begin what runs in each document before anything else */
export async function openContext(browser: Browser, begin?: () => void): Promise<BrowserContext> {
  const context = await browser.newContext();
  if (begin) await context.addInitScript(begin);
  return context;
}

/**
 * A tab for many tests, one after the other, emptied after each. In a browser context of its own a test has a new
 * process as well, which loads and compiles the whole app before it does anything: half of what most tests cost.
 * Playwright's `reuseContext` saves none of that, as the empty page that it goes by ends the process.
 */
export class SharedTab {
  private spoilt = false;
  private readonly scripts: Disposable[] = [];

  private constructor(
    /** Equal for tabs that have been opened alike. */
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
    const context = await openContext(browser, begin);
    const page = await context.newPage();
    return new SharedTab(kind, page, await context.newCDPSession(page));
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  /** False once a test has done to it what is not undone here. */
  get isUsable(): boolean {
    return !this.spoilt && !this.page.isClosed();
  }

  /** Makes the window what the next test wants. */
  async wear({ viewport, ...media }: Look) {
    if (viewport) await this.page.setViewportSize(viewport);
    await this.page.emulateMedia({ media: null, ...media });
  }

  /** Leaves nothing in it of the test before: no other tab, nobody who listens or answers, nothing stored, no way back. */
  async empty() {
    const { page, protocol } = this;
    for (const other of this.context.pages()) if (other !== page) await other.close();
    for (const event of HEARD) page.removeAllListeners(event);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of this.scripts.splice(0)) await script.dispose();
    await page.goto(AT_REST);
    await protocol.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: KEPT });
    await page.evaluate(() => { sessionStorage.clear(); });
    await protocol.send('Page.resetNavigationHistory');
  }
}
