/** Wider text spacing (WCAG 2.2, 1.4.12) and larger text: the content of a cell, a card or a header stays inside it. */
import type { Locator, Page } from '@playwright/test';
import { BackOffice, expect, test } from './backOffice';
import { withLetters } from './letters';
import { DESK, WITHOUT_WORKER, test as shopTest } from './shop';

test.use(WITHOUT_WORKER);

/** The spacing of the success criterion. */
const SPACED = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** By how many pixels the text of an element overflows its container to the right. */
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

/** By how many pixels the text is above or below the vertical middle of its container. */
const offTheMiddle = async (words: Locator, whole: Locator) => {
  const middle = (element: Locator) => element.evaluate((each) => {
    const { top, bottom } = each.getBoundingClientRect();
    return (top + bottom) / 2;
  });
  return Math.abs(await middle(words) - await middle(whole));
};

shopTest.describe('on the narrowest phone', () => {
  shopTest.use({ ...WITHOUT_WORKER, viewport: { width: 320, height: 700 } });

  shopTest('the menu keeps its promotions whole, and the shop’s name in its header', { tag: '@nightly' }, async ({ page, shop }) => {
    await shop.open('/user');
    await shop.settled();
    await page.addStyleTag({ content: SPACED });
    const promotions = page.getByRole('region', { name: 'Promotions' });
    expect(await promotions.locator('p').evaluateAll((all) => all.map((words) => words.scrollHeight - words.clientHeight).filter((hidden) => hidden > 0))).toEqual([]);
    const header = page.getByRole('banner');
    expect(await offTheMiddle(header.getByText('Food Delivery', { exact: true }), header)).toBeLessThan(2);
  });
});

test.describe('on a desktop', { tag: '@nightly' }, () => {
  test.use({ viewport: DESK });

  test('an order stays in its cells, with its date on one line', async ({ office, page }) => {
    await office.goTo('Orders');
    const times = office.main.locator('tbody time');
    await expect(times.first()).toBeVisible();
    for (const time of await times.all()) {
      expect(await time.evaluate((each) => each.getClientRects().length)).toBe(1);
    }
    await page.addStyleTag({ content: SPACED });
    await expectOrdersInTheirCells(page);
  });

  test('the headings and controls of the stock table stay in their cells', async ({ office, page }) => {
    await office.goTo('Stock');
    await page.addStyleTag({ content: SPACED });
    for (const head of ['Current Stock', 'Alert Threshold']) {
      expect(await standOut(office.main.getByRole('button', { name: head, exact: true }), 'th')).toBeLessThanOrEqual(0);
    }
    const restock = office.main.getByRole('button', { name: /^Restock/ }).first();
    expect(await restock.evaluate((each) => each.getBoundingClientRect().left - (each.closest('td')?.getBoundingClientRect().left ?? 0))).toBeGreaterThanOrEqual(0);
  });
});

test('columns grow with the browser’s font size', { tag: '@nightly' }, async ({ baseURL, launchOptions }) => {
  const { page, shop, close } = await withLetters(24, { baseURL, launchOptions });
  const office = new BackOffice(shop);
  await office.enter();
  await office.goTo('Orders');
  await expectOrdersInTheirCells(page);
  await close();
});
