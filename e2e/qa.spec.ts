/** The QA panel: failures from the switch and the console, capsules, and its place on the page. */
import type { Page } from '@playwright/test';
import { PHONE, WITHOUT_CACHE, expect, test } from './shop';

test.use(WITHOUT_CACHE);

const PLACING_FAILED = 'There was an error placing your order';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'QA workbench' });

async function openPanel(page: Page, part?: string) {
  await page.getByRole('button', { name: /^QA workbench/ }).click();
  await expect(dialog(page)).toBeVisible();
  if (part !== undefined) await dialog(page).getByRole('tab', { name: part }).click();
  return dialog(page);
}

async function closePanel(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
}

const complete = (page: Page) => page.getByRole('button', { name: 'Complete Order' });

/** The statuses of the page's requests, without the event stream, which is opened again at its own times. */
const statusesOf = (page: Page) => page.evaluate(() => (window.qa?.requests() ?? []).filter(({ path }) => path !== '/events').map(({ status }) => status));

test('a capsule restores the same screens in another browser', { tag: '@nightly' }, async ({ shop, page, browser }, testInfo) => {
  await shop.fillCart();
  await shop.placeOrder();
  await shop.goTo('Home');
  await shop.addToCart('Citrus Cooler');
  await shop.use('checkout-fails');
  await shop.goTo('Cart');
  await page.getByLabel(/Special instructions/).fill('Ring twice');
  const file = testInfo.outputPath('shop.capsule.json');
  const share = await openPanel(page, 'Share');
  const [download] = await Promise.all([page.waitForEvent('download'), share.getByRole('button', { name: 'Export capsule' }).click()]);
  await download.saveAs(file);
  await closePanel(page);
  const screen = await page.getByRole('main').innerText();

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('user');
  const panel = await openPanel(other, 'Share');
  await panel.getByLabel('Import capsule').setInputFiles(file);
  await expect(other).toHaveURL(/\/user\/cart/);
  await expect(other.getByLabel(/Special instructions/)).toHaveValue('Ring twice');
  await expect.poll(() => other.getByRole('main').innerText()).toBe(screen);
  await complete(other).click();
  await expect(other.getByText(PLACING_FAILED).first()).toBeVisible();
  // The requests of both browsers: the order placed there, and the one refused here.
  const log = await openPanel(other, 'Requests');
  await expect(log.locator('summary').filter({ hasText: 'POST /orders' })).toHaveText([/500.*checkout-fails/, /201.*backend/]);
  await closePanel(other);
  await other.goto('user/orders');
  await expect(other.getByRole('main').getByText('Garden Salad').first()).toBeVisible();
  await context.close();
});

test('above an open window of the back office, the panel accepts typing and leaves the dialog unchanged', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsAdministrator();
  await shop.open('/dashboard/search');
  await page.getByRole('link', { name: 'Edit Citrus Cooler' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Lemon Cooler');
  await page.waitForFunction(() => document.querySelector('aside[data-qa]') !== null);
  await page.keyboard.press('Alt+Shift+KeyQ');
  await dialog(page).getByLabel('Search scenarios').click();
  await page.keyboard.type('changes-fail');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog(page).getByRole('switch', { name: /changes-fail$/ })).toBeChecked();
  await closePanel(page);
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await shop.expectMessage('Something went wrong in the shop');
  await expect(name).toHaveValue('Lemon Cooler');
});

test('a failing request still goes through the service worker', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const transport = async () => {
    const text = await (await openPanel(page)).getByText(/^Requests /).innerText();
    await closePanel(page);
    return text;
  };
  const THROUGH_WORKER = /^Requests go through the service worker\./;
  await expect.poll(transport).toMatch(THROUGH_WORKER);
  await (await openPanel(page)).getByRole('switch', { name: / offline$/ }).check();
  await expect.poll(async () => (await statusesOf(page)).filter((status) => status === 0).length).toBeGreaterThan(0);
  await closePanel(page);
  expect(await transport()).toMatch(THROUGH_WORKER);
});

test('on a phone the panel is accessible and covers nothing', { tag: '@nightly' }, async ({ shop, page }) => {
  await page.setViewportSize(PHONE);
  await shop.fillCart();
  const button = await page.getByRole('button', { name: /^QA workbench/ }).boundingBox();
  for (const thing of [complete(page), page.getByRole('navigation', { name: 'Main' })]) {
    const box = await thing.boundingBox();
    expect(button!.y + button!.height <= box!.y || button!.x + button!.width <= box!.x).toBe(true);
  }
  await shop.expectAccessible();
  await page.keyboard.press('Alt+Shift+KeyQ');
  // Its tabs are in one row that scrolls sideways.
  await expect(dialog(page).getByRole('tab')).toHaveCount(8);
  const tabs = await dialog(page).getByRole('tab').all();
  const tops = await Promise.all(tabs.map(async (tab) => (await tab.boundingBox())?.y));
  expect(new Set(tops).size).toBe(1);
  for (const part of ['Scenarios', 'Overrides', 'Conditions', 'Data', 'Requests', 'Sentences', 'Share']) {
    await dialog(page).getByRole('tab', { name: part }).click();
    await shop.expectAccessible();
  }
  // The focus is trapped: at either end it wraps around within a frame.
  for (let n = 0; n < 15; n += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await closePanel(page);
});

test('a mouse drags the button at any speed', { tag: '@nightly' }, async ({ page, shop }) => {
  await shop.open('/about');
  const button = page.getByRole('button', { name: /^QA workbench/ });
  const { x, y, width, height } = (await button.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // In one step, which ends beside the button.
  await page.mouse.move(x - 100, y + height / 2 - 150);
  await page.mouse.up();
  await page.mouse.move(x - 100, y);
  expect((await button.boundingBox())!.y).toBeCloseTo(y - 150, -1);
});
