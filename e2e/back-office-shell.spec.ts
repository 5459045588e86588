/** The layout of the back office: side menu with its stored state, header, overview and charts, unsaved changes, demo data. */
import type { Locator } from '@playwright/test';
import { expect, test } from './backOffice';
import { WITHOUT_WORKER } from './shop';

test.use(WITHOUT_WORKER);

const widthOf = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);

test('the side menu is 16rem or 3rem wide, toggled by button and Ctrl+B, also after a reload', async ({ office, page }) => {
  const button = page.getByRole('button', { name: 'Side menu' });
  await expect(office.menu).toContainText('ADMIN PANEL');
  const side = office.menu.locator('..');
  expect(await widthOf(side)).toBe(256);
  await button.click();
  await expect.poll(() => widthOf(side)).toBe(48);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.reload();
  await expect.poll(() => widthOf(side)).toBe(48);
  await expect(office.menu.getByRole('link', { name: 'Banners' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+b');
  await expect.poll(() => widthOf(side)).toBe(256);
  await expect(office.menu).toContainText('ADMIN PANEL');
});

test('the overview draws both charts with samples and with live orders', { tag: '@nightly' }, async ({ office }) => {
  await office.goTo('Dashboard');
  for (const title of ['Monthly Sales', 'Food Categories']) {
    const chart = office.main.getByRole('img', { name: new RegExp(`${title}: `) });
    await chart.scrollIntoViewIfNeeded();
    await expect.poll(() => colours(chart)).toBeGreaterThan(10);
    const samples = (await chart.getAttribute('aria-label')) ?? '';
    await office.main.getByRole('switch', { name: `${title}: live orders` }).click();
    await expect(chart).not.toHaveAccessibleName(samples);
    await expect.poll(() => colours(chart)).toBeGreaterThan(10);
  }
});

test.describe('the overview without the code of the charts', () => {
  test.use({ expectedErrors: [/Loading chunk/] });
  test('shows so in the card of a chart, and draws it when it is tried again', { tag: '@nightly' }, async ({ office, shop, page }) => {
    const code = /\/assets\/charts[\w.-]*\.js$/;
    await page.route(code, (route) => route.abort());
    await shop.open('/dashboard');
    const card = office.main.getByRole('region', { name: 'Monthly Sales' });
    await expect(card.getByText('The chart could not be loaded.')).toBeVisible();
    await page.unroute(code);
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect(card.locator('canvas').first()).toBeVisible();
  });
});

/** How many different colours are drawn; an empty canvas has at most one. */
function colours(chart: Locator): Promise<number> {
  return chart.evaluate((element) => {
    const seen = new Set<number>();
    for (const canvas of element.querySelectorAll('canvas')) {
      const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data;
      for (const pixel of new Uint32Array(data?.buffer ?? new ArrayBuffer(0))) seen.add(pixel);
    }
    return seen.size;
  });
}

test('a form with unsaved changes asks before it is left', async ({ office, page }) => {
  await office.goTo('Users');
  await office.goTo('Add Food');
  const field = office.main.getByLabel('Name', { exact: true });
  await field.fill('Half');
  const question = page.getByRole('dialog').filter({ hasText: 'Leave without saving?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toBeHidden();
    await expect(field).toHaveValue('Half');
  };
  await office.menu.getByRole('link', { name: /^Stock/ }).click();
  await stay();
  await page.evaluate(() => { history.back(); });
  await stay();
  let asked = false;
  page.once('dialog', (dialog) => {
    asked = dialog.type() === 'beforeunload';
    void dialog.dismiss();
  });
  await page.evaluate(() => { location.reload(); });
  await expect.poll(() => asked).toBe(true);
  await expect(field).toHaveValue('Half');

  await office.menu.getByRole('link', { name: /^Stock/ }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await office.expectSection('Stock');
  await office.goTo('Add Food');
  await expect(field).toHaveValue('');
  await office.goTo('Users');
});

test('the demo data are reset after a question with Cancel focused; Escape returns the focus', { tag: '@nightly' }, async ({ office, page }) => {
  await office.menu.getByRole('button', { name: 'Demo data' }).click();
  const dialog = page.getByRole('dialog', { name: 'Demo data', exact: true });
  await dialog.getByRole('button', { name: 'Reset demo data' }).click();
  const question = page.getByRole('dialog', { name: 'Reset demo data?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Reset demo data' })).toBeFocused();
});
