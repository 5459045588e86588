/** Sizes and overflow: no unnecessary scrollbars, no text cut off, a header as wide as the window. */
import { type Locator } from '@playwright/test';
import { SECTION_PATHS, expect, test } from './backOffice';
import { broken } from './letters';
import { DESK, PHONE, WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

const LISTS = ['Orders', 'Users', 'Categories', 'Stock', 'History'] as const;

/** The height of an element's content that is scrolled out of view, in pixels. */
const hidden = (element: Locator) => element.evaluate((each) => each.scrollHeight - each.clientHeight);

test.describe('on a desktop', { tag: '@nightly' }, () => {
  test.use({ viewport: DESK });

  test('no table scrolls vertically inside its page', async ({ office }) => {
    for (const list of LISTS) {
      await office.goTo(list);
      const table = office.main.getByRole('table');
      await expect(table.locator('tbody tr.ant-table-row').first()).toBeVisible();
      expect(await hidden(office.main.locator('.ant-table-content')), list).toBe(0);
    }
  });

  test('the pagination follows the last row of a short list', async ({ office }) => {
    await office.goTo('Users');
    await expect(office.main.getByText('1–3 of 3')).toBeVisible();
    const edge = (element: Locator, side: 'top' | 'bottom') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);
    const rows = await edge(office.main.getByRole('table'), 'bottom');
    expect(await edge(office.main.getByRole('navigation', { name: 'Pages' }), 'top')).toBeCloseTo(rows, 0);
  });

  test('a status of the sample orders takes one line', async ({ office }) => {
    await office.goTo('Orders');
    const height = async (status: string) => (await office.main.getByRole('table').getByText(status, { exact: true }).first().boundingBox())?.height;
    expect(await height('Out for delivery')).toBe(await height('Pending'));
  });

  test('a printed list ends at the edge of the paper, without the side menu', async ({ office, page }) => {
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

  // Firefox printed the panel without its table if it was a container for queries.
  test('the recent orders are in no query container when printed', async ({ office, page }) => {
    await office.goTo('Dashboard');
    const frame = office.main.getByRole('table').filter({ hasText: '3d1e84b7' }).locator('..');
    await page.emulateMedia({ media: 'print' });
    await expect(frame).toHaveCSS('container-type', 'normal');
  });

  test('an empty list has nothing below its message', async ({ office, shop }) => {
    await shop.open('/dashboard/orders?search=zzz');
    await expect(office.main.getByText('No orders found matching your filter.')).toBeVisible();
    await expect(office.main.getByText('Nothing found')).toBeAttached();
    expect(await office.main.getByRole('navigation', { name: 'Pages' }).evaluate((pager) => pager.getBoundingClientRect().height)).toBe(0);
  });

  test('the built-in pictures fill whole rows', async ({ office, page }) => {
    await office.goTo('Add Food');
    await page.getByRole('button', { name: 'Choose from our pictures' }).click();
    expect(await hidden(page.getByRole('list', { name: 'Our pictures' }))).toBe(0);
  });

  // The page cannot draw in the scrollbar's gutter; only the background of <html> shows there.
  test('the scrollbar’s gutter has the header’s colour', async ({ office: { page } }) => {
    const ground = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await ground(page.locator('html'))).toBe(await ground(page.getByRole('banner')));
    await page.getByRole('link', { name: 'Back to Store' }).click();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    await expect.poll(() => ground(page.locator('html'))).toBe('rgba(0, 0, 0, 0)');
  });
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

  test('the headers of the charts are equally high, also if one of them takes two lines', async ({ office, page }) => {
    await office.goTo('Dashboard');
    await page.getByRole('switch', { name: 'Food Categories: live orders' }).click();
    await expect(page.getByText('Live orders')).toBeVisible();
    const [sales, categories] = await Promise.all(
      ['Monthly Sales', 'Food Categories'].map((name) =>
        page.getByRole('region', { name }).evaluate(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().height),
      ),
    );
    expect(categories).toBe(sales);
  });

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
    const edge = async (element: Locator, side: 'left' | 'right') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);
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

test.describe('at 200 %', () => {
  test.use({ viewport: { width: 720, height: 450 } });

  test('a header is not covered by the fixed actions, also if a script focuses it', { tag: '@nightly' }, async ({ office, shop }) => {
    await shop.open('/dashboard/orders');
    const total = office.main.getByRole('columnheader', { name: 'Total' }).getByRole('button');
    await total.focus();
    const edge = async (element: Locator, side: 'left' | 'right') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);
    const actions = await edge(office.main.getByRole('columnheader', { name: 'Actions' }), 'left');
    await expect.poll(() => edge(total, 'right')).toBeLessThanOrEqual(actions);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the placeholder of the header’s search is not cut off beside the open menu', { tag: '@nightly' }, async ({ office: { page } }) => {
    const words = page.getByRole('banner').getByText(/^Search/);
    await expect(words).toBeVisible();
    expect(await words.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
});

test.describe('on a phone', { tag: '@nightly' }, () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a choice of more pictures than fit ends with half a row', async ({ office, page, shop }) => {
    await shop.open('/dashboard/add-food');
    await office.expectSection('Add Food');
    await page.getByRole('button', { name: 'Choose from our pictures' }).click();
    const shown = await page.getByRole('list', { name: 'Our pictures' }).evaluate((list) => {
      const end = list.getBoundingClientRect().bottom;
      const cut = [...list.children].map((row) => row.getBoundingClientRect()).find(({ top, bottom }) => top < end && bottom > end);
      return cut ? (end - cut.top) / cut.height : 0;
    });
    expect(shown).toBeGreaterThan(0.35);
    expect(shown).toBeLessThan(0.65);
  });

  // Safari on iPhones zooms the page when a field with a smaller font gets the focus, and does not zoom back.
  test('fields have a font size of 16 pixels', async ({ office, page, shop }) => {
    // The overview and the kitchen display have no field.
    for (const address of SECTION_PATHS.filter((path) => !['/dashboard', '/dashboard/kitchen'].includes(path))) {
      await shop.open(address);
      await expect(office.main.locator('input:visible').first()).toBeVisible();
      await shop.settled();
      const small = await office.main.locator('input:visible, select:visible, textarea:visible').evaluateAll((fields) =>
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
    const edge = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().left);
    const sort = office.main.getByRole('combobox', { name: 'Sort by' });
    await expect(sort).toBeVisible();
    expect(await edge(sort)).toBe(await edge(office.main.getByRole('combobox', { name: 'Role' })));
  });

  test('no word of an order’s status is broken on a card of the narrowest phone', async ({ office, page, shop }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await shop.open('/dashboard/orders');
    for (const status of ['Pending', 'Completed', 'Out for delivery']) {
      const tag = office.main.locator('dd').getByText(status, { exact: true }).first();
      await expect(tag).toBeVisible();
      expect(await broken(tag), status).toEqual([]);
    }
  });

  test('the placeholder of the command palette is not cut off', async ({ office: { page } }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeVisible();
    expect(await field.evaluate((each) => {
      const drawing = document.createElement('canvas').getContext('2d');
      if (!drawing || !(each instanceof HTMLInputElement)) return NaN;
      drawing.font = getComputedStyle(each).font;
      return drawing.measureText(each.placeholder).width - each.clientWidth;
    })).toBeLessThanOrEqual(0);
  });

  test('a dialog has the same distance from both edges, apart from the page’s scrollbar', async ({ office: { page } }) => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.locator('.ant-modal');
    await expect(palette).toBeVisible();
    // Its opening animation scales it.
    await expect.poll(() => palette.evaluate((element) => {
      const [inner, outer] = [element, element.closest('.ant-modal-wrap')].map((each) => each?.getBoundingClientRect());
      return inner && outer && [inner.left - outer.left, outer.right - inner.right];
    })).toEqual([8, 8]);
  });

  test('the command palette shows an order’s status in full', async ({ office: { page } }) => {
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('pizza');
    const hint = page.getByRole('option', { name: /^Order/ }).first().getByText(/Pending|Completed/);
    await expect(hint).toBeVisible();
    expect(await hint.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
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
