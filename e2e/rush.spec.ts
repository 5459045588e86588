/** The rush hour: simulated customers, seen from the back office. */
import type { Page } from '@playwright/test';
import type { Pace } from '../mocks/qa/rush-hour/rushHour';
import { BackOffice, anotherPerson } from './backOffice';
import { PHONE, type Shop, expect, test, variants } from './shop';

const SOON = { timeout: 2000 };
/** The sample orders. */
const SAMPLES = 7;
const FASTEST = { rate: 120 };

async function start(page: Page, pace: Partial<Pace>) {
  await page.waitForFunction(() => 'qa' in window);
  await page.evaluate(async (pace) => (await window.qa!.rushHour()).start(pace), pace);
}
const stop = (page: Page) => page.evaluate(async () => (await window.qa!.rushHour()).stop());
const current = (page: Page) => page.evaluate(async () => (await window.qa!.rushHour()).current());

async function openPart(page: Page) {
  await page.getByRole('button', { name: /^QA workbench/ }).click();
  const panel = page.getByRole('dialog', { name: 'QA workbench' });
  await panel.getByRole('tab', { name: 'Rush hour' }).click();
  return panel;
}

interface Placed {
  customerName: string;
  items: { foodName: string; quantity: number }[];
}

/** Who has ordered what since the samples, the oldest order first. */
async function placed(shop: Shop): Promise<unknown[]> {
  const { body } = await shop.call('GET', '/orders?size=100&sort=date&order=asc', { token: await shop.administratorToken() });
  const { items } = body as { items: Placed[] };
  return items.slice(SAMPLES).map((order) => [order.customerName, order.items.map(({ foodName, quantity }) => [foodName, quantity])]);
}

test('the same seed gives the same orders', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  const run = async () => {
    await start(page, { ...FASTEST, seed: 11 });
    await expect.poll(async () => (await current(page)).placed, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
    expect(await stop(page)).toMatchObject({ state: 'stopped', refused: 0 });
    const orders = (await placed(shop)).slice(0, 8);
    await shop.call('POST', '/demo/reset', { token: await shop.administratorToken() });
    return orders;
  };
  const first = await run();
  expect(first).toHaveLength(8);
  expect(await run()).toEqual(first);
});

for (const serviceWorkers of variants(['allow', 'block'] as const)) {
  test.describe(`with service workers: ${serviceWorkers}`, () => {
    test.use({ serviceWorkers });

    test('orders and kitchen follow in other tabs, and the user stays signed in', { tag: '@nightly' }, async ({ shop, page, context }) => {
      await shop.signInAsCustomer();
      const token = await shop.token();
      const list = new BackOffice(await anotherPerson(context));
      await list.enter();
      await list.goTo('Orders');
      await list.expectRows(/of 7$/);
      const kitchen = new BackOffice(await anotherPerson(context));
      await kitchen.enter();
      await kitchen.goTo('Kitchen');
      const pending = async () => Number((/\d+/.exec(await kitchen.main.getByText(/ pending$/).innerText()) ?? [])[0]);
      const before = await pending();

      const panel = await openPart(page);
      await panel.getByLabel('Orders a minute').fill('120');
      await panel.getByRole('button', { name: 'Start' }).click();
      await expect(panel.getByRole('status')).toContainText(['Customers are ordering.']);
      await expect.poll(async () => (await current(page)).placed).toBeGreaterThanOrEqual(2);
      const show = list.main.getByRole('button', { name: /^Show \d+ new orders?$/ });
      await expect(show.or(list.main.getByText(/of (9|\d\d)$/)).first()).toBeVisible(SOON);
      await expect.poll(pending, SOON).toBeGreaterThanOrEqual(before + 2);

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
      }).toPass({ timeout: 5000 });
      await expect.poll(pending, SOON).toBe(before + count);
      expect(await shop.token()).toBe(token);
      await page.keyboard.press('Escape');
      await shop.open('/user/orders');
      await expect(page.getByRole('main').getByRole('region', { name: /^Order / })).toHaveCount(4);
    });
  });
}

test('a reload ends it, and it can be repeated', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await start(page, { ...FASTEST, speed: 60, seed: 42 });
  // Four minutes of the shop, until the last call before the reload.
  await page.waitForTimeout(4500);
  await page.reload();
  const own = await openPart(page);
  await expect(own.getByText('The rush hour of this tab has ended, because the page was loaded again.')).toBeVisible();
  // It can be repeated.
  await expect(own.getByLabel('Orders a minute')).toHaveValue('120');
  await expect(own.getByLabel('Seed')).toHaveValue('42');
  await expect(own.getByLabel('Clock of the shop')).toHaveValue('60');
  // The clock has run ahead and does not go back.
  await own.getByRole('tab', { name: 'Conditions' }).click();
  const status = own.getByRole('region', { name: 'Clock of the shop' }).getByRole('status');
  await expect(status).toContainText('running');
  const lead = await status.evaluate((element) => Date.parse(element.textContent.split(', ').slice(0, 3).join(', ')) - Date.now());
  expect(lead).toBeGreaterThan(60_000);
  await own.getByRole('tab', { name: 'Rush hour' }).click();
  await own.getByRole('button', { name: 'Start' }).click();
  await expect(own.getByText('Customers are ordering.')).toBeVisible();
});

test('sold-out dishes are refused, and the rush hour goes on', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.open('/user');
  await start(page, FASTEST);
  await shop.use('out-of-stock');
  await expect.poll(async () => (await current(page)).refused).toBeGreaterThanOrEqual(2);
  const panel = await openPart(page);
  await expect(panel.getByRole('definition').nth(1)).toContainText('Some items in your cart have changed');
  await shop.clearScenarios();
  const { placed: before } = await current(page);
  await expect.poll(async () => (await current(page)).placed).toBeGreaterThan(before);
});

test('the part fits a phone and has no accessibility violations', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.setViewportSize(PHONE);
  await shop.open('/user');
  const panel = await openPart(page);
  await shop.expectAccessible();
  await panel.getByRole('button', { name: 'Start' }).click();
  await shop.expectAccessible();
});
