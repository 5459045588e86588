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

for (const [who, title, message, left] of [
  ['visitor', 'Authentication Required', 'Please login to access the admin panel', /\/user\/auth$/],
  ['customer', 'Access Denied', "You don't have permission to access the admin panel", /\/user$/],
] as const) {
  test(`a ${who} sees no screen, is told why, and is led out`, who === 'customer' ? { tag: '@nightly' } : {}, async ({ shop, page }) => {
    if (who === 'customer') await shop.signInAsCustomer();
    const seen = await watch(page);
    for (const address of ADDRESSES) {
      await shop.open(address);
      await shop.expectMessage(title);
      await shop.expectMessage(message);
      await expect(page).toHaveURL(left);
    }
    // With a session the code is loaded in parallel with its check, and is not secret. Nothing is rendered.
    expect(who === 'customer' ? seen.filter((each) => !each.endsWith('.js')) : seen).toEqual([]);
  });
}

test('a cook reaches the orders, the kitchen and the stock only', { tag: '@nightly' }, async ({ shop, page }) => {
  const cook = { name: 'Ana Silva', email: 'ana.silva@example.com', password: 'a long secret' };
  await shop.open('/user/auth');
  await shop.call('POST', '/staff', { token: await shop.administratorToken(), body: { ...cook, role: 'kitchen' } });
  await page.getByLabel('Email').fill(cook.email);
  await page.getByLabel('Password', { exact: true }).fill(cook.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  const own: readonly string[] = [routes.dashboard, routes.dashboardOrders, routes.dashboardKitchen, routes.dashboardStock];
  for (const path of SECTION_PATHS.filter((each) => !own.includes(each))) {
    await shop.open(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  }
});

test('the recorder does notice the back office', { tag: '@nightly' }, async ({ shop, page }) => {
  const seen = await watch(page);
  await shop.signInAsAdministrator();
  await expect.poll(() => seen.length).toBeGreaterThan(1);
});
