/** Elements below or beside each other share their edges. */
import { type Locator } from '@playwright/test';
import { test as backOffice } from './backOffice';
import { DESK, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);
backOffice.use({ ...WITHOUT_WORKER, viewport: DESK });

/** The box of an element's text, without padding. */
const words = (element: Locator) => element.first().evaluate((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const { top, bottom, left, right, height } = range.getBoundingClientRect();
  return { top, left, right, height, middle: (top + bottom) / 2 };
});

const box = (element: Locator) => element.first().evaluate((each) => {
  const { top, bottom, left, right, width } = each.getBoundingClientRect();
  return { top, bottom, left, right, width, middle: (top + bottom) / 2 };
});

test('the total of a cart line does not touch quantity and name, however long it is', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.addInitScript(() => {
    const line = { id: 'line', foodId: 'garden-salad', foodName: 'Garden Salad', foodImage: '', foodPrice: 129.99, quantity: 99, isVeg: true };
    localStorage.setItem('userCart', JSON.stringify([line, { ...line, id: 'dear', foodId: 'citrus-cooler', foodName: 'Caviar', foodPrice: 99_999.99 }]));
  });
  await shop.open('/user/cart');
  const items = page.getByRole('region', { name: 'Your items' });
  for (const width of [305, 360, 390, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // Some components differ in another window size and render a moment later.
    await expect(async () => {
      const { right } = await box(items.getByRole('list'));
      for (const [name, written] of [['Garden Salad', '$12,869.01'], ['Caviar', '$9,899,999.01']] as const) {
        const row = items.getByRole('listitem').filter({ hasText: name });
        const stepper = await box(row.getByRole('group'));
        const sum = await words(row.getByText(written, { exact: true }));
        expect(sum.left >= stepper.right + 4 || sum.top >= stepper.bottom, name).toBe(true);
        expect(sum.right, name).toBeLessThanOrEqual(right + 1);
        expect((await words(row.getByText(name, { exact: true }))).height, name).toBeLessThan(30);
      }
    }, `in a window of ${String(width)} pixels`).toPass({ timeout: 20_000 });
  }
});

test('the focus ring of the remove button beside the menu is not clipped', { tag: '@nightly' }, async ({ page, shop }) => {
  await page.setViewportSize(DESK);
  await shop.signInAsCustomer();
  await shop.addToCart('Garden Salad');
  const button = page.getByRole('complementary').or(page.getByRole('region', { name: 'Your cart' })).getByRole('button', { name: /^Remove/ });
  const room = await button.first().evaluate((each) => {
    const { right } = each.getBoundingClientRect();
    let around = each.parentElement;
    while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
    return around ? around.getBoundingClientRect().left + around.clientLeft + around.clientWidth - right : Infinity;
  });
  expect(room).toBeGreaterThanOrEqual(4);
});

for (const [place, viewport] of [['on its side', { width: 740, height: 320 }], ['above its keyboard', { width: 390, height: 500 }]] as const) {
  test(`a dish’s name and price are in view below its picture on a phone ${place}`, { tag: '@nightly' }, async ({ page, shop }) => {
    await page.setViewportSize(viewport);
    await shop.signInAsCustomer();
    await page.getByRole('button', { name: 'Spaghetti Bolognese', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const { top } = await box(dialog.getByRole('link', { name: 'Go to Cart' }));
    expect((await box(dialog.getByText('$13.49'))).bottom).toBeLessThanOrEqual(top);
    expect((await box(dialog.getByText('Spaghetti Bolognese').last())).bottom).toBeLessThanOrEqual(top);
  });
}

test('Clear Cart and the first line’s remove button do not touch', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.fillCart();
  for (const width of [320, 390, 480, 767, 768]) {
    await page.setViewportSize({ width, height: 844 });
    const clear = await box(page.getByRole('button', { name: 'Clear Cart' }));
    const remove = await box(page.getByRole('button', { name: 'Remove Garden Salad' }));
    expect(clear.bottom, String(width)).toBeLessThanOrEqual(remove.top);
  }
});

backOffice('the buttons of a confirm dialog are in view on a phone in landscape', { tag: '@nightly' }, async ({ office, page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('dashboard/search?search=Caesar');
  await office.main.getByRole('button', { name: /^Take .* off the menu$/ }).click();
  const answer = page.getByRole('dialog').getByRole('button', { name: 'Take off the menu' });
  await expect(answer).toBeVisible();
  expect((await box(answer)).bottom).toBeLessThanOrEqual(320 - 16);
});

backOffice('every kind of control has the same focus ring', { tag: '@nightly' }, async ({ office, page }) => {
  await office.goTo('Add Food');
  const ring = (control: Locator) => control.evaluate((each) => {
    const { outlineColor, outlineWidth, boxShadow } = getComputedStyle(each);
    return boxShadow === 'none' || outlineWidth !== '0px' ? `${outlineColor} ${outlineWidth}` : boxShadow.replace(/ 0px 0px 0px (\d+px)$/, ' $1');
  });
  const category = page.getByRole('combobox', { name: 'Category' });
  const controls: readonly (readonly [control: Locator, box?: Locator])[] = [
    [category, page.locator('.ant-select').filter({ has: category })],
    [page.getByLabel('Name')],
    [office.main.getByRole('button', { name: 'Choose from our pictures' })],
    [office.main.getByRole('button', { name: 'Add Food' })],
  ];
  const rings = [];
  for (const [control, box = control] of controls) {
    await control.focus();
    await page.keyboard.press('Shift');
    rings.push(await ring(box));
  }
  expect(new Set(rings)).toEqual(new Set([rings[0]]));
});
