/** What a customer eats without: from the menu to the kitchen's ticket (docs/behaviour.md, section 4). */
import { DESK, PHONE, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const SAUCE = {
  id: 'sauce', name: 'Sauce', least: 0, most: 1,
  choices: [
    { id: 'pesto', name: 'Pesto', price: 1, isVeg: true, soldOut: false, isDefault: false, most: 1, allergens: ['milk', 'nuts'] },
    { id: 'basil', name: 'Basil oil', price: 0, isVeg: true, soldOut: false, isDefault: false, most: 1 },
  ],
};

for (const viewport of variants([PHONE, DESK])) {
  test(`without nuts, from the menu to the ticket on ${String(viewport.width)} pixels`, async ({ shop, page }) => {
    await page.setViewportSize(viewport);
    await shop.signInAsCustomer();
    const token = await shop.administratorToken();
    await expect(page.getByRole('button', { name: /^Without/ })).toHaveCount(0);
    await shop.call('PATCH', '/foods/garden-salad', { token, body: { allergens: ['nuts', 'celery'] } });
    await shop.call('PATCH', '/foods/margherita-pizza', { token, body: { allergens: ['gluten', 'milk'], options: [SAUCE] } });

    // By keyboard alone.
    await page.getByRole('button', { name: 'Without …' }).focus();
    await page.keyboard.press('Enter');
    const filter = page.getByRole('dialog', { name: 'Without allergens' });
    await filter.getByRole('checkbox', { name: 'Nuts', exact: true }).focus();
    await page.keyboard.press('Space');
    await shop.expectAccessible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Without nuts' })).toBeFocused();
    await expect(page.getByText('1 dish hidden')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Garden Salad' })).toHaveCount(0);
    await shop.expectAccessible();
    await page.reload();
    await expect(page.getByText('1 dish hidden')).toBeVisible();

    await page.getByRole('button', { name: 'Margherita Pizza', exact: true }).first().click();
    const details = page.getByRole('dialog', { name: 'Margherita Pizza' });
    await details.getByRole('radio', { name: /^Pesto/ }).check();
    await expect(details.getByText('Contains gluten, milk, nuts')).toBeVisible();
    await expect(details.getByText('You exclude nuts')).toBeVisible();
    await shop.expectAccessible();
    await details.getByRole('radio', { name: 'Basil oil' }).check();
    await expect(details.getByText('You exclude nuts')).toBeHidden();
    await details.getByRole('button', { name: 'Add to cart: Margherita Pizza' }).click();
    await details.getByRole('link', { name: 'Go to Cart' }).click();

    await expect(page.getByText('Without nuts: told to the kitchen')).toBeVisible();
    await shop.expectAccessible();
    const id = await shop.placeOrder();

    await shop.goTo('Profile');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await shop.signInAsAdministrator();
    await shop.open('/dashboard/kitchen');
    await expect(page.getByRole('article', { name: `Order ${id}` }).getByText('Without nuts')).toBeVisible();
    await shop.expectAccessible();
  });
}
