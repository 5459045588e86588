/** Loading placeholders are where the content will be. */
import { type Locator } from '@playwright/test';
import { test as backOffice } from './backOffice';
import { WITHOUT_WORKER, expect } from './shop';

backOffice.use({ ...WITHOUT_WORKER, viewport: { width: 1440, height: 900 } });

const box = (element: Locator) => element.first().evaluate((each) => {
  const { left, right } = each.getBoundingClientRect();
  return { left, right };
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
