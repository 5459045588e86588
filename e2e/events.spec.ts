/** What one user does reaches another's screen without a reload, with and without a service worker. */
import { anotherOffice } from './backOffice';
import { WITHOUT_CACHE, expect, test, variants } from './shop';

for (const worker of variants(['allow', 'block'] as const)) {
  test.describe(`with service workers: ${worker}`, () => {
    test.use({ ...WITHOUT_CACHE, serviceWorkers: worker });

    test('an order, its status and a stock are seen on the other side', async ({ shop, page, context }) => {
      await shop.signInAsCustomer();
      const office = await anotherOffice(context);
      await office.goTo('Stock');
      await shop.addToCart('Garden Salad');
      await shop.goTo('Cart');
      const id = await shop.placeOrder();

      await expect(office.page.getByText(`New order ${id}`)).toBeVisible();
      await expect(office.page).toHaveTitle('(1) Dashboard - Stock');
      await office.page.getByRole('link', { name: 'Open', exact: true }).click();
      const drawer = office.page.getByRole('dialog', { name: `Order ${id}` });
      await drawer.getByRole('button', { name: 'Complete' }).click();
      await office.shop.expectMessage('Order marked as completed');
      await expect(page.getByText(`Order #${id}: Completed`)).toBeVisible();
      await expect(page.getByText('Estimated delivery')).toBeHidden();
    });
  });
}

test('a tab that was frozen catches up when it is used again', { tag: '@nightly' }, async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  await expect(page.getByRole('heading', { name: 'Garden Salad' })).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const office = await anotherOffice(context);
  await office.goTo('Stock');
  await office.setStock('Garden Salad', '3');
  await office.shop.expectMessage('Stock updated for Garden Salad');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.getByText('Only 3 left')).toBeVisible({ timeout: 5000 });
});
