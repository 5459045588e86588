import { type Locator, type Page, test as base, expect } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { DEMO_ACCOUNTS, type DemoAccount } from '../src/domain/demoAccounts';
import { QA_SETTINGS_KEY } from '../src/domain/storedKeys';
import { SharedTab, openContext } from './sharedTab';

export { expect };

/** More than any screen has to tab through. */
const MOST_STEPS = 150;

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules of those that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The windows that most is looked at in. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** What QA's workbench keeps in the tab's storage while nothing is switched on. */
export const NOTHING_ON = { scenarios: [], overrides: [], latency: 0, seed: null, size: 'samples', clock: null };

type Theme = 'light' | 'dark';

/**
 * For what is looked at or worked by hand, where it makes no difference who answers the calls: without the worker, which
 * would keep the whole shop for later, and in a tab that such tests share.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block', sharesTab: true } as const;

/**
 * For what needs no more of the worker than that it passes calls on, as those sent by hand: the script that does only
 * that, as while developing, in a tab that such tests share.
 */
export const WITHOUT_KEEPING = { keepsShop: false, sharesTab: true } as const;

/** Has the page register the part of the worker that passes calls on, under the name of the whole, by which it is looked for. */
function passCallsOnly() {
  // Absent from pages that are not secure, such as an empty one.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (url, options) {
    return register.call(this, String(url).replace(/sw\.js$/, 'mockServiceWorker.js'), options);
  };
  const scriptURL = Object.getOwnPropertyDescriptor(ServiceWorker.prototype, 'scriptURL')?.get;
  Object.defineProperty(ServiceWorker.prototype, 'scriptURL', {
    get() { return String(scriptURL?.call(this)).replace(/mockServiceWorker\.js$/, 'sw.js'); },
  });
  // It would remove itself as its page is reloaded, and sometimes stay registered without a page. The whole one ignores it.
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message: unknown, options?: object) {
    if (message !== 'CLIENT_CLOSED') postMessage.call(this, message, options);
  };
}

/** The shop as one visitor sees it: what several tests do in the same words. */
export class Shop {
  /** The system's, which the page wears. */
  private theme: Theme = 'light';

  constructor(readonly page: Page) {}

  /** Opens an address of the app, such as `/user`. */
  async open(address: string) {
    await this.page.goto(address.replace(/^\//, ''));
  }

  /** Signs in with the button of a demo account. */
  async signInAs({ label }: DemoAccount) {
    await this.open('/user/auth');
    await this.page.getByRole('button', { name: label }).click();
    await expect(this.page).not.toHaveURL(/\/user\/auth/);
  }

  async signInAsCustomer() {
    await this.signInAs(DEMO_ACCOUNTS.customer);
    await expect(this.page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  }

  /** The customer, in the cart with one piece of a dish, where an order is placed. */
  async fillCart(food = 'Garden Salad') {
    await this.signInAsCustomer();
    await this.addToCart(food);
    await this.goTo('Cart');
  }

  async signInAsAdministrator() {
    await this.signInAs(DEMO_ACCOUNTS.admin);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Puts one piece of a dish into the cart and waits for the shop to say so. */
  async addToCart(food: string) {
    await this.page.getByRole('main').getByRole('button', { name: `Add to cart: ${food}` }).first().click();
    await this.hears(new RegExp(`(${food} added|Added another ${food}) to your cart`));
  }

  /**
   * Waits until the screen is whole: its code and pictures have come, and nothing on it says that it is loading. A
   * network at rest alone would not do, since calls may be answered in the page.
   */
  async settled() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeAttached();
    await this.page.waitForLoadState('networkidle');
    await expect(this.page.getByText(/^(Loading|Searching the menu)/)).toHaveCount(0);
  }

  /** Waits for a message of the shop. */
  async hears(message: string | RegExp) {
    await expect(this.page.getByText(message).first()).toBeVisible();
  }

  /** Follows a link of the main navigation. */
  async goTo(destination: 'Home' | 'Menu' | 'Cart' | 'Profile') {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: destination }).click();
  }

  /** Holds something of the screen in windows of these widths, one after the other: a browser for each would load it anew. */
  async inWindows(widths: readonly number[], hold: (width: number) => Promise<void>) {
    for (const width of widths) {
      await this.page.setViewportSize({ width, height: 900 });
      // Some parts are other ones in another window, which come a moment later.
      await expect(() => hold(width), `in a window of ${String(width)} pixels`).toPass({ timeout: 5000 });
    }
  }

  /** Presses Tab until the focus is on what is called so. */
  async tabTo(name: RegExp, { back = false }: { back?: boolean } = {}) {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement;
        // Between the last and the first the focus rests on the page itself, whose text is everything.
        if (element === document.body) return [];
        const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
        const names = [element?.getAttribute('aria-label'), element?.textContent, ...labels.map((label) => label.textContent)];
        return names.map((text) => text?.trim() ?? '').filter((text) => text !== '');
      });
      if (focused.some((text) => name.test(text))) return;
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  }

  /** Presses Tab through links side by side, there and back; each that it comes to has to be in sight as a whole. */
  async expectInSight(links: Locator) {
    const reach = async (key: string, index: number) => {
      await this.page.keyboard.press(key);
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.99 });
    };
    const count = await links.count();
    await links.first().focus();
    for (let index = 1; index < count; index += 1) await reach('Tab', index);
    for (let index = count - 2; index >= 0; index -= 1) await reach('Shift+Tab', index);
  }

  /** Holds the app's code back, or other code; gives what lets it go. */
  async holdCode(files = '**/assets/main.*.js'): Promise<() => void> {
    const gate = new EventTarget();
    const released = new Promise((resolve) => { gate.addEventListener('open', resolve); });
    await this.page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return () => { gate.dispatchEvent(new Event('open')); };
  }

  /** Waits until the app answers for itself. */
  async appAnswers() {
    await this.page.waitForFunction(() => window.early === undefined);
  }

  /** Waits until the worker has the page. */
  async workerAnswers() {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** From the next page on, each jump of something on the screen is noted. */
  async noteShifts() {
    await this.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** Nothing on this page has jumped, nor does it for a moment longer. */
  async expectNoShift() {
    await this.page.waitForTimeout(800);
    expect(await this.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }

  /** Has the next page opened start with a scenario of the catalogue. */
  async startWith(scenario: string) {
    const settings = { ...NOTHING_ON, scenarios: [scenario] };
    await this.page.addInitScript(([key, text]) => { sessionStorage.setItem(key, text); }, [QA_SETTINGS_KEY, JSON.stringify(settings)] as const);
  }

  /** Switches a scenario of the catalogue on; it survives reloads. */
  async use(scenario: string) {
    await this.page.waitForFunction(() => 'qa' in window);
    await this.page.evaluate((name) => window.qa!.use(name), scenario);
  }

  /** Switches all scenarios off. */
  async clearScenarios() {
    await this.page.waitForFunction(() => 'qa' in window);
    await this.page.evaluate(() => window.qa!.clear());
  }

  /** Sends a call by hand, as somebody with the developer tools would, and gives its status and body. */
  async call(method: string, path: string, { token, body }: { token?: string | null; body?: unknown } = {}) {
    await this.workerAnswers();
    return this.page.evaluate(
      async ([method, path, token, body]) => {
        const ask = () => fetch(`/api${path}`, {
          method,
          headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
          ...(body === null ? {} : { body }),
        });
        let answer = await ask();
        // The worker passes calls on once the app has sent its first; until then the host answers that it knows no API.
        for (let tries = 0; answer.headers.get('x-answered-by') !== 'shop' && tries < 150; tries += 1) {
          await new Promise((resolve) => { setTimeout(resolve, 100); });
          answer = await ask();
        }
        const text = await answer.text();
        return { status: answer.status, body: text === '' ? null : (JSON.parse(text) as unknown) };
      },
      [method, path, token ?? '', body === undefined ? null : JSON.stringify(body)] as const,
    );
  }

  /** The token of whoever is signed in. */
  token(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('sessionToken'));
  }

  /** A token of an administrator's, for what happens behind the back of whoever is signed in here. */
  async administratorToken(): Promise<string> {
    const { email, password } = DEMO_ACCOUNTS.admin;
    const { body } = await this.call('POST', '/session', { body: { email, password } });
    return (body as { token: string }).token;
  }

  /** Fails with what axe finds on the screen as it is, and with what it finds in the other theme, where colours alone differ. */
  async expectAccessible() {
    await this.expectNothingFound(EVERYTHING);
    await this.wear(this.theme === 'light' ? 'dark' : 'light');
    await this.expectNothingFound(COLOURS);
  }

  private async expectNothingFound(runOnly: readonly string[]) {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    // What is found is little; what was looked at is most of the page, and takes as long to bring here as to look at.
    const violations = await this.page.evaluate(
      async (runOnly) => {
        const { run } = (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe;
        return (await run({ runOnly, resultTypes: ['violations'] })).violations;
      },
      runOnly,
    );
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} (${node.failureSummary ?? ''})`).join('\n   ')}`);
    expect(found, `axe on ${this.page.url()} in ${this.theme}`).toEqual([]);
  }

  /** Changes the system's theme under the page, and waits until the page wears it. */
  private async wear(colorScheme: Theme) {
    const background = () => this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await this.page.emulateMedia({ colorScheme });
    this.theme = colorScheme;
    await expect.poll(background).not.toBe(before);
    // Ant Design draws its own after that.
    await this.page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); }));
  }
}

interface Options {
  /** Errors that a test provokes on purpose name themselves here. */
  expectedErrors: RegExp[];
  /** Whether the worker keeps the shop's files. */
  keepsShop: boolean;
  /** Whether the tab is one that tests before have used, emptied, or belongs to this test alone. */
  sharesTab: boolean;
}

/** A test with the shop at hand; an uncaught error or a console error anywhere on the way fails it. */
export const test = base.extend<Options & { shop: Shop }, { sharedTab: (kind: string, begin?: () => void) => Promise<SharedTab> }>({
  expectedErrors: [[], { option: true }],
  keepsShop: [true, { option: true }],
  sharesTab: [false, { option: true }],
  sharedTab: [
    async ({ browser }, use) => {
      let tab: SharedTab | undefined;
      await use(async (kind, begin) => {
        if (tab?.kind === kind && tab.isUsable) return tab;
        await tab?.context.close();
        tab = await SharedTab.open(browser, kind, begin);
        return tab;
      });
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, sharesTab, sharedTab, keepsShop, serviceWorkers, isMobile, hasTouch, viewport, colorScheme, reducedMotion, forcedColors, contrast },
    use,
  ) => {
    const begin = keepsShop ? undefined : passCallsOnly;
    if (sharesTab) {
      const tab = await sharedTab(JSON.stringify({ keepsShop, serviceWorkers, isMobile, hasTouch }), begin);
      await tab.wear({ viewport, colorScheme, reducedMotion, forcedColors, contrast });
      await use(tab.context);
      if (tab.isUsable) await tab.empty();
    } else {
      const context = await openContext(browser, begin);
      await use(context);
      await context.close();
    }
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
  shop: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    const note = (text: string) => {
      if (!expectedErrors.some((expected) => expected.test(text))) errors.push(text);
    };
    // The browser gives up looking for a newer worker when its page is left meanwhile; nothing hangs on it.
    page.on('pageerror', (error) => { if (!String(error).includes('Failed to update a ServiceWorker')) note(String(error)); });
    page.on('console', (message) => {
      // A refused call is logged by the browser itself; the screens are tested for what they make of it.
      if (message.type() === 'error' && !message.text().includes('Failed to load resource')) note(message.text());
    });
    await use(new Shop(page));
    expect(errors, 'errors on the way').toEqual([]);
  },
});
