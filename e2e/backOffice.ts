import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/demoAccounts';
import { Shop, test as base } from './shop';

export { expect };

/** The sections by the word of their link in the side menu, and the heading each has. */
export const SECTIONS = {
  Dashboard: 'Overview',
  Orders: 'Orders',
  Users: 'Users',
  'Food Search': 'Food Search',
  'Add Food': 'Add New Food',
  Categories: 'Category Management',
  Banners: 'Banners',
  Stock: 'Inventory Management',
  History: 'Activity History',
} as const;
type Section = keyof typeof SECTIONS;
export const ALL_SECTIONS = Object.keys(SECTIONS) as Section[];

/** One line of the history: what was done, what it says, and who did it. */
type Deed = readonly [action: string, details: string, person: string];

/** The back office as an administrator works in it: what several tests do in the same words. */
export class BackOffice {
  readonly page: Page;
  readonly main: Locator;
  readonly menu: Locator;

  constructor(readonly shop: Shop) {
    this.page = shop.page;
    this.main = this.page.getByRole('main');
    this.menu = this.page.getByRole('navigation', { name: 'Admin panel' });
  }

  /** The administrator sits down at the list of users: the overview with its charts is the slowest screen to draw. */
  async enter() {
    await this.shop.open('/dashboard/users');
    await this.page.getByRole('button', { name: DEMO_ACCOUNTS.admin.label }).click();
    await this.expectSection('Users');
  }

  /** Follows a link of the side menu. */
  async goTo(section: Section) {
    await this.menu.getByRole('link', { name: new RegExp(`^${section}`) }).click();
    await this.expectSection(section);
  }

  async expectSection(section: Section) {
    await expect(this.page.getByRole('heading', { level: 1, name: SECTIONS[section] })).toBeVisible();
  }

  /** The heads of the table on the screen. */
  heads(): Promise<string[]> {
    return this.main.getByRole('columnheader').allTextContents();
  }

  /** The row or, on a phone, the card with this in it. */
  row(text: string | RegExp): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  /** The texts of a column of the table, rows from above. */
  async column(head: string): Promise<string[]> {
    await expect(this.main.getByRole('columnheader', { name: head, exact: true })).toBeVisible();
    const at = (await this.heads()).indexOf(head);
    return this.main.getByRole('table').locator(`tbody tr.ant-table-row > :nth-child(${at + 1})`).allTextContents();
  }

  /** Waits for the pager to say which rows are shown; the address is there before them. */
  async expectRows(range: RegExp) {
    await expect(this.main.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(range);
  }

  /** A choice of the filter above a list, a status with its count or a category. */
  tab(label: string): Locator {
    return this.main.getByRole('radiogroup').locator('label').filter({ hasText: new RegExp(`^${label}`) });
  }

  /** Chooses an option of a `Select` of the page. */
  async choose(select: string, option: string) {
    await this.page.getByRole('combobox', { name: select }).click();
    await this.page.locator('.ant-select-item-option').filter({ hasText: option }).click();
  }

  /** Answers a question with the button that does it. */
  async confirm(question: string, button: string) {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Goes to the history and finds these at the top of it, the newest first. */
  async expectHistory(...deeds: readonly Deed[]) {
    await this.goTo('History');
    for (const [place, deed] of deeds.entries()) {
      const row = this.main.getByRole('table').locator('tbody tr.ant-table-row').nth(place);
      for (const part of deed) await expect(row).toContainText(part);
      const cells = row.getByRole('cell');
      // Dates like Jun 10, 2023; times like 02:30 PM.
      await expect(cells.nth(1)).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/);
      await expect(cells.nth(2)).toHaveText(/^\d{2}:\d{2} [AP]M$/);
    }
  }

  /** Makes generated records, as the demo data window does. */
  async fill(kind: 'foods' | 'users' | 'orders', count: number) {
    const token = await this.shop.token();
    const answer = await this.shop.call('POST', '/demo/batches', { token, body: { kind, seed: 1, from: 0, count } });
    expect(answer.status).toBe(200);
    await this.page.reload();
  }
}

/**
 * Somebody else in another tab of the same browser, and so in the same shop. Tabs share who is signed in, so this one
 * keeps that to itself, as a second profile would.
 */
export async function anotherPerson(context: BrowserContext): Promise<Shop> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: window.sessionStorage });
  });
  return new Shop(page);
}

/** A test in the back office, with an administrator signed in. */
export const test = base.extend<{ office: BackOffice }>({
  office: async ({ shop }, use) => {
    const office = new BackOffice(shop);
    await office.enter();
    await use(office);
  },
});
