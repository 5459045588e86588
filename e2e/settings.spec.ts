/** The tax and the delivery fee change while a customer checks out (docs/behaviour.md, section 9). */
import { DESK, PHONE, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

for (const viewport of variants([PHONE, DESK])) {
  test.describe(`on ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    test('a tax and a fee that change during the checkout are seen before the order, which keeps them', async ({ shop, page }) => {
      await shop.fillCart();
      const administrator = { token: await shop.administratorToken() };
      const summary = page.getByRole('region', { name: 'Order summary' });
      await expect(summary).toContainText('$12.70');

      await shop.call('PATCH', '/shop', { ...administrator, body: { taxRate: 0.1, deliveryFee: 4.5 } });
      await expect(summary).toContainText('Tax (10%)');
      await expect(summary).toContainText('$14.39');

      // A change that the page has not heard of before the press.
      await shop.use('fee-changed');
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expect(page.getByRole('main')).toContainText('The total is now $15.39, not $14.39');
      await expect(summary).toContainText('$15.39');
      await shop.expectAccessible();
      const id = await shop.placeOrder();

      await shop.call('PATCH', '/shop', { ...administrator, body: { taxRate: 0.08, deliveryFee: 2.99 } });
      await page.getByRole('link', { name: 'View My Orders' }).click();
      const order = page.getByRole('main').getByRole('listitem').filter({ hasText: id }).first();
      await order.getByText('Details').click();
      await expect(order).toContainText('Tax (10%)');
      await expect(order).toContainText('$15.39');
    });
  });
}
