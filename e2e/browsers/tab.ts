/**
 * A tab with the shop, controlled by role, name and text as its user does, in any browser that accepts WebDriver commands.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { NameInPage, Target } from './inPage';
import type { Command, Session } from './session';

type Name = string | RegExp;

interface Place {
  role: string;
  name: Name;
}

/** WebDriver's key codes. */
export const KEYS = { tab: '\uE004', enter: '\uE007', escape: '\uE00C', left: '\uE012', right: '\uE014' };

const REFERENCE = 'element-6066-11e4-a52e-4f735466cecf';
type ElementReference = Record<typeof REFERENCE, string>;

/** inPage.ts bundled into one script. */
const IN_PAGE = buildSync({
  entryPoints: [path.join(__dirname, 'inPage.ts')],
  bundle: true,
  minify: true,
  define: { 'process.env': '{}' },
  write: false,
}).outputFiles[0]!.text;

const inPage = (name: Name): NameInPage => (typeof name === 'string' ? name : [name.source, name.flags]);

/** Time limit for an element to appear, in ms. */
const TIMEOUT = { timeout: 10_000, intervals: [50] };

/** The actions of one user in one tab. */
export class Tab {
  private constructor(
    readonly session: Session,
    private readonly origin: string,
    private readonly handle: string,
  ) {}

  /** Opens another tab and switches to it. It has its own window: WebKitWebDriver does not bring a tab to the front. */
  static async open(session: Session, origin: string, width: number, height: number): Promise<Tab> {
    const { handle } = (await session.send('WebDriver:NewWindow', { type: 'window' })) as { handle: string };
    const tab = new Tab(session, origin, handle);
    await tab.bringToFront();
    await session.resize(width, height);
    return tab;
  }

  /** Sends further commands to this tab. */
  async bringToFront() {
    await this.session.send('WebDriver:SwitchToWindow', { handle: this.handle });
  }

  async close() {
    await this.bringToFront();
    const [first] = (await this.session.send('WebDriver:CloseWindow')) as string[];
    // A new tab can only be opened from an existing one.
    await this.session.send('WebDriver:SwitchToWindow', { handle: first });
  }

  /**
   * Opens an address of the app, such as `/user`, and waits for the app: it scrolls during startup, away from the click
   * target.
   */
  async goto(address: string) {
    await this.session.send('WebDriver:Navigate', { url: this.origin + address });
    await this.until(() => !('prerendered' in window) || window.prerendered === undefined);
  }

  /** Opens an address and signs in with the button of a demo account; the app then continues to that address. */
  async signIn(account: 'Regular User' | 'Admin User', address: string) {
    await this.goto(address);
    await this.press('button', account);
    await this.isAt(/^(?!\/user\/auth)/);
  }

  /** Runs a function in the page. It has access only to its arguments. */
  async run<Args extends readonly unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    return (await this.script(`return (${work.toString()})(...arguments)`, args)) as Awaited<Value>;
  }

  /** Waits until a function in the page returns a truthy value. */
  async until<Args extends readonly unknown[]>(work: (...args: Args) => unknown, ...args: Args) {
    await expect(async () => { expect(await this.run(work, ...args), work.toString()).toBeTruthy(); }).toPass(TIMEOUT);
  }

  /** Waits for an element with this role and name, then clicks it. */
  async press(role: string, name: Name, within?: Place) {
    await this.click(() => this.find({ by: 'role', role, name }, within));
  }

  /** Replaces the text of the field with this label. */
  async fill(label: Name, text: string, within?: Place) {
    const field = await this.expectFound(() => this.find({ by: 'label', name: label }, within), String(label));
    await this.run((element) => { (element as unknown as HTMLInputElement).select(); }, field);
    await this.session.send('WebDriver:ElementSendKeys', { id: field[REFERENCE], text });
  }

  /** Chooses an option of the select with this label. */
  async choose(label: Name, option: string) {
    await this.press('combobox', label);
    // While the list of options unfolds, WebKit's driver clicks beside the option, which closes the list.
    await this.until(() => document.querySelector('.ant-select-item-option') !== null && document.getAnimations().length === 0);
    // The elements with the role `option` are hidden copies for screen readers.
    await this.click(() => this.run(
      (text) => [...document.querySelectorAll('.ant-select-item-option')].find(({ textContent }) => textContent === text) ?? null,
      option,
    ) as unknown as Promise<ElementReference | null>);
  }

  /** Chooses a file. The input of Ant Design's `Upload` is hidden behind its button. */
  async upload(file: string) {
    const fileInput = () => this.run(() => document.querySelector('input[type=file]')) as unknown as Promise<ElementReference | null>;
    const field = await this.expectFound(fileInput, 'file input');
    await this.session.send('WebDriver:ElementSendKeys', { id: field[REFERENCE], text: file });
  }

  /** Waits until an element with this role and name is visible. */
  async sees(role: string, name: Name, within?: Place) {
    await this.expectFound(() => this.find({ by: 'role', role, name }, within), `${role} ${String(name)}`);
  }

  /** Waits until this text is visible. */
  async reads(text: Name, within?: Place) {
    await this.expectFound(() => this.find({ by: 'text', name: text }, within), String(text));
  }

  /** Waits until no element with this role and name is visible. */
  async seesNo(role: string, name: Name) {
    await expect(async () => { expect(await this.find({ by: 'role', role, name }), `${role} ${String(name)}`).toBeNull(); }).toPass(TIMEOUT);
  }

  /** Waits until the path of the URL matches. */
  async isAt(path: RegExp) {
    await expect(async () => { expect(await this.run(() => location.pathname + location.search)).toMatch(path); }).toPass(TIMEOUT);
  }

  /** Presses a key. */
  async key(value: string) {
    const actions = [{ type: 'keyDown', value }, { type: 'keyUp', value }];
    await this.session.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Returns a PNG of the tab. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.session.send('WebDriver:TakeScreenshot', { full: false })), 'base64');
  }

  /** Writes a screenshot of the tab. */
  async save(file: string) {
    await this.bringToFront();
    await writeFile(file, await this.screenshot());
  }

  private async script(script: string, args: readonly unknown[] = []) {
    return this.session.send('WebDriver:ExecuteScript' satisfies Command, { script, args });
  }

  private async find({ name, ...target }: Omit<Target, 'name'> & { name: Name }, within?: Place) {
    if (!(await this.run(() => 'findInShop' in window))) await this.script(IN_PAGE);
    const sent: Target = { ...target, name: inPage(name), ...(within && { within: { role: within.role, name: inPage(within.name) } }) };
    return this.run((target) => window.findInShop?.(target), sent) as unknown as Promise<ElementReference | null>;
  }

  private async expectFound(find: () => Promise<ElementReference | null>, what: string): Promise<ElementReference> {
    let found: ElementReference | null = null;
    await expect(async () => {
      found = await find();
      expect(found, what).not.toBeNull();
    }).toPass(TIMEOUT);
    return found!;
  }

  /**
   * An element may move or be replaced between being found and clicked; the browser then refuses the click, and this
   * retries.
   */
  private async click(find: () => Promise<ElementReference | null>) {
    await expect(async () => {
      const found = await find();
      expect(found).not.toBeNull();
      await this.run((element) => { (element as unknown as Element).scrollIntoView({ block: 'center' }); }, found);
      await this.session.send('WebDriver:ElementClick', { id: found![REFERENCE] });
    }).toPass(TIMEOUT);
  }
}
