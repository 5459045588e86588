/** Letters set further apart (WCAG 2.2, 1.4.12) or larger than most have them: what stands in a cell stays in it. */
import type { Locator, Page } from '@playwright/test';
import { BackOffice, expect, test } from './backOffice';
import { withLetters } from './letters';
import { DESK, WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

/** The distances of the success criterion. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** By how many pixels the words of an element stand out of what it is in, to the right. */
const standOut = (element: Locator, within: string) =>
  element.evaluate((each, within) => {
    const words = document.createRange();
    words.selectNodeContents(each);
    return words.getBoundingClientRect().right - (each.closest(within)?.getBoundingClientRect().right ?? 0);
  }, within);

async function expectOrdersInTheirCells(page: Page) {
  const rows = page.getByRole('main').getByRole('table').locator('tbody tr.ant-table-row');
  await expect(rows.first()).toBeVisible();
  for (const row of await rows.all()) {
    expect(await standOut(row.locator('time'), 'th')).toBeLessThanOrEqual(0);
    expect(await standOut(row.getByText(/^(Pending|Completed|Out for delivery)$/), 'td')).toBeLessThanOrEqual(0);
  }
}

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('an order keeps to its cells, in one line for its date', async ({ office, page }) => {
    await office.goTo('Orders');
    const times = office.main.locator('tbody time');
    await expect(times.first()).toBeVisible();
    for (const time of await times.all()) {
      expect(await time.evaluate((each) => each.getClientRects().length)).toBe(1);
    }
    await page.addStyleTag({ content: SPACED });
    await expectOrdersInTheirCells(page);
  });

  test('the heads of the stock, and what is pressed in it, keep to their cells', async ({ office, page }) => {
    await office.goTo('Stock');
    await page.addStyleTag({ content: SPACED });
    for (const head of ['Current Stock', 'Alert Threshold']) {
      expect(await standOut(office.main.getByRole('button', { name: head, exact: true }), 'th')).toBeLessThanOrEqual(0);
    }
    const restock = office.main.getByRole('button', { name: /^Restock/ }).first();
    expect(await restock.evaluate((each) => each.getBoundingClientRect().left - (each.closest('td')?.getBoundingClientRect().left ?? 0))).toBeGreaterThanOrEqual(0);
  });

  test('the switch of a chart grows with its word', async ({ office, page }) => {
    await office.goTo('Dashboard');
    await page.addStyleTag({ content: SPACED });
    const words = page.getByRole('switch').first().getByText('Live');
    expect(await standOut(words, 'button')).toBeLessThanOrEqual(0);
    const lines = await words.evaluate((each) => {
      const letters = document.createRange();
      letters.selectNodeContents(each);
      return letters.getClientRects().length;
    });
    expect(lines).toBe(1);
  });
});

test('columns grow with the letters of the browser', async ({ baseURL, launchOptions }) => {
  const { page, shop, close } = await withLetters(24, { baseURL, launchOptions });
  const office = new BackOffice(shop);
  await office.enter();
  await office.goTo('Orders');
  await expectOrdersInTheirCells(page);
  await close();
});
