/** E-mail addresses in a real browser: Chromium converts the domain of an e-mail field to punycode. */
import { WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

test('an address with letters beyond ASCII is shown as typed, and signs in as typed', { tag: '@nightly' }, async ({ shop, page }) => {
  const address = 'josé@münchen.example';
  await shop.open('/user/auth?mode=register');
  await page.getByLabel('Name').fill('José Muñoz');
  await page.getByLabel('Email').pressSequentially(address);
  await page.getByLabel('Phone').fill('+49 30 1234');
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).not.toHaveURL(/\/user\/auth/);

  await shop.open('/user/profile');
  await expect(page.getByRole('main')).toContainText(address);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(address);
  await page.getByLabel('Email').fill(`x${address}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('main')).toContainText(`x${address}`);
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();

  await shop.open('/user/auth');
  await page.getByLabel('Email').pressSequentially(`x${address}`);
  await expect(page.getByLabel('Email')).toHaveValue(`x${address}`);
  await page.getByLabel('Password', { exact: true }).fill('long enough');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).not.toHaveURL(/\/user\/auth/);
});
