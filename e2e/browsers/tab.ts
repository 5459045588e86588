/** A tab with the shop, used by role, name and text as its visitor does, in every browser that takes WebDriver commands. */
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

/** inPage.ts as one script. */
const IN_PAGE = buildSync({
  entryPoints: [path.join(__dirname, 'inPage.ts')],
  bundle: true,
  minify: true,
  define: { 'process.env': '{}' },
  write: false,
}).outputFiles[0]!.text;

const inPage = (name: Name): NameInPage => (typeof name === 'string' ? name : [name.source, name.flags]);

/** How long something may take to appear. */
const TIMEOUT = { timeout: 10_000, intervals: [50] };

/** What one visitor does in one tab. */
export class Tab {
  private constructor(
    readonly session: Session,
    private readonly origin: string,
    private readonly handle: string,
  ) {}

  /** Opens another tab and goes on in it. It has a window of its own: WebKitWebDriver does not bring a tab to the front. */
  static async open(session: Session, origin: string, width: number, height: number): Promise<Tab> {
    const { handle } = (await session.send('WebDriver:NewWindow', { type: 'window' })) as { handle: string };
    const tab = new Tab(session, origin, handle);
    await tab.bringToFront();
    await session.resize(width, height);
    return tab;
  }

  /** Commands go to this tab from now on. */
  async bringToFront() {
    await this.session.send('WebDriver:SwitchToWindow', { handle: this.handle });
  }

  async close() {
    await this.bringToFront();
    const [first] = (await this.session.send('WebDriver:CloseWindow')) as string[];
    // The next tab is opened from one that exists.
    await this.session.send('WebDriver:SwitchToWindow', { handle: first });
  }

  /** Opens an address of the app, such as `/user`, and waits for the app: it scrolls as it takes the page over, away from what is about to be clicked. */
  async goto(address: string) {
    await this.session.send('WebDriver:Navigate', { url: this.origin + address });
    await this.until(() => !('early' in window) || window.early === undefined);
  }

  /** Opens an address and signs in with the button of a demo account; the app then goes on to that address. */
  async signIn(account: 'Regular User' | 'Admin User', address: string) {
    await this.goto(address);
    await this.press('button', account);
    await this.isAt(/^(?!\/user\/auth)/);
  }

  async reload() {
    await this.session.send('WebDriver:Refresh', {});
  }

  /** Runs a function in the page. It sees nothing but its arguments. */
  async run<Args extends readonly unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    return (await this.script(`return (${work.toString()})(...arguments)`, args)) as Awaited<Value>;
  }

  /** Waits until a function in the page gives something truthy. */
  async until<Args extends readonly unknown[]>(work: (...args: Args) => unknown, ...args: Args) {
    await expect(async () => { expect(await this.run(work, ...args), work.toString()).toBeTruthy(); }).toPass(TIMEOUT);
  }

  /** Waits for an element with this role and name, clicks it. */
  async press(role: string, name: Name, within?: Place) {
    await this.click(() => this.find({ by: 'role', role, name }, within));
  }

  /** Types into the field with this label, in place of what is in it. */
  async fill(label: Name, text: string, within?: Place) {
    const field = await this.expectFound(() => this.find({ by: 'label', name: label }, within), String(label));
    await this.run((element) => { (element as unknown as HTMLInputElement).select(); }, field);
    await this.session.send('WebDriver:ElementSendKeys', { id: field[REFERENCE], text });
  }

  /** Chooses an option of the list with this label. */
  async choose(label: Name, option: string) {
    await this.press('combobox', label);
    await this.press('option', option);
  }

  /** Gives a file to the input with this label, which may be transparent. */
  async upload(label: Name, file: string) {
    const field = await this.expectFound(() => this.find({ by: 'label', name: label }), String(label));
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

  /** Waits until the path of the address matches. */
  async isAt(path: RegExp) {
    await expect(async () => { expect(await this.run(() => location.pathname + location.search)).toMatch(path); }).toPass(TIMEOUT);
  }

  /** Presses a key. */
  async key(value: string) {
    const actions = [{ type: 'keyDown', value }, { type: 'keyUp', value }];
    await this.session.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** A PNG of what the tab shows. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.session.send('WebDriver:TakeScreenshot', { full: false })), 'base64');
  }

  /** Writes a picture of what the tab shows. */
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

  /** An element may move or be replaced between being found and clicked, which the browser refuses: then it is found again. */
  private async click(find: () => Promise<ElementReference | null>) {
    await expect(async () => {
      const found = await find();
      expect(found).not.toBeNull();
      await this.run((element) => { (element as unknown as Element).scrollIntoView({ block: 'center' }); }, found);
      await this.session.send('WebDriver:ElementClick', { id: found![REFERENCE] });
    }).toPass(TIMEOUT);
  }
}
