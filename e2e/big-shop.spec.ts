/** A menu of a thousand dishes: all cards are in the page, and the browser lays out those near the viewport. */
import { type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { type Shop, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

async function openBigShop(shop: Shop) {
  await shop.startWith('huge-shop');
  await shop.open('/user');
  await expect(shop.page.getByText('1000 items on the menu')).toBeAttached();
  await expect(cards(shop.page)).toHaveCount(1000);
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('the filter applies to the whole long menu, and details open far down the page', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.signInAs(DEMO_ACCOUNTS.customer);
  await openBigShop(shop);
  await page.getByRole('radio', { name: 'Non-Veg' }).check();
  await expect(page.getByText(/^\d+ items on the menu$/)).not.toHaveText('1000 items on the menu');
  const last = cards(page).last();
  await expect(last.getByText('Non-Veg')).toBeVisible();
  const dish = (await last.getByRole('heading').textContent()) ?? '';
  await page.getByRole('button', { name: dish, exact: true }).click();
  await expect(page.getByRole('dialog', { name: dish })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: dish, exact: true })).toBeFocused();
  await shop.expectAccessible();
});
