/** Where the focus is after something on the screen has gone, and what a screen reader hears of what has come. */
import { WITHOUT_WORKER, expect, test } from './shop';

test.use(WITHOUT_WORKER);

test('a promotion that a button brings is heard', async ({ shop, page }) => {
  await shop.open('/user');
  await shop.appAnswers();
  const promotions = page.getByRole('region', { name: 'Promotions' });
  // What is inert is no part of what a screen reader is told.
  const heard = promotions.locator('[aria-live=polite] > [role=group]:not([inert])');
  await expect(heard).toHaveAccessibleName('1 of 3');
  await promotions.getByRole('button', { name: 'Next promotion' }).press('Enter');
  await expect(heard).toHaveAccessibleName('2 of 3');
});
