/** A coupon that ends while a customer checks out, and one that the order keeps (docs/behaviour.md, section 4). */
import { DESK, PHONE, WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const SAVE10 = { code: 'SAVE10', kind: 'percent', value: 10, appliesTo: 'dishes', minimum: 0, validFrom: '', validUntil: '', limit: 1, customerLimit: 0, active: true };

for (const viewport of variants([PHONE, DESK])) {
  test(`a coupon that ends during the checkout is gone from the total before the order, and one that holds is in the order on ${String(viewport.width)} pixels`, async ({ shop, page }) => {
    await page.setViewportSize(viewport);
    await shop.fillCart();
    const summary = page.getByRole('region', { name: 'Order summary' });
    await expect(summary).toContainText('$12.70');
    await expect(summary.getByLabel('Coupon code')).toHaveCount(0);

    const administrator = { token: await shop.administratorToken() };
    await shop.call('POST', '/coupons', { ...administrator, body: SAVE10 });
    await summary.getByLabel('Coupon code').fill('save10');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary).toContainText('Coupon SAVE10');
    await expect(summary).toContainText('$11.73');
    await shop.expectAccessible();

    // The page has not heard of it before the press.
    await shop.use('coupon-ended');
    await page.getByRole('button', { name: 'Complete Order' }).click();
    await expect(page.getByRole('main')).toContainText('The coupon SAVE10 has ended. The total is now $12.70, not $11.73');
    await expect(summary.getByText('$12.70')).toBeVisible();
    await shop.expectAccessible();

    await shop.call('POST', '/coupons', { ...administrator, body: { ...SAVE10, code: 'FREE', kind: 'amount', value: 5, appliesTo: 'delivery' } });
    await summary.getByLabel('Coupon code').fill('free');
    await summary.getByRole('button', { name: 'Apply' }).click();
    await expect(summary).toContainText('$9.71');
    const id = await shop.placeOrder();
    await page.getByRole('link', { name: 'View My Orders' }).click();
    const order = page.getByRole('main').getByRole('listitem').filter({ hasText: id }).first();
    await order.getByText('Details').click();
    await expect(order).toContainText('Coupon FREE');
    await expect(order).toContainText('$9.71');
  });
}
