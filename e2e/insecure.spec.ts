/**
 * The shop over plain http from another host, as on a phone in the local network: no secure context, so no service workers.
 */
import { expect, test } from './shop';

const HERE = 'http://shop.example/';

test.use({ baseURL: HERE, expectedErrors: [/Cross-Origin-Opener-Policy header has been ignored/] });

test.beforeEach(async ({ context }, testInfo) => {
  const { baseURL } = testInfo.project.use;
  await context.route(`${HERE}**`, async (route) => {
    const url = route.request().url().replace(HERE, baseURL ?? '');
    // The server may close an idle connection at the moment it is used again.
    await route.fulfill({ response: await route.fetch({ url, maxRetries: 2 }) });
  });
});

// Prefetches that are still pending end with the page.
test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('a visitor registers, orders, and signs in again with the chosen password', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user/auth');
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Name').fill('Nell');
  await page.getByLabel('Email').fill('nell@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('a long secret');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await shop.addToCart('Garden Salad');
  await shop.goTo('Cart');
  await page.getByLabel('Delivery address').fill('1 Mill Lane');
  await page.getByLabel('Contact phone').fill('555 010 0199');
  await shop.placeOrder();

  await shop.goTo('Profile');
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await shop.expectMessage('Logged out successfully');
  await shop.open('/user/auth');
  await page.getByLabel('Email').fill('nell@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('another secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const refusal = 'The e-mail or the password is not right';
  await expect(page.getByRole('alert')).toHaveText(refusal);
  await expect(page.getByRole('main').getByText(refusal)).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('a long secret');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/auth/);
});
