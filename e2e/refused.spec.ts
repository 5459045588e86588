/** Browsers that throw when they are merely asked for what they refuse. */
import type { Page } from '@playwright/test';
import { expect, test } from './shop';

const MEMORY = 'This browser refuses to store the shop’s data. Everything works, but orders and changes are forgotten when you close this page.';

/** From the next page on, reading `name` throws. */
async function refuse(page: Page, owner: 'Window' | 'Navigator', name: string) {
  await page.addInitScript(
    ([owner, name]) => {
      Object.defineProperty(owner === 'Window' ? window : Navigator.prototype, name, {
        configurable: true,
        get: () => { throw new DOMException('The operation is insecure', 'SecurityError'); },
      });
    },
    [owner, name] as const,
  );
}

async function wayOf(page: Page) {
  await page.getByRole('button', { name: /^QA/ }).click();
  return page.getByText(/^Requests (go|are answered)/);
}

test('without a database the shop sells from memory and says so', async ({ shop, page }) => {
  await refuse(page, 'Window', 'indexedDB');
  await shop.signInAsCustomer();
  await expect(page.getByText(MEMORY)).toHaveCount(1);
  await shop.addToCart('Garden Salad');
  await shop.goTo('Cart');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you/);
  await expect(await wayOf(page)).toHaveText(/Data is in memory and gone with the page/);
});

test('without service workers calls are answered in the page', async ({ shop, page }) => {
  await refuse(page, 'Navigator', 'serviceWorker');
  await shop.fillCart();
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you/);
  await expect(await wayOf(page)).toHaveText('Requests are answered in the page: this browser has no service workers here. Data is kept in this browser.');
});
