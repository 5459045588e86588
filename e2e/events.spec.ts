/** What one user does is on another's screen within a second, with and without a service worker. */
import { BackOffice, anotherPerson } from './backOffice';
import { expect, test } from './shop';

const SOON = { timeout: 2000 };

for (const worker of ['allow', 'block'] as const) {
  test.describe(`with service workers: ${worker}`, () => {
    test.use({ serviceWorkers: worker });

    test('an order, its status and a stock are seen on the other side', async ({ shop, page, context }) => {
      await shop.signInAsCustomer();
      const office = new BackOffice(await anotherPerson(context));
      await office.enter();
      await office.goTo('Stock');
      await shop.addToCart('Garden Salad');
      await shop.goTo('Cart');
      await page.getByRole('button', { name: 'Complete Order' }).click();
      await expect(page).toHaveURL(/thank-you\?order=/);
      const id = (new URL(page.url()).searchParams.get('order') ?? '').slice(0, 8);

      await expect(office.page.getByText(`New order ${id}`)).toBeVisible(SOON);
      await expect(office.page).toHaveTitle('(1) Dashboard - Stock', SOON);
      await office.page.getByRole('link', { name: 'Open', exact: true }).click();
      const drawer = office.page.getByRole('dialog', { name: `Order ${id}` });
      await drawer.getByRole('button', { name: 'Complete' }).click();
      await expect(page.getByText(`Order #${id}: Completed`)).toBeVisible(SOON);
      await expect(page.getByText('Estimated delivery')).toBeHidden();
    });
  });
}

test('a tab that was frozen catches up when it is used again', async ({ shop, page, context }) => {
  await shop.signInAsCustomer();
  await expect(page.getByRole('heading', { name: 'Garden Salad' })).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  const office = new BackOffice(await anotherPerson(context));
  await office.enter();
  await office.goTo('Stock');
  const stock = office.page.getByRole('textbox', { name: 'Current stock of Garden Salad' });
  await stock.fill('3');
  await stock.press('Enter');
  await office.shop.hears('Stock updated for Garden Salad');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(page.getByText('Only 3 left')).toBeVisible({ timeout: 5000 });
});
