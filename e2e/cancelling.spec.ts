/** An order that is cancelled: seen live, its stock back, out of the sums, and undone (docs/behaviour.md, section 4). */
import { DESK, PHONE, type Shop, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const ADDRESS = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142' };

/** What the shop says of its stock and its revenue. */
async function figures(shop: Shop, token: string) {
  const { body: menu } = await shop.call('GET', '/menu');
  const { body: overview } = await shop.call('GET', '/overview', { token });
  const salad = (menu as { foods: { id: string; stock: number }[] }).foods.find(({ id }) => id === 'garden-salad');
  return { stock: salad?.stock ?? 0, revenue: (overview as { revenue: number }).revenue };
}

for (const viewport of variants([PHONE, DESK])) {
  test.describe(`on ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a customer sees live why the order was cancelled', async ({ shop, page }) => {
      await shop.fillCart();
      await shop.placeOrder();
      // Only a change of what was shown is told.
      await expect(page.getByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
      const token = await shop.administratorToken();
      await shop.call('PATCH', '/shop', { token, body: { staffCancel: true } });
      const order = new URL(page.url()).searchParams.get('order') ?? '';
      expect((await shop.call('POST', `/orders/${order}/cancel`, { token, body: { reason: 'busy', text: 'Both ovens are out' } })).status).toBe(200);
      await expect(page.getByRole('main')).toContainText('Kitchen too busy: Both ovens are out');
      await shop.expectMessage(/: Cancelled\. Kitchen too busy: Both ovens are out$/);
      // Both messages together would cover a part of the QA button.
      await page.getByRole('button', { name: 'Dismiss' }).first().click();
      await shop.expectAccessible();
    });

    test('a customer who cancels has the focus on the order afterwards', async ({ shop, page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await shop.fillCart();
      await shop.placeOrder();
      await shop.call('PATCH', '/shop', { token: await shop.administratorToken(), body: { cancelMinutes: 5 } });
      await shop.open('/user/orders');
      // The button goes before its dialog has closed, as with a server that answers at once.
      await page.addStyleTag({ content: '* { animation-duration: 1s !important; transition-duration: 1s !important; }' });
      await page.getByRole('button', { name: /^Cancel order/ }).click();
      await page.getByRole('button', { name: 'Yes, cancel it' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('listitem').filter({ has: page.getByText('Cancelled', { exact: true }) })).toBeFocused();
    });

    test('a cancelled order gives its stock back and leaves the sums, until that is undone', async ({ shop, page }) => {
      await shop.signInAsAdministrator();
      const token = (await shop.token()) ?? '';
      await shop.call('PATCH', '/shop', { token, body: { staffCancel: true } });
      const before = await figures(shop, token);
      const lines = [{ foodId: 'garden-salad', quantity: 2, price: 8.99 }];
      const { body: placed } = await shop.call('POST', '/orders', { token, body: { lines, ...ADDRESS } });
      const order = (placed as { id: string }).id;
      const sold = await figures(shop, token);
      expect(sold.stock).toBe(before.stock - 2);

      await shop.open('/dashboard/kitchen');
      await page.getByRole('button', { name: `Cancel order ${order.slice(0, 8)}` }).click();
      const dialog = page.getByRole('dialog', { name: `Cancel order #${order.slice(0, 8)}?` });
      await dialog.getByRole('radio', { name: 'Out of an ingredient' }).check();
      await shop.expectAccessible();
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await shop.expectMessage('Order marked as cancelled');
      await expect(page.getByRole('article', { name: `Order ${order.slice(0, 8)}` })).toHaveCount(0);
      expect(await figures(shop, token)).toEqual(before);

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('article', { name: `Order ${order.slice(0, 8)}` })).toBeVisible();
      expect(await figures(shop, token)).toEqual(sold);
    });
  });
}
