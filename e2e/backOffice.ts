import { type BrowserContext, type Locator, type Page, expect } from '@playwright/test';
import { routes } from '../src/domain/routes';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { Shop, test as base } from './shop';

export { expect };

/** The heading of each section, by the label of its link in the side menu. */
export const SECTIONS = {
  Dashboard: 'Overview',
  Orders: 'Orders',
  Kitchen: 'Kitchen',
  Users: 'Users',
  'Food Search': 'Food Search',
  'Add Food': 'Add New Food',
  Categories: 'Category Management',
  Banners: 'Banners',
  Coupons: 'Coupons',
  Stock: 'Inventory Management',
  History: 'Activity History',
  Settings: 'Settings',
} as const;
/** The addresses of all sections. */
export const SECTION_PATHS = Object.values(routes).filter((path) => path.startsWith(routes.dashboard));
type Section = keyof typeof SECTIONS;
export const ALL_SECTIONS = Object.keys(SECTIONS) as Section[];

/** Page object of the back office, used by an administrator. */
export class BackOffice {
  readonly page: Page;
  readonly main: Locator;
  readonly menu: Locator;

  constructor(readonly shop: Shop) {
    this.page = shop.page;
    this.main = this.page.getByRole('main');
    this.menu = this.page.getByRole('navigation', { name: 'Admin panel' });
  }

  /** Opens the list of users and signs in. The overview with its charts would be the slowest screen to render. */
  async enter() {
    await this.shop.open('/dashboard/users');
    await this.page.getByRole('button', { name: DEMO_ACCOUNTS.admin.label }).click();
    await this.expectSection('Users');
  }

  /** Opens a section by its link in the side menu. */
  async goTo(section: Section) {
    await this.menu.getByRole('link', { name: new RegExp(`^${section}`) }).click();
    await this.expectSection(section);
  }

  async expectSection(section: Section) {
    await expect(this.page.getByRole('heading', { level: 1, name: SECTIONS[section] })).toBeVisible();
  }

  /** The table row that contains this text. */
  row(text: string | RegExp): Locator {
    return this.main.getByRole('row').filter({ hasText: text });
  }

  /** Waits until the pagination shows this range of rows, such as `1–7 of 7`; the address changes earlier. */
  async expectRows(range: RegExp) {
    await expect(this.main.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toHaveText(range);
  }

  /** An option of the filter above a list: a status with its count, or a category. */
  tab(label: string): Locator {
    return this.main.getByRole('radiogroup').locator('label').filter({ hasText: new RegExp(`^${label}`) });
  }

  /** Chooses an option of a `Select` on the page. */
  async choose(select: string, option: string) {
    await this.page.getByRole('combobox', { name: select }).click();
    await this.page.locator('.ant-select-item-option').filter({ hasText: option }).click();
  }

  /** Sets the stock of a dish in the section Stock. */
  async setStock(food: string, pieces: string) {
    const field = this.main.getByRole('textbox', { name: `Current stock of ${food}` });
    await field.fill(pieces);
    await field.press('Enter');
  }

  /** Answers a confirm dialog with this button. */
  async confirm(question: string, button: string) {
    const dialog = this.page.getByRole('dialog').filter({ hasText: question });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect(dialog).toBeHidden();
  }

  /** Generates records with the call of the demo data dialog. */
  async fill(kind: 'foods' | 'users' | 'orders', count: number) {
    const token = await this.shop.token();
    const answer = await this.shop.call('POST', '/demo/batches', { token, body: { kind, seed: 1, from: 0, count } });
    expect(answer.status).toBe(200);
    await this.page.reload();
  }
}

/**
 * The back office for an administrator beside another user of the same shop, signed in. Tabs share local storage and so the
 * session; this one uses session storage instead, like a second browser profile with the same database.
 */
export async function anotherOffice(context: BrowserContext): Promise<BackOffice> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', { value: window.sessionStorage });
  });
  const office = new BackOffice(new Shop(page));
  await office.enter();
  return office;
}

/** A test in the back office, signed in as the administrator. */
export const test = base.extend<{ office: BackOffice }>({
  office: async ({ shop }, use) => {
    const office = new BackOffice(shop);
    await office.enter();
    await use(office);
  },
});
