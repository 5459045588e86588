/** Loading placeholders are where the content will be. */
import { type Locator } from '@playwright/test';
import { test as backOffice } from './backOffice';
import { WITHOUT_WORKER, expect } from './shop';

backOffice.use({ ...WITHOUT_WORKER, viewport: { width: 1440, height: 900 } });

const box = (element: Locator) => element.first().evaluate((each) => {
  const { top, left, right, width, height } = each.getBoundingClientRect();
  return { top, left, right, width, height };
});

/** Selector of loading placeholders. */
const TO_COME = 'span[aria-hidden="true"]';

backOffice('what stands for the orders to come is as far in as they are', { tag: '@nightly' }, async ({ office, shop, page }) => {
  await shop.startWith('slow-everything');
  await page.reload();
  await shop.open('/dashboard/orders');
  const table = office.main.getByRole('table');
  const waiting = table.getByRole('status');
  await expect(waiting).toBeVisible();
  const { left } = await box(waiting.locator(TO_COME));
  const tools = await box(office.main.getByRole('search'));
  expect(left).toBeCloseTo(tools.left + 16, 0);

  await shop.open('/dashboard');
  const recent = office.main.getByRole('table').filter({ hasText: 'Order ID' });
  const figure = recent.locator('tbody tr').first().locator('> *').nth(3).locator('> * > *');
  await expect(figure).toBeVisible();
  const head = await recent.getByRole('columnheader', { name: 'Total' }).evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getBoundingClientRect().right;
  });
  expect((await box(figure)).right).toBeCloseTo(head, 0);
});

backOffice('dishes and banners on their way have the cards they will have', { tag: '@nightly' }, async ({ office, shop }) => {
  for (const [address, cards] of [['/dashboard/search', 'main section li > [role=article]'], ['/dashboard/banners', 'main section li:has(h3)']] as const) {
    await shop.clearScenarios();
    await shop.open(address);
    const here = office.page.locator(cards);
    await expect(here.first()).toBeVisible();
    const { top, left, width } = await box(here);
    await shop.use('slow-everything');
    await office.page.reload();
    const waiting = office.main.getByRole('status').filter({ hasText: 'Loading' }).first();
    await expect(waiting).toBeVisible();
    expect(await box(waiting.locator('> div')), address).toMatchObject({ top, left, width });
  }
});
