/** A menu of a thousand dishes: all cards are in the page, and the browser lays out those near the viewport. */
import { type Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { DESK, PHONE, type Shop, WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

async function openBigShop(shop: Shop) {
  await shop.startWith('huge-shop');
  await shop.open('/user');
  await expect(shop.page.getByText('1000 items on the menu')).toBeAttached();
  await expect(cards(shop.page)).toHaveCount(1000);
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

for (const [name, viewport] of Object.entries({ phone: PHONE, desk: DESK })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('choosing a category in the rail scrolls it to the top and moves the focus there', { tag: '@nightly' }, async ({ page, shop }) => {
      await openBigShop(shop);
      const rail = page.getByRole('navigation', { name: 'Categories' });
      for (const link of [rail.getByRole('link').last(), rail.getByRole('link').nth(4), rail.getByRole('link').first()]) {
        await link.click();
        const heading = page.getByRole('heading', { level: 2, name: new RegExp(`^${(await link.textContent()) ?? ''}`) });
        await expect(heading).toBeFocused();
        // Just below the sticky bars, or as far up as the end of the page allows.
        await expect.poll(async () => {
          const end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
          const y = (await heading.boundingBox())?.y ?? -1;
          return y > 0 && (end || y < (viewport === DESK ? 140 : 90));
        }).toBe(true);
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => {
          const item = document.activeElement?.closest('li');
          return item?.parentElement?.firstElementChild === item;
        });
        expect(place).toBe(true);
      }
    });
  });
}

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
