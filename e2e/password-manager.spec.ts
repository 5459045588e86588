/**
 * A password manager has put elements of its own into the forms of the prerendered page, so that React cannot hydrate them and
 * renders them again.
 */
import { WITHOUT_WORKER, expect, test } from './shop';

// The service worker would serve the code from its cache.
test.use({ ...WITHOUT_WORKER, expectedErrors: [/Minified React error #418/] });

test('the typed e-mail, the focus and the caret stay, and a press is forgotten', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.startWith('password-manager');
  const release = await shop.holdCode();
  await page.goto('user/auth', { waitUntil: 'commit' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await email.fill('maya@example.com');
  for (let letters = 0; letters < '@example.com'.length; letters += 1) await page.keyboard.press('ArrowLeft');
  await email.evaluate((field) => { field.dataset.prerendered = ''; });
  release();
  await shop.appAnswers();
  await expect(email).not.toHaveAttribute('data-prerendered');
  await expect(email).toHaveValue('maya@example.com');
  await expect(email).toBeFocused();
  await page.keyboard.type('.okonkwo');
  await expect(email).toHaveValue('maya.okonkwo@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('anything');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Notifications' })).toHaveText('');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('maya.okonkwo@example.com');
});

test('the typed search stays, and is found', async ({ shop, page }) => {
  await shop.startWith('password-manager');
  await shop.searchEarly();
  await expect(page.locator('password-manager')).not.toHaveCount(0);
});
