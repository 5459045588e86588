/** The rush hour: simulated customers, seen from the back office. */
import type { Page } from '@playwright/test';
import { anotherOffice } from './backOffice';
import { expect, test, variants } from './shop';

/** The sample orders. */
const SAMPLES = 7;

const current = (page: Page) => page.evaluate(async () => (await window.qa!.rushHour()).current());

async function openPart(page: Page) {
  await page.getByRole('button', { name: /^QA workbench/ }).click();
  const panel = page.getByRole('dialog', { name: 'QA workbench' });
  await panel.getByRole('tab', { name: 'Rush hour' }).click();
  return panel;
}

for (const serviceWorkers of variants(['allow', 'block'] as const)) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('orders and kitchen follow in other tabs, and the user stays signed in', { tag: '@nightly' }, async ({ shop, page, context }) => {
      await shop.signInAsCustomer();
      const token = await shop.token();
      const list = await anotherOffice(context);
      await list.goTo('Orders');
      await list.expectRows(/of 7$/);
      const kitchen = await anotherOffice(context);
      await kitchen.goTo('Kitchen');
      const pending = async () => Number((/\d+/.exec(await kitchen.main.getByText(/ pending$/).innerText()) ?? [])[0]);
      const before = await pending();

      const panel = await openPart(page);
      await panel.getByLabel('Orders a minute').fill('120');
      await panel.getByRole('button', { name: 'Start' }).click();
      await expect(panel.getByRole('status')).toContainText(['Customers are ordering.']);
      await expect.poll(async () => (await current(page)).placed).toBeGreaterThanOrEqual(2);
      const show = list.main.getByRole('button', { name: /^Show \d+ new orders?$/ });
      await expect(show.or(list.main.getByText(/of (9|\d\d)$/)).first()).toBeVisible();
      await expect.poll(pending).toBeGreaterThanOrEqual(before + 2);

      await panel.getByRole('button', { name: 'Pause' }).click();
      await expect(panel.getByText('Paused.')).toBeVisible();
      await panel.getByRole('button', { name: 'Stop' }).click();
      await expect(panel.getByRole('button', { name: 'Start' })).toBeFocused();
      // Its result includes the order that was being placed.
      const { placed: count } = await page.evaluate(async () => (await window.qa!.rushHour()).stop());
      await expect(panel.getByRole('definition').first()).toHaveText(String(count));
      // New orders wait above the list until they are shown.
      await expect(async () => {
        if (await show.isVisible()) await show.click({ timeout: 500 });
        await expect(list.main.getByText(`of ${String(SAMPLES + count)}`)).toBeVisible({ timeout: 500 });
      }).toPass({ timeout: 20_000 });
      await expect.poll(pending).toBe(before + count);
      expect(await shop.token()).toBe(token);
      await page.keyboard.press('Escape');
      await shop.open('/user/orders');
      await expect(page.getByRole('main').getByRole('region', { name: /^Order / })).toHaveCount(4);
    });
  });
}
