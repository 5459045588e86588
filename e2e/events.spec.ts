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

    test('a stock and a dish are seen on the menu', { tag: '@nightly' }, async ({ shop, page, context }) => {
      await shop.open('/user');
      const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Garden Salad' }) });
      await expect(card).toBeVisible();
      const office = await anotherOffice(context);
      await office.goTo('Stock');
      await office.setStock('Garden Salad', '2');
      await office.shop.expectMessage('Stock updated for Garden Salad');
      await expect(card.getByText('Only 2 left')).toBeVisible();

      await office.goTo('Food Search');
      await office.main.getByRole('link', { name: 'Edit Garden Salad' }).click();
      const drawer = office.page.getByRole('dialog', { name: 'Edit food item' });
      await drawer.getByLabel('Price').fill('9.49');
      await drawer.getByRole('button', { name: 'Save' }).click();
      await expect(drawer).toBeHidden();
      await expect(card.getByText('$9.49')).toBeVisible();
    });

    test('what happened while the stream was lost is seen when it is back', { tag: '@nightly' }, async ({ shop, page, context }) => {
      await shop.open('/user');
      await expect(page.getByRole('heading', { name: 'Garden Salad' })).toBeVisible();
      await shop.use('events-lost');
      const office = await anotherOffice(context);
      await office.goTo('Stock');
      await office.setStock('Garden Salad', '3');
      await office.shop.expectMessage('Stock updated for Garden Salad');
      await expect(page.getByText('Only 3 left')).toBeHidden();
      await shop.clearScenarios();
      await expect(page.getByText('Only 3 left')).toBeVisible({ timeout: 5000 });
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
