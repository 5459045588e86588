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

test('the overview: skip link, a card, a chart’s switch and its table', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Dashboard');
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await shop.tabTo(/^Monthly Sales: live orders/);
  await page.keyboard.press('Space');
  await expect(office.main.getByText('Live orders')).toBeVisible();
  await shop.tabTo(/^Monthly Sales: table view/);
  await page.keyboard.press('Enter');
  await expect(office.main.getByRole('table', { name: 'Monthly Sales' })).toBeVisible();
  await shop.tabTo(/^Pending Orders/, { back: true });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/orders\?status=pending$/);
});

test('orders: completes one in the list, re-opens it in the drawer, completes several', async ({ office, shop, page }) => {
  await walkTo(office, 'Orders');
  await shop.tabTo(/^Complete order 3d1e84b7/);
  await page.keyboard.press('Enter');
  await shop.hears('Order marked as completed');
  await expect(page.getByRole('button', { name: 'Re-open order 3d1e84b7' })).toBeFocused();

  await shop.tabTo(/^3d1e84b7/, { back: true });
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Order 3d1e84b7' });
  await expect(drawer).toBeVisible();
  await shop.tabTo(/^Re-open$/);
  await page.keyboard.press('Enter');
  await shop.hears('Order marked as pending');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('link', { name: '3d1e84b7' })).toBeFocused();

  await shop.tabTo(/^Select order 3d1e84b7/, { back: true });
  await page.keyboard.press('Space');
  await shop.tabTo(/^Select order 95c8d3fa/);
  await page.keyboard.press('Space');
  await shop.tabTo(/^Complete 2$/);
  await page.keyboard.press('Enter');
  await shop.hears('2 orders marked as completed');
  await expect(office.tab('Pending')).toHaveText('Pending 0');
});

test('orders: a drawer opened by its address closes to the list', { tag: '@nightly' }, async ({ office: { main, shop }, page }) => {
  await shop.open('/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613');
  await expect(page.getByRole('dialog').getByRole('article', { name: 'Receipt' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(main.getByRole('region', { name: 'Orders', exact: true })).toBeFocused();
});

test('users: search, sort and column choice', { tag: '@nightly' }, async ({ office, shop, page }) => {
  // Starts from another section: the link of the current one would not navigate.
  await walkTo(office, 'History');
  await walkTo(office, 'Users');
  await shop.tabTo(/^Search users/);
  await page.keyboard.type('fooddelivery');
  await page.keyboard.press('Enter');
  await shop.tabTo(/^Columns$/);
  await page.keyboard.press('Enter');
  await shop.tabTo(/^Phone$/);
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  await expect.poll(() => office.heads()).toEqual(['User', 'Email', 'Address', 'Role']);
  await shop.tabTo(/^User$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=fooddelivery&order=desc/);
  await expect.poll(() => office.column('User')).toEqual([/Maya/, /Daniel/, /Alex/].map((name) => expect.stringMatching(name)));
});

test('food search: edits a dish and removes another from the menu', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Food Search');
  await expect(office.tab('Salad')).toBeVisible();
  await shop.tabTo(/^All Categories$/);
  for (const category of ['Pizza', 'Pasta', 'Salad']) {
    await page.keyboard.press('ArrowRight');
    await expect(office.main.getByRole('radio', { name: category })).toBeChecked();
  }
  await expect(office.main.getByRole('article')).toHaveCount(2);
  await shop.tabTo(/^Edit Garden Salad$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Edit food item' }).getByLabel('Price')).toHaveValue('8.99');
  await shop.tabTo(/^Price$/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('9.25');
  await page.keyboard.press('Enter');
  await shop.hears('Food item updated successfully!');
  await expect(office.main.getByRole('article', { name: 'Garden Salad' })).toContainText('$9.25');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit Garden Salad' })).toBeFocused();
  await shop.tabTo(/^Take Grilled Chicken .* off the menu$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shop.tabTo(/^Take off the menu$/);
  await page.keyboard.press('Enter');
  await expect(office.main.getByRole('article')).toHaveCount(1);
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

test('add food: the whole form', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Add Food');
  const fill = async (label: RegExp, text: string) => {
    await shop.tabTo(label);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await fill(/^Name$/, 'Mushroom Pie');
  await fill(/^Price$/, '7.25');
  await fill(/^Stock$/, '12');
  await page.keyboard.press('Tab');
  await expect(office.main.getByRole('combobox', { name: 'Category' })).toBeFocused();
  await page.keyboard.type('Add New');
  await page.keyboard.press('Enter');
  await expect(office.main.getByLabel('New category')).toBeFocused();
  await page.keyboard.type('Bakery');
  await shop.tabTo(/^Choose from our pictures$/);
  await page.keyboard.press('Enter');
  await shop.tabTo(/^Pie$/);
  await page.keyboard.press('Enter');
  await fill(/^Description$/, 'Chestnut mushrooms under a butter crust.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(office.main.getByRole('radio', { name: 'Veg', exact: true })).toBeChecked();
  await shop.tabTo(/^Add Food$/);
  await page.keyboard.press('Enter');
  await shop.hears('Food item added successfully!');
  await expect(office.main.getByLabel('Name')).toBeFocused();
  await office.expectHistory(['Food Added', 'Mushroom Pie', 'Alex Morgan']);
});

test('categories: adds and deletes one', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Categories');
  await shop.tabTo(/^Category name$/);
  await page.keyboard.type('Soups');
  await page.keyboard.press('Enter');
  await shop.hears('Category added successfully');
  await shop.tabTo(/^Delete Soups$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shop.tabTo(/^Delete$/);
  await page.keyboard.press('Enter');
  await shop.hears('Category "Soups" deleted successfully');
  await expect(office.row('Soups')).toHaveCount(0);
  // The focus is not lost with the removed row.
  await expect(page.locator('body')).not.toBeFocused();
});

test('banners: adds and deletes one', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Banners');
  await shop.tabTo(/^Image URL$/);
  await page.keyboard.type('pictures/pie.webp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Pie day');
  await page.keyboard.press('Enter');
  await shop.hears('Banner added successfully');
  await shop.tabTo(/^Delete banner Pie day$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await shop.tabTo(/^Delete$/);
  await page.keyboard.press('Enter');
  await shop.hears('Banner deleted successfully');
  await expect(office.main.getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(page.locator('body')).not.toBeFocused();
});

test('stock: sets, restores and restocks', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Stock');
  const salad = office.row('Garden Salad');
  await shop.tabTo(/^Current stock of Garden Salad$/);
  await page.keyboard.type('7');
  await page.keyboard.press('Escape');
  await expect(salad.getByLabel('Current stock')).toHaveValue('20');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await shop.hears('Stock updated for Garden Salad');
  await expect(salad).toContainText('Low Stock');
  await expect(salad.getByLabel('Alert threshold of Garden Salad')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await shop.hears('Alert threshold updated for Garden Salad');
  await expect(salad).toContainText('In Stock');
  await shop.tabTo(/^Restock \+10 Garden Salad$/);
  await page.keyboard.press('Space');
  await expect(salad.getByLabel('Current stock')).toHaveValue('17');
});

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
  await shop.hears('Stock updated for Garden Salad');
});

test('history: filters by action', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'History');
  await shop.tabTo(/^Action$/);
  await page.keyboard.type('Stock');
  await page.keyboard.press('Enter');
  await expect.poll(() => office.column('Action')).toEqual(['Stock Updated']);
  expect(new URL(page.url()).searchParams.get('action')).toBe('Stock Updated');
});

test('the command palette finds sections, orders, food and users', { tag: '@nightly' }, async ({ office, page }) => {
  const find = async (text: string, option: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('combobox', { name: /^Search sections/ })).toBeFocused();
    await page.keyboard.type(text);
    await expect(page.getByRole('option', { name: option })).toBeVisible();
    while (!(await page.getByRole('option', { name: option, selected: true }).isVisible())) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Search the back office' })).toBeHidden();
  };
  await find('history', /^History/);
  await office.expectSection('History');
  await find('3d1e84b7', /3d1e84b7/);
  await expect(page.getByRole('dialog', { name: 'Order 3d1e84b7' })).toBeVisible();
  await page.keyboard.press('Escape');
  await find('caesar', /Caesar/);
  await expect(office.main.getByRole('article')).toHaveCount(1);
  await find('okafor', /daniel\.okafor@/);
  await expect(office.row('Daniel Okafor')).toBeVisible();
  await expect(office.row('Maya Patel')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: /^Search sections/ })).toBeFocused();
  await page.keyboard.type('zzzz');
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await office.expectSection('Users');
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

test('unsaved changes in a form are not lost by keyboard navigation', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await walkTo(office, 'Banners');
  await shop.tabTo(/^Title$/);
  await page.keyboard.type('Half');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: /^Search sections/ })).toBeFocused();
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Stay' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(office.main.getByLabel('Title', { exact: true })).toHaveValue('Half');
});
