/** Sizes and overflow: no unnecessary scrollbars, no text cut off, a header as wide as the window. */
import { type Locator } from '@playwright/test';
import { SECTION_PATHS, expect, test } from './backOffice';
import { broken } from './letters';
import { DESK, PHONE, WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

const LISTS = ['Orders', 'Users', 'Categories', 'Stock', 'History'] as const;

/** The height of an element's content that is scrolled out of view, in pixels. */
const hidden = (element: Locator) => element.evaluate((each) => each.scrollHeight - each.clientHeight);

/** Where an edge of an element is. */
const edge = async (element: Locator, side: 'left' | 'right') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);

test('a printed list ends at the edge of the paper, without the side menu', { tag: '@nightly' }, async ({ office, page }) => {
  await page.setViewportSize(DESK);
  // The width of A4 without its margins.
  await page.addStyleTag({ content: '@media print { html { width: 718px } }' });
  for (const list of LISTS) {
    await page.emulateMedia({ media: 'screen' });
    await office.goTo(list);
    await expect(office.main.locator('tbody tr.ant-table-row').first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const table = await office.main.getByRole('table').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? Infinity), list).toBeLessThanOrEqual(718);
    await expect(office.menu).toBeHidden();
    if (list === 'Orders') expect(await hidden(office.main.getByText(/Garden Pesto/)), 'what was ordered').toBe(0);
  }
});

test.describe('on a small laptop', { tag: '@nightly' }, () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  /** Whether a click on the middle of an element reaches it. */
  const reached = (element: Locator) => element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const shadowBefore = (cell: Locator) => cell.evaluate((each) => getComputedStyle(each, '::after').boxShadow);
  const scrollsSideways = (table: Locator) => table.evaluate((each) => each.scrollWidth > each.clientWidth);

  test('all columns of a list fit into a window of 1280 pixels, and no word is broken', async ({ office }) => {
    for (const [list, label, last] of [
      ['Orders', 'Orders', 'Out for delivery'],
      ['Stock', 'Stock', 'Low Stock'],
      ['Users', 'Users', 'Administrator'],
      ['History', 'Activity history', 'Stock Updated'],
    ] as const) {
      await office.goTo(list);
      const table = office.main.getByRole('table', { name: label });
      await expect(table.getByText(last, { exact: true }).first()).toBeVisible();
      expect(await scrollsSideways(office.main.locator('.ant-table-content')), list).toBe(false);
      // The title attribute has the full text of what is clamped to two lines.
      expect(await broken(table, '[title]'), list).toEqual([]);
      const cut = await table.locator('th, td').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
      expect(cut, list).toEqual([]);
    }
  });

  test('the actions of a list are in view beside columns that scroll under them', async ({ office, page }) => {
    await page.setViewportSize({ width: 1180, height: 720 });
    for (const [list, action] of [['Orders', /^(Complete|Re-open) /], ['Stock', /^Restock/]] as const) {
      await office.goTo(list);
      const scrolls = office.main.locator('.ant-table-content');
      const head = scrolls.getByRole('columnheader', { name: 'Actions' });
      const button = scrolls.getByRole('button', { name: action }).first();
      const cell = button.locator('xpath=ancestor::td');
      await expect.poll(() => scrollsSideways(scrolls)).toBe(true);
      for (const seen of [head, button]) {
        await expect.poll(() => reached(seen), list).toBe(true);
        const { x, width } = await seen.boundingBox() ?? { x: NaN, width: NaN };
        expect(x + width).toBeLessThanOrEqual(1180 - 15);
      }
      // The fixed cells are opaque on every row background, and a shadow shows that there is more.
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const over of [head, cell]) {
          await over.hover();
          await expect.poll(() => over.evaluate((each) => getComputedStyle(each).backgroundColor), `${list}, ${colorScheme}`).toMatch(/^rgb\(/);
        }
      }
      await expect.poll(() => shadowBefore(cell)).not.toBe('none');
      await page.setViewportSize({ width: 1600, height: 720 });
      await expect.poll(() => scrollsSideways(scrolls)).toBe(false);
      await expect.poll(() => shadowBefore(cell)).toBe('none');
      await page.setViewportSize({ width: 1180, height: 720 });
    }
  });

  test('a focused control in a table is not covered by the fixed actions', async ({ office, page, shop }) => {
    await page.setViewportSize({ width: 1024, height: 720 });
    await office.goTo('Stock');
    const scrolls = office.main.locator('.ant-table-content');
    await expect.poll(() => scrollsSideways(scrolls)).toBe(true);
    for (const name of [/^Current Stock$/, /^Alert Threshold$/, /^Alert threshold of /]) {
      await shop.tabTo(name);
      const room = await edge(scrolls.getByRole('columnheader', { name: 'Actions' }), 'left') - await edge(page.locator(':focus'), 'right');
      // Room for the focus ring.
      expect(room, String(name)).toBeGreaterThanOrEqual(4);
    }
    // A visible control does not scroll the table.
    const place = await scrolls.evaluate((each) => each.scrollLeft);
    await shop.tabTo(/^Restock/);
    expect(await scrolls.evaluate((each) => each.scrollLeft)).toBe(place);
  });
});

test('a header is not covered by the fixed actions, also if a script focuses it', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await page.setViewportSize({ width: 900, height: 563 });
  await shop.open('/dashboard/orders');
  const total = office.main.getByRole('columnheader', { name: 'Total' }).getByRole('button');
  await total.focus();
  const actions = await edge(office.main.getByRole('columnheader', { name: 'Actions' }), 'left');
  await expect.poll(() => edge(total, 'right')).toBeLessThanOrEqual(actions);
});

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use({ viewport: PHONE, hasTouch: true });

  // Safari on iPhones zooms the page when a field with a smaller font gets the focus, and does not zoom back.
  test('fields have a font size of 16 pixels', async ({ office, page, shop }) => {
    // The overview and the kitchen display have no field.
    for (const address of SECTION_PATHS.filter((path) => !['/dashboard', '/dashboard/kitchen'].includes(path))) {
      await shop.open(address);
      // Without a coupon their table has no field, but their dialog does.
      if (address === '/dashboard/coupons') await office.main.getByRole('button', { name: 'Add coupon' }).click();
      await expect(page.locator('input:visible').first()).toBeVisible();
      await shop.settled();
      const small = await page.locator('input:visible, select:visible, textarea:visible').evaluateAll((fields) =>
        fields.filter((field) => !field.matches('[type="checkbox"], [type="radio"], [type="file"]') && parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML));
      expect(small, address).toEqual([]);
    }
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCSS('font-size', '16px');
  });

  test('an address on a card is not cut off, and the sort select is aligned with the filter', async ({ office, shop }) => {
    await shop.open('/dashboard/orders');
    const address = office.main.getByText('27 Orchard Street, Apartment 4B, Riverside').first();
    await expect(address).toBeVisible();
    expect(await hidden(address)).toBe(0);
    await shop.open('/dashboard/users');
    const sort = office.main.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toBeVisible();
    expect(await edge(sort, 'left')).toBe(await edge(office.main.getByRole('combobox', { name: 'Role' }), 'left'));
  });
});

test('a long ticket of the kitchen moves no button of its neighbour', { tag: '@nightly' }, async ({ office, page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await office.goTo('Kitchen');
  const tickets = office.main.getByRole('article');
  await expect(tickets).toHaveCount(2);
  const place = async () => (await tickets.nth(1).getByRole('button', { name: /^Complete/ }).boundingBox())?.y;
  const before = await place();
  await tickets.first().evaluate((ticket) => { ticket.style.minHeight = '3000px'; });
  expect(await place()).toBe(before);
});
