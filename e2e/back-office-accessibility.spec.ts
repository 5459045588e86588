/** axe finds no violation on any screen, drawer or dialog of the back office, in both themes, on a phone and on a desktop. */
import { type BackOffice, SECTION_PATHS, expect, test } from './backOffice';
import { DESK, PHONE, WITHOUT_WORKER, variants } from './shop';

test.use(WITHOUT_WORKER);

const SIZES = { phone: PHONE, desk: DESK };

const ADDRESSES = [
  ...SECTION_PATHS,
  '/dashboard/orders?status=pending&search=zzz',
  '/dashboard/orders/e2750b19-6c4d-4e83-a9f0-1d8b36c7542e',
  '/dashboard/orders/no-such-order',
  '/dashboard/search?search=zzz',
  '/dashboard/search/garden-salad',
];

/** The drawers, dialogs and popups of each screen, and how they are opened. */
const WINDOWS: readonly (readonly [name: string, address: string, open: (office: BackOffice) => Promise<void>])[] = [
  ['the palette', '/dashboard', async ({ page }) => {
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: /^Search sections/ }).fill('maya');
    await expect(page.getByRole('option', { name: /Maya Patel/ }).first()).toBeVisible();
  }],
  ['the demo data', '/dashboard', async ({ page, menu }) => {
    if (!(await menu.isVisible())) await page.keyboard.press('ControlOrMeta+b');
    await menu.getByRole('button', { name: 'Demo data' }).click();
    await expect(page.getByRole('dialog', { name: 'Demo data', exact: true })).toBeVisible();
  }],
  ['a question', '/dashboard/banners', async ({ page }) => {
    await page.getByRole('button', { name: 'Delete banner Special Offer' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  }],
  ['the leave guard', '/dashboard/banners', async ({ page, main }) => {
    await main.getByLabel('Title', { exact: true }).fill('Half');
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('option', { name: 'Users' }).click();
    await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused();
  }],
  ['live charts and their tables', '/dashboard', async ({ main }) => {
    await main.getByRole('switch', { name: 'Food Categories: live orders' }).click();
    await main.getByText('Monthly Sales as a table').click();
    await expect(main.getByRole('table', { name: 'Monthly Sales' })).toBeVisible();
  }],
  ['picked orders', '/dashboard/orders', async ({ main }) => {
    await main.getByRole('checkbox', { name: 'Select order 3d1e84b7' }).check();
    await expect(main.getByRole('group', { name: 'Selected rows' })).toBeVisible();
  }],
  ['complaints of a form', '/dashboard/add-food', async ({ shop, main }) => {
    await main.getByRole('button', { name: 'Add Food' }).click();
    await shop.expectMessage('Please fill all required fields');
    await main.getByRole('button', { name: 'Choose from our pictures' }).click();
  }],
  ['the categories to choose from', '/dashboard/add-food', async ({ page, main }) => {
    await main.getByRole('combobox', { name: 'Category' }).click();
    await expect(page.getByRole('option', { name: 'Add New Category' })).toBeVisible();
  }],
  ['a new category', '/dashboard/add-food', async (office) => {
    const { main } = office;
    await office.choose('Category', 'Add New Category');
    await expect(main.getByLabel('New category')).toBeFocused();
  }],
  ['a dish that somebody else has changed', '/dashboard/search/garden-salad', async ({ page, shop }) => {
    await shop.use('dish-changed');
    const form = page.getByRole('form', { name: 'Edit food item' });
    await form.getByLabel('Price').fill('7.5');
    await form.getByLabel('Image').fill('pictures/citrus-cooler.webp');
    await form.getByLabel('Description').fill('Leaves');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { name: 'Somebody else has just changed this' })).toBeFocused();
    await expect(form.getByRole('listitem')).toHaveCount(3);
  }],
  ['a stock that somebody else has changed', '/dashboard/stock', async ({ page, main, shop }) => {
    await shop.use('dish-changed');
    const stock = main.getByLabel('Current stock of Garden Salad');
    await stock.fill('12');
    await stock.press('Enter');
    await expect(page.getByRole('button', { name: 'Keep 77' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await shop.expectMessage('Stock updated for Garden Salad');
    await stock.fill('13');
    await stock.press('Enter');
    await expect(page.getByRole('button', { name: 'Keep 77' })).toBeFocused();
  }],
];

/** A page wider than the viewport would scroll horizontally. */
const expectToFit = async ({ page }: BackOffice) => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `width of ${page.url()}`).toBeLessThanOrEqual(0);
};

const settle = async ({ shop, main }: BackOffice) => {
  await shop.settled();
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** In parts, so that no test takes long. */
const inParts = <Each>(all: readonly Each[], size = 5) => Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size));

// Each screen in both sizes, in one visit: resizing changes the layout.
for (const addresses of inParts(ADDRESSES)) {
  test(`every screen from ${String(addresses[0])} on`, async ({ office, shop, page }) => {
    for (const address of addresses) {
      await shop.open(address);
      for (const viewport of variants(Object.values(SIZES))) {
        await page.setViewportSize(viewport);
        await settle(office);
        await shop.expectAccessible();
        await expectToFit(office);
      }
    }
  });
}

for (const [size, viewport] of variants(Object.entries(SIZES))) {
  test.describe(size, () => {
    test.use({ viewport });

    for (const windows of inParts(WINDOWS)) {
      test(`drawers, dialogs and popups from ${String(windows[0]?.[0])} on`, { tag: '@nightly' }, async ({ office, shop }) => {
        for (const [name, address, open] of windows) {
          await test.step(name, async () => {
            await shop.open(address);
            await settle(office);
            await open(office);
            await shop.expectAccessible();
            await expectToFit(office);
          });
        }
      });
    }

    test('the side menu, open and closed', { tag: '@nightly' }, async ({ office, shop, page }) => {
      // On a desktop it is open at first, and collapses to icons.
      const opens = size === 'phone';
      const button = page.getByRole('button', { name: 'Side menu' });
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', String(opens));
      await expect(office.menu).toBeVisible();
      await shop.expectAccessible();
      await button.press('ControlOrMeta+b');
      await expect(button).toHaveAttribute('aria-expanded', String(!opens));
      await shop.expectAccessible();
    });
  });
}
