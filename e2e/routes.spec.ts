/** The route table: who has access, and where others are redirected. */
import { WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

test('the landing screen redirects to the menu', async ({ shop, page }) => {
  await shop.open('/');
  await expect(page).toHaveURL(/\/user$/);
  await expect(page).toHaveTitle('Food Delivery - Home');
});

// Fixed elements are printed on every sheet, over its text.
test('the main navigation is not printed', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user/cart');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(navigation).toBeHidden();
});

test.describe('unknown addresses', () => {
  test.use({ expectedErrors: [/\/user\/nowhere|\/nowhere/] });
  test('show the not-found page, and are logged', async ({ shop, page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await shop.open('/nowhere/at/all');
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByText('Oops! Page not found')).toBeVisible();
    await expect.poll(() => logged.join('\n')).toContain('/nowhere/at/all');
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL(/\/user$/);
  });
});

/** Target and heading of each sample promotion. */
const PROMOTIONS = [
  { title: 'Special Offer', address: /\/user\/cart$/, heading: 'Your Cart' },
  { title: 'New Menu Items', address: /\/user$/, heading: 'Our menu' },
  { title: 'Free Delivery', address: /\/about$/, heading: 'A good neighbourhood kitchen' },
] as const;

test('the promotions link to existing pages', async ({ shop, page }) => {
  const carousel = page.getByRole('region', { name: 'Promotions' });
  for (const { title, address, heading } of PROMOTIONS) {
    await shop.open('/user');
    await carousel.getByRole('button', { name: `Show ${title}` }).click();
    await carousel.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  // The page repeats what the last promotion promises.
  await expect(page.getByRole('main')).toContainText('30-45');
});
