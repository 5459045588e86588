/** Each section of the back office can be used by keyboard alone. */
import { type BackOffice, SECTIONS, expect, test } from './backOffice';
import { WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

/** Goes to another section by the side menu, starting at the skip link, the first tab stop of the page. */
async function walkTo({ shop, page }: BackOffice, section: keyof typeof SECTIONS) {
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await shop.tabTo(new RegExp(`^${section}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: SECTIONS[section] })).toBeFocused();
}

test('orders: completes one in the list, re-opens it in the drawer, completes several', async ({ office, shop, page }) => {
  await walkTo(office, 'Orders');
  await shop.tabTo(/^Complete order 3d1e84b7/);
  await page.keyboard.press('Enter');
  await shop.expectMessage('Order marked as completed');
  await expect(page.getByRole('button', { name: 'Re-open order 3d1e84b7' })).toBeFocused();

  await shop.tabTo(/^3d1e84b7/, { back: true });
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Order 3d1e84b7' });
  await expect(drawer).toBeVisible();
  await shop.tabTo(/^Re-open$/);
  await page.keyboard.press('Enter');
  await shop.expectMessage('Order marked as pending');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: '3d1e84b7' })).toBeFocused();

  await shop.tabTo(/^Select order 3d1e84b7/, { back: true });
  await page.keyboard.press('Space');
  await shop.tabTo(/^Select order 95c8d3fa/);
  await page.keyboard.press('Space');
  await shop.tabTo(/^Complete 2$/);
  await page.keyboard.press('Enter');
  await shop.expectMessage('2 orders marked as completed');
  await expect(office.tab('Pending')).toHaveText('Pending 0');
});

test('food search: Tab cycles within the drawer, and the focused control is in view', { tag: '@nightly' }, async ({ office: { shop }, page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await shop.open('/dashboard/search/garden-salad');
  const drawer = page.getByRole('dialog', { name: 'Edit food item' });
  await expect(drawer.getByLabel('Price')).toHaveValue('8.99');
  await drawer.getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 0.9 });
});

for (const [name, address, choices] of [
  ['orders', '/dashboard/orders', ['All Orders', 'Pending', 'Completed']],
  ['food search', '/dashboard/search', ['All Categories', 'Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts']],
] as const) {
  test(`${name}: the focused option of a phone’s scrolling filter is fully in view`, { tag: '@nightly' }, async ({ office, shop, page }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await shop.open(address);
    // The categories are loaded: among one radio the arrow keys do nothing.
    await office.main.getByRole('radio', { name: new RegExp(`^${choices.at(-1)}`) }).waitFor({ state: 'attached' });
    await shop.tabTo(new RegExp(`^${choices[0]}`));
    const reach = async (key: string, choice: string) => {
      await page.keyboard.press(key);
      await expect(office.main.getByRole('radio', { name: new RegExp(`^${choice}`) })).toBeFocused();
      await expect(office.tab(choice)).toBeInViewport({ ratio: 0.99 });
    };
    for (const choice of choices.slice(1)) await reach('ArrowRight', choice);
    for (const choice of choices.slice(0, -1).reverse()) await reach('ArrowLeft', choice);
  });
}

test('a confirm dialog sets the focus once, and does not move it back from a user who is faster', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Stock');
  await shop.use('dish-changed');
  await shop.tabTo(/^Current stock of Garden Salad$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('12');
  // Faster than a key press: moves the focus on as soon as the safe answer has it.
  await page.evaluate(() => {
    const onward = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLButtonElement) || target.innerText !== 'Keep 77') return;
      removeEventListener('focusin', onward);
      queueMicrotask(() => { (target.nextElementSibling as HTMLElement).focus(); });
    };
    addEventListener('focusin', onward);
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save 12' })).toBeFocused();
  await shop.settled();
  await page.keyboard.press('Enter');
  await shop.expectMessage('Stock updated for Garden Salad');
});

test('what is typed right after the first press of the palette’s keys is in its field', { tag: '@nightly' }, async ({ office, page }) => {
  await page.route('**/assets/**', async (route) => {
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    await route.continue();
  });
  await page.reload();
  await office.expectSection('Users');
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('stock', { delay: 20 });
  await expect(page.getByRole('combobox', { name: /^Search sections/ })).toHaveValue('stock');
});

test('navigation by the palette over the demo data dialog closes the dialog and focuses the new screen', { tag: '@nightly' }, async ({ office, shop, page }) => {
  const go = async (text: string, option: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: /^Search sections/ })).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: option, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
  };
  const demoData = page.getByRole('dialog', { name: 'Demo data', exact: true });
  for (let times = 0; times < 2; times += 1) {
    await office.menu.getByRole('button', { name: 'Demo data' }).click();
    await expect(demoData).toBeVisible();
    await go('stock', /^Stock/);
    await office.expectSection('Stock');
    await expect(demoData).toBeHidden();
    await shop.settled();
    await expect(page.getByRole('heading', { level: 1, name: SECTIONS.Stock })).toBeFocused();
  }

  await office.menu.getByRole('button', { name: 'Demo data' }).click();
  await expect(demoData).toBeVisible();
  await go('3d1e84b7', /3d1e84b7/);
  const order = page.getByRole('dialog', { name: 'Order 3d1e84b7' });
  await expect(order).toBeVisible();
  await expect(demoData).toBeHidden();
  await shop.settled();
  // Ant Design focuses the root of a drawer that opens, which is around the dialog.
  expect(await order.evaluate((drawer) => {
    const { activeElement, body } = document;
    return drawer.contains(activeElement) || (activeElement !== body && activeElement?.contains(drawer));
  })).toBe(true);
});

test.describe('Ctrl+Z in a field', () => {
  const SAVED = 'Stock updated for Garden Salad';
  const stock = (office: BackOffice) => office.main.getByRole('textbox', { name: 'Current stock of Garden Salad' });

  test('undoes what was typed there, and no change', { tag: '@nightly' }, async ({ office, shop, page }) => {
    await office.goTo('Stock');
    await office.setStock('Garden Salad', '3');
    await shop.expectMessage(SAVED);
    const search = page.getByRole('searchbox', { name: 'Search items...' });
    await search.pressSequentially('Salad');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(search).not.toHaveValue('Salad');
    await expect(stock(office)).toHaveValue('3');
  });

  test('does not bring a saved number’s former text back', { tag: '@nightly' }, async ({ office, shop, page }) => {
    await office.goTo('Stock');
    await stock(office).focus();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await shop.expectMessage(SAVED);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(stock(office)).toHaveValue('3');

    await page.keyboard.type('4');
    await page.keyboard.press('Tab');
    await expect(stock(office)).toHaveValue('34');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByRole('textbox', { name: 'Alert threshold of Garden Salad' })).toBeFocused();
    await expect(stock(office)).toHaveValue('34');
  });
});
