/** What the eye measures: no scrollbar without need, nothing cut that is to be read, and a header as wide as its window. */
import { type Locator } from '@playwright/test';
import { expect, test } from './backOffice';
import { broken } from './letters';
import { DESK, PHONE, WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

const LISTS = ['Orders', 'Users', 'Categories', 'Stock', 'History'] as const;

/** How much of an element's content is below what shows of it. */
const hidden = (element: Locator) => element.evaluate((each) => each.scrollHeight - each.clientHeight);

test.describe('on a desk', () => {
  test.use({ viewport: DESK });

  test('no table scrolls up and down inside its page', async ({ office }) => {
    for (const list of LISTS) {
      await office.goTo(list);
      const table = office.main.getByRole('table');
      await expect(table.locator('tbody tr.ant-table-row').first()).toBeVisible();
      expect(await hidden(office.main.locator('.ant-table-content')), list).toBe(0);
    }
  });

  test('the pager follows the last row of a short list', async ({ office }) => {
    await office.goTo('Users');
    await expect(office.main.getByText('1–3 of 3')).toBeVisible();
    const edge = (element: Locator, side: 'top' | 'bottom') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);
    const rows = await edge(office.main.getByRole('table'), 'bottom');
    expect(await edge(office.main.getByRole('navigation', { name: 'Pages' }), 'top')).toBeCloseTo(rows, 0);
  });

  test('a status of the samples stands in one line', async ({ office }) => {
    await office.goTo('Orders');
    const height = async (status: string) => (await office.main.getByRole('table').getByText(status, { exact: true }).first().boundingBox())?.height;
    expect(await height('Out for delivery')).toBe(await height('Pending'));
  });

  test('a printed list ends at the edge of the paper, and the menu stays off it', async ({ office, page }) => {
    // What is left of A4 between the margins.
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

  // Firefox printed the panel and left its table out.
  test('nothing that queries ask about its width holds the recent orders on paper', async ({ office, page }) => {
    await office.goTo('Dashboard');
    const frame = office.main.getByRole('table').filter({ hasText: '3d1e84b7' }).locator('..');
    await page.emulateMedia({ media: 'print' });
    await expect(frame).toHaveCSS('container-type', 'normal');
  });

  test('below the sentence of an empty list is nothing more', async ({ office, shop }) => {
    await shop.open('/dashboard/orders?search=zzz');
    await expect(office.main.getByText('No orders found matching your filter.')).toBeVisible();
    await expect(office.main.getByText('Nothing found')).toBeAttached();
    expect(await office.main.getByRole('navigation', { name: 'Pages' }).evaluate((pager) => pager.getBoundingClientRect().height)).toBe(0);
  });

  test('the pictures to choose from stand in whole rows', async ({ office, page }) => {
    await office.goTo('Add Food');
    await page.getByRole('button', { name: 'Choose from our pictures' }).click();
    expect(await hidden(page.getByRole('list', { name: 'Our pictures' }))).toBe(0);
  });

  // Nothing on the page can be drawn there.
  test('the room kept for the page’s scrollbar has the header’s colour', async ({ office: { page } }) => {
    const ground = (element: Locator) => element.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await ground(page.locator('html'))).toBe(await ground(page.getByRole('banner')));
    await page.getByRole('link', { name: 'Back to Store' }).click();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    await expect.poll(() => ground(page.locator('html'))).toBe('rgba(0, 0, 0, 0)');
  });
});

test.describe('on a small laptop', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  /** Whether a press on the middle of an element reaches it, and the edge of the column it is in. */
  const reached = (element: Locator) => element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  const shadowBefore = (cell: Locator) => cell.evaluate((each) => getComputedStyle(each, '::after').boxShadow);
  const scrollsSideways = (table: Locator) => table.evaluate((each) => each.scrollWidth > each.clientWidth);

  test('the heads of the charts are of one height, also where one of them takes a second line', async ({ office, page }) => {
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

  test('all columns of a list stand side by side in a window of 1280 pixels, and no word is broken', async ({ office }) => {
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
      // What is cut after two lines is told whole by its title.
      expect(await broken(table, '[title]'), list).toEqual([]);
      const cut = await table.locator('th, td').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent));
      expect(cut, list).toEqual([]);
    }
  });

  test('the actions of a list are in sight beside columns that scroll under them', async ({ office, page }) => {
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
      // What scrolls under them does not show through, whatever the row's ground, and a shadow says that there is more.
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

  test('what takes the focus in a table comes out from under its actions', async ({ office, page, shop }) => {
    await page.setViewportSize({ width: 1024, height: 720 });
    await office.goTo('Stock');
    const scrolls = office.main.locator('.ant-table-content');
    await expect.poll(() => scrollsSideways(scrolls)).toBe(true);
    const edge = async (element: Locator, side: 'left' | 'right') => element.evaluate((each, side) => each.getBoundingClientRect()[side], side);
    for (const name of [/^Current Stock$/, /^Alert Threshold$/, /^Alert threshold of /]) {
      await shop.tabTo(name);
      const room = await edge(scrolls.getByRole('columnheader', { name: 'Actions' }), 'left') - await edge(page.locator(':focus'), 'right');
      // That of the ring, too.
      expect(room, String(name)).toBeGreaterThanOrEqual(4);
    }
    // What is in sight anyway moves nothing.
    const place = await scrolls.evaluate((each) => each.scrollLeft);
    await shop.tabTo(/^Restock/);
    expect(await scrolls.evaluate((each) => each.scrollLeft)).toBe(place);
  });
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } });

  test('the words of the header’s search are whole beside the open menu', async ({ office: { page } }) => {
    const words = page.getByRole('banner').getByText(/^Search/);
    await expect(words).toBeVisible();
    expect(await words.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('more pictures than fit end in half a row', async ({ office, page, shop }) => {
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

  // An iPhone enlarges the whole page for whoever types in smaller ones, and does not go back.
  test('what is typed stands in letters of 16 pixels', async ({ office, page, shop }) => {
    for (const address of ['orders', 'users', 'search', 'add-food', 'categories', 'banners', 'stock', 'history']) {
      await shop.open(`/dashboard/${address}`);
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

  test('an address can be read on its card, and how a list is sorted above them', async ({ office, shop }) => {
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

  test('the placeholder of the command palette is whole', async ({ office: { page } }) => {
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

  test('a window keeps as far from both edges, the page’s scrollbar aside', async ({ office: { page } }) => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = page.locator('.ant-modal');
    await expect(palette).toBeVisible();
    // It opens growing.
    await expect.poll(() => palette.evaluate((element) => {
      const [inner, outer] = [element, element.closest('.ant-modal-wrap')].map((each) => each?.getBoundingClientRect());
      return inner && outer && [inner.left - outer.left, outer.right - inner.right];
    })).toEqual([8, 8]);
  });

  test('the command palette tells an order’s status to the end', async ({ office: { page } }) => {
    await page.getByRole('button', { name: /^Search or jump to/ }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('pizza');
    const hint = page.getByRole('option', { name: /^Order/ }).first().getByText(/Pending|Completed/);
    await expect(hint).toBeVisible();
    expect(await hint.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  });
});
