/** A pizza in two sizes with extras: from its card to the receipt, and ordered again after a choice has gone. */
import { DESK, PHONE, type Shop, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const PIZZA = 'Margherita Pizza';
const ID = 'margherita-pizza';
const choice = (id: string, name: string, price = 0, more: object = {}) => ({ id, name, price, isVeg: true, soldOut: false, isDefault: false, most: 1, ...more });
const SIZE = { id: 'size', name: 'Size', least: 1, most: 1, choices: [choice('small', 'Small'), choice('large', 'Large', 2.5)] };
const EXTRAS = { id: 'extras', name: 'Extras', least: 0, most: 3, choices: [choice('cheese', 'Extra cheese', 1, { most: 2 }), choice('ham', 'Ham', 1.5, { isVeg: false })] };

async function setOptions(shop: Shop, options: object[]) {
  const { status } = await shop.call('PATCH', `/foods/${ID}`, { token: await shop.administratorToken(), body: { options } });
  expect(status).toBe(200);
}

test('a dish from a price that is sold out fits its card on a phone', async ({ shop, page }) => {
  await page.setViewportSize(PHONE);
  await shop.open('/user');
  await setOptions(shop, [SIZE]);
  await shop.call('PATCH', `/foods/${ID}`, { token: await shop.administratorToken(), body: { stock: 0 } });
  const card = page.getByRole('article', { name: PIZZA }).first();
  await expect(card).toContainText('from $12.99');
  const edge = async (element: typeof card) => element.evaluate((each) => each.getBoundingClientRect().right);
  expect(await edge(card.getByRole('link', { name: `Sold out: ${PIZZA}` }))).toBeLessThan((await edge(card)) - 10);
});

for (const viewport of variants([PHONE, DESK])) {
  test(`a pizza in two sizes with extras is chosen, ordered, cooked, printed and ordered again on ${String(viewport.width)} pixels`, async ({ shop, page }) => {
    await page.setViewportSize(viewport);
    await shop.signInAsCustomer();
    await setOptions(shop, [SIZE, EXTRAS]);
    // The options arrive while the menu is open.
    await page.getByRole('button', { name: PIZZA, exact: true }).first().click();
    const details = page.getByRole('dialog', { name: PIZZA });
    await expect(details.getByRole('group', { name: 'Size' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(page.getByRole('article', { name: PIZZA }).first()).toContainText('from $12.99');

    // The card leads to the dialog, because a size has to be chosen.
    await page.getByRole('main').getByRole('button', { name: `Add to cart: ${PIZZA}` }).first().click();
    await expect(details).toContainText('$12.99');
    const add = details.getByRole('button', { name: `Add to cart: ${PIZZA}` });
    await add.click();
    await expect(details.getByRole('group', { name: 'Size' })).toContainText('Please choose Size');
    await expect(details.getByRole('radio', { name: 'Small' })).toBeFocused();
    await shop.expectAccessible();
    await details.getByRole('radio', { name: 'Large' }).check();
    await details.getByRole('checkbox', { name: /Extra cheese/ }).check();
    await details.getByRole('button', { name: 'One Extra cheese more' }).click();
    await expect(details).toContainText('$17.49');
    await add.click();
    await shop.expectMessage(`${PIZZA} (Large, Extra cheese × 2) added to your cart`);
    await details.getByRole('checkbox', { name: /Extra cheese/ }).uncheck();
    await details.getByRole('radio', { name: 'Small' }).check();
    await add.click();
    await shop.expectMessage(`${PIZZA} (Small) added to your cart`);
    await details.getByRole('link', { name: 'Go to Cart' }).click();

    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary).toContainText('$30.48');
    await shop.expectAccessible();
    const id = await shop.placeOrder();
    await expect(page.getByRole('main')).toContainText('Large, Extra cheese × 2');

    // The choice goes: ordering again tells it at its line.
    await setOptions(shop, [SIZE, { ...EXTRAS, choices: EXTRAS.choices.slice(1) }]);
    await page.getByRole('link', { name: 'View My Orders' }).click();
    await page.getByRole('button', { name: new RegExp(`Order again: order ${id}`) }).click();
    await expect(page.getByRole('main')).toContainText('Extra cheese is no longer available.');
    await page.getByRole('button', { name: `Remove ${PIZZA} (Large, Extra cheese × 2) from the order` }).click();
    await expect(summary).toContainText('$12.99');
    await shop.placeOrder();

    await shop.goTo('Profile');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
    await shop.signInAsAdministrator();
    await shop.open('/dashboard/kitchen');
    const ticket = page.getByRole('article', { name: `Order ${id}` });
    await expect(ticket.getByText('Extra cheese × 2')).toBeVisible();
    await shop.open(`/dashboard/orders?search=${id}`);
    await page.getByRole('link', { name: id }).click();
    await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Extra cheese × 2');
  });
}
