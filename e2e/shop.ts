import { type Page, test as base, expect } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { DEMO_ACCOUNTS, type DemoAccount } from '../src/domain/user/demoAccounts';
import { QA_SETTINGS_KEY } from '../src/domain/storedKeys';
import { SharedTab, openContext } from './sharedTab';

export { expect };

/** Upper bound for Tab presses, more than any screen needs. */
const MOST_STEPS = 150;

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** axe rules that check colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** The viewports of most tests. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** With NIGHTLY=1 (`npm run test:nightly`) all tests run, with all sizes and themes. */
const NIGHTLY = process.env.NIGHTLY === '1';

/** The sizes, themes or other variants to test: nightly all of them, otherwise the first. */
export const variants = <Variant>(all: readonly Variant[]): readonly Variant[] => (NIGHTLY ? all : all.slice(0, 1));

type Theme = 'light' | 'dark';

/**
 * For tests that do not depend on the transport: without the worker, which would cache the whole shop, and in a shared tab.
 */
export const WITHOUT_WORKER = { serviceWorkers: 'block', sharesTab: true } as const;

/**
 * For tests that need the worker only to pass requests on, such as those sent by hand: a script without the cache, as in
 * development, in a shared tab.
 */
export const WITHOUT_CACHE = { cachesShop: false, sharesTab: true } as const;

/** Makes the page register the part of the worker that passes requests on, under the URL of the full worker. */
function passCallsOnly() {
  // Undefined on insecure pages, such as about:blank.
  if (!('serviceWorker' in navigator)) return;
  const { register } = ServiceWorkerContainer.prototype;
  ServiceWorkerContainer.prototype.register = function (url, options) {
    return register.call(this, String(url).replace(/sw\.js$/, 'mockServiceWorker.js'), options);
  };
  const scriptURL = Object.getOwnPropertyDescriptor(ServiceWorker.prototype, 'scriptURL')?.get;
  Object.defineProperty(ServiceWorker.prototype, 'scriptURL', {
    get() { return String(scriptURL?.call(this)).replace(/mockServiceWorker\.js$/, 'sw.js'); },
  });
  // The script would unregister itself when its page reloads, and sometimes stay registered without a page. The full worker
  // ignores this message.
  const { postMessage } = ServiceWorker.prototype;
  ServiceWorker.prototype.postMessage = function (message: unknown, options?: object) {
    if (message !== 'CLIENT_CLOSED') postMessage.call(this, message, options);
  };
}

/** The shop as one user sees it: actions and checks that several tests share. */
export class Shop {
  /** The emulated system theme. */
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

  /** Signs in as the customer and opens the cart with one piece of a dish. */
  async fillCart(food = 'Garden Salad') {
    await this.signInAsCustomer();
    await this.addToCart(food);
    await this.goTo('Cart');
  }

  /** Places the order of the open cart, and returns the short id that the lists show. */
  async placeOrder(): Promise<string> {
    await this.page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(this.page).toHaveURL(/thank-you\?order=/);
    return (new URL(this.page.url()).searchParams.get('order') ?? '').slice(0, 8);
  }

  async signInAsAdministrator() {
    await this.signInAs(DEMO_ACCOUNTS.admin);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Adds one piece of a dish to the cart and waits for the message. */
  async addToCart(food: string) {
    await this.page.getByRole('main').getByRole('button', { name: `Add to cart: ${food}` }).first().click();
    await this.expectMessage(new RegExp(`(${food} added|Added another ${food}) to your cart`));
  }

  /**
   * Waits until the screen is complete: its code and pictures have loaded, and nothing shows a loading state. Waiting for an
   * idle network is not enough, because the page may answer requests itself.
   */
  async settled() {
    await expect(this.page.getByRole('heading', { level: 1 })).toBeAttached();
    await this.page.waitForLoadState('networkidle');
    await expect(this.page.getByText(/^(Loading|Searching the menu)/)).toHaveCount(0);
  }

  /** Waits for a message of the shop. */
  async expectMessage(message: string | RegExp) {
    await expect(this.page.getByText(message).first()).toBeVisible();
  }

  /** Follows a link of the main navigation. */
  async goTo(destination: 'Home' | 'Menu' | 'Cart' | 'Profile') {
    await this.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: destination }).click();
  }

  /** Presses Tab until the element with this name has the focus. */
  async tabTo(name: RegExp, { back = false }: { back?: boolean } = {}) {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      const focused = await this.page.evaluate(() => {
        const element = document.activeElement;
        // Between the last and the first element the body has the focus; its text is that of the whole page.
        if (element === document.body) return [];
        const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
        const names = [element?.getAttribute('aria-label'), element?.textContent, ...labels.map((label) => label.textContent)];
        return names.map((text) => text?.trim() ?? '').filter((text) => text !== '');
      });
      if (focused.some((text) => name.test(text))) return;
    }
    throw new Error(`Tab never reaches ${String(name)}`);
  }

  /** Holds back the app's code, or other files; returns a function that releases it. */
  async holdCode(files = '**/assets/main.*.js'): Promise<() => void> {
    const gate = new EventTarget();
    const released = new Promise((resolve) => { gate.addEventListener('open', resolve); });
    await this.page.route(files, async (route) => {
      await released;
      await route.continue();
    });
    return () => { gate.dispatchEvent(new Event('open')); };
  }

  /** Waits until the app has started and handles input. */
  async appAnswers() {
    await this.page.waitForFunction(() => window.prerendered === undefined);
  }

  /** Types a search before the app has started: it stays, and is found. */
  async searchEarly() {
    const release = await this.holdCode();
    await this.page.goto('user/search', { waitUntil: 'commit' });
    const field = this.page.getByRole('searchbox', { name: 'Search food' });
    await field.fill('margherita');
    release();
    await this.appAnswers();
    await expect(field).toHaveValue('margherita');
    await expect(field).toBeFocused();
    await this.page.keyboard.press('Enter');
    await expect(this.page).toHaveURL(/\?q=margherita$/);
    await expect(this.page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  }

  /** Waits until the worker controls the page. */
  async workerAnswers() {
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Records each layout shift, starting with the next page. */
  async noteShifts() {
    await this.page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  }

  /** Waits until the page has nothing to load and nothing to do. */
  async idle() {
    await this.page.waitForLoadState('networkidle');
    await this.page.evaluate(() => new Promise((resolve) => { requestIdleCallback(resolve); }));
  }

  /** Expects that no layout shift has occurred once the page is idle. */
  async expectNoShift() {
    await this.idle();
    expect(await this.page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  }

  /** Makes the next page start with a QA scenario. */
  async startWith(scenario: string) {
    const settings = { scenarios: [scenario], overrides: [], latency: 0, seed: null, size: 'samples', clock: null };
    await this.page.addInitScript(([key, text]) => { sessionStorage.setItem(key, text); }, [QA_SETTINGS_KEY, JSON.stringify(settings)] as const);
  }

  /** Switches a QA scenario on; it survives reloads. */
  async use(scenario: string) {
    await this.page.waitForFunction(() => 'qa' in window);
    await this.page.evaluate((name) => window.qa!.use(name), scenario);
  }

  /** Changes settings of QA, such as its clock; they survive reloads. */
  async set(change: Parameters<NonNullable<Window['qa']>['set']>[0]) {
    await this.page.waitForFunction(() => 'qa' in window);
    await this.page.evaluate((settings) => window.qa!.set(settings), change);
  }

  /** Switches all scenarios off. */
  async clearScenarios() {
    await this.page.waitForFunction(() => 'qa' in window);
    await this.page.evaluate(() => window.qa!.clear());
  }

  /** Sends an API request from the page, as a user with developer tools could, and returns its status and body. */
  async call(method: string, path: string, { token, body }: { token?: string | null; body?: unknown } = {}) {
    await this.workerAnswers();
    const send = () => this.page.evaluate(async ([path, request]) => {
      const answer = await fetch(`/api${path}`, request);
      return { status: answer.status, text: await answer.text(), by: answer.headers.get('x-answered-by') };
    }, [path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }] as const);
    let answer = await send();
    // The worker passes requests on after the app has sent its first; until then the host answers that it has no API.
    await expect(async () => {
      if (answer.by !== 'shop') answer = await send();
      expect(answer.by).toBe('shop');
    }).toPass();
    return { status: answer.status, body: answer.text === '' ? null : (JSON.parse(answer.text) as unknown) };
  }

  /** The session token of the current user. */
  token(): Promise<string | null> {
    return this.page.evaluate(() => localStorage.getItem('sessionToken'));
  }

  /** Returns an administrator's token, for changes made while another user is signed in here. */
  async administratorToken(): Promise<string> {
    const { email, password } = DEMO_ACCOUNTS.admin;
    const { body } = await this.call('POST', '/session', { body: { email, password } });
    return (body as { token: string }).token;
  }

  /** Expects no axe violations on the current screen; nightly also no colour violations in the other theme. */
  async expectAccessible() {
    await this.expectNothingFound(EVERYTHING);
    if (!NIGHTLY) return;
    await this.showTheme(this.theme === 'light' ? 'dark' : 'light');
    await this.expectNothingFound(COLOURS);
  }

  private async expectNothingFound(runOnly: readonly string[]) {
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source);
    // Returns only the violations: transferring all results of axe takes as long as the check.
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

  /** Emulates another system theme and waits until the page shows it. */
  private async showTheme(colorScheme: Theme) {
    const background = () => this.page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await this.page.emulateMedia({ colorScheme });
    this.theme = colorScheme;
    await expect.poll(background).not.toBe(before);
    // Ant Design renders its theme after that.
    await this.page.evaluate(() => new Promise((resolve) => { requestAnimationFrame(() => { setTimeout(resolve); }); }));
  }
}

interface Options {
  /** Console errors that a test causes on purpose. */
  expectedErrors: RegExp[];
  /** Whether the worker caches the shop's files. */
  cachesShop: boolean;
  /** True for a shared tab that is cleared between tests; false for a tab of the test's own. */
  sharesTab: boolean;
}

/** A test with the `shop` fixture; an uncaught error or a console error fails it. */
export const test = base.extend<Options & { shop: Shop }, { sharedTab: (kind: string, begin?: () => void) => Promise<SharedTab> }>({
  expectedErrors: [[], { option: true }],
  cachesShop: [true, { option: true }],
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
    { browser, sharesTab, sharedTab, cachesShop, serviceWorkers, isMobile, hasTouch, viewport, colorScheme, reducedMotion, forcedColors, contrast },
    use,
  ) => {
    const begin = cachesShop ? undefined : passCallsOnly;
    if (sharesTab) {
      const tab = await sharedTab(JSON.stringify({ cachesShop, serviceWorkers, isMobile, hasTouch }), begin);
      await tab.emulate({ viewport, colorScheme, reducedMotion, forcedColors, contrast });
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
    // Harmless: the browser cancels a worker's update check when its page is left.
    page.on('pageerror', (error) => { if (!String(error).includes('Failed to update a ServiceWorker')) note(String(error)); });
    page.on('console', (message) => {
      // The browser logs every refused request; the tests check what the screens make of it.
      if (message.type() === 'error' && !message.text().includes('Failed to load resource')) note(message.text());
    });
    await use(new Shop(page));
    expect(errors, 'errors on the way').toEqual([]);
  },
});
