/** The back office is for administrators only: others see nothing of it, neither by address nor by direct API calls. */
import type { Page } from '@playwright/test';
import { routes } from '../src/shared/utils/paths';
import { SECTION_PATHS } from './backOffice';
import { WITHOUT_CACHE, expect, test, variants } from './shop';

test.use(WITHOUT_CACHE);

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

/** The sections and dishes are nightly: all addresses below /dashboard have one guard. */
const ADDRESSES = variants([
  [routes.dashboard, `${routes.dashboardOrders}/${ORDER}`, `${routes.dashboard}/nowhere`],
  [...SECTION_PATHS, `${routes.dashboardSearch}/garden-salad`],
]).flat();

/** Records from now on whether any code of the back office is loaded or anything of it is rendered. */
async function watch(page: Page) {
  const seen: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((code) => { if (code.includes('ADMIN PANEL')) seen.push(response.url()); }, () => undefined);
  });
  await page.exposeFunction('noteBackOffice', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const drawn = document.querySelector('[class*="ant-"], nav[aria-label="Admin panel"]');
      if (drawn) (window as unknown as { noteBackOffice: (text: string) => void }).noteBackOffice(drawn.outerHTML.slice(0, 100));
    }).observe(document, { childList: true, subtree: true });
  });
  return seen;
}

test('a visitor sees no screen and is asked to sign in', async ({ shop, page }) => {
  const seen = await watch(page);
  for (const address of ADDRESSES) {
    await shop.open(address);
    await shop.expectMessage('Authentication Required');
    await shop.expectMessage('Please login to access the admin panel');
    await expect(page).toHaveURL(/\/user\/auth$/);
  }
  expect(seen).toEqual([]);
});

test('a customer sees no screen and is shown the reason', { tag: '@nightly' }, async ({ shop, page }) => {
  await shop.signInAsCustomer();
  const seen = await watch(page);
  for (const address of ADDRESSES) {
    await shop.open(address);
    await shop.expectMessage('Access Denied');
    await shop.expectMessage("You don't have permission to access the admin panel");
    await expect(page).toHaveURL(/\/user$/);
  }
  // The code is loaded in parallel with the session check, and is not secret. Nothing is rendered.
  expect(seen.filter((each) => !each.endsWith('.js'))).toEqual([]);
});

test('the recorder does notice the back office', { tag: '@nightly' }, async ({ shop, page }) => {
  const seen = await watch(page);
  await shop.signInAsAdministrator();
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});
