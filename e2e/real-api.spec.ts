/** A build without mocks on the real server (README, A real server behind it), with the embedded PostgreSQL. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { withoutMocks } from '../scripts/setup/settings.mjs';
import { DEMO_ACCOUNTS, type DemoAccount } from '../src/domain/user/demoAccounts';
import { BackOffice } from './backOffice';
import { Shop, expect, test } from './shop';

const { apiPort, shopPort, env } = withoutMocks;
const BUILD_TIMEOUT_MS = 300_000;

// The tests share one server and use different dishes.
test.describe.configure({ mode: 'default' });
// The shop calls the API from another origin.
test.use({ baseURL: `http://localhost:${shopPort}/` });

let servers: ChildProcess[] = [];

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit', env: { ...process.env, ...env } });
  expect(status).toBe(0);
  const start = (args: string[], port: number, settings = {}) =>
    spawn(process.execPath, args, { stdio: 'ignore', env: { ...process.env, ...env, PORT: String(port), ...settings } });
  servers = [
    start(['--import', 'tsx', 'server/main.mts', '--demo'], apiPort, { DATA_FOLDER: '', DATABASE_URL: '', ORIGINS: `http://localhost:${shopPort}` }),
    start(['scripts/serve.mjs', '--strict-port'], shopPort),
  ];
  for (const address of [`http://localhost:${apiPort}/readyz`, `http://localhost:${shopPort}/`]) {
    await expect(async () => { expect((await fetch(address)).ok).toBe(true); }).toPass();
  }
});

test.afterAll(() => {
  for (const server of servers) server.kill();
});

/** Signs in by typing: this build has no quick logins. */
async function signIn({ page }: Shop, { email, password }: Omit<DemoAccount, 'label'>) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a visitor reads the menu, signs in and orders; an administrator completes the order', async ({ shop, page, browser, baseURL }) => {
  await shop.open('/');
  await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  await page.getByRole('link', { name: 'Add to cart: Garden Salad' }).first().click();
  await shop.expectMessage('Please login to add items to cart');
  await signIn(shop, DEMO_ACCOUNTS.customer);
  await expect(page).toHaveURL(/\/user$/);
  await shop.addToCart('Garden Salad');
  await shop.goTo('Cart');
  const id = await shop.placeOrder();
  await page.getByRole('link', { name: 'View My Orders' }).click();
  const order = page.getByRole('region', { name: `Order ${id}` });
  for (const part of ['$12.70', 'Pending', 'Maya Patel']) await expect(order).toContainText(part);

  // Another browser context, which shares only the server with the first.
  const context = await browser.newContext({ baseURL: baseURL! });
  const office = new BackOffice(new Shop(await context.newPage()));
  await office.shop.open('/dashboard/orders');
  await signIn(office.shop, DEMO_ACCOUNTS.admin);
  await office.expectSection('Orders');
  await office.main.getByRole('button', { name: `Complete order ${id}` }).click();
  await office.shop.expectMessage('Order marked as completed');
  // The customer follows the order live.
  await expect(order).toContainText('Completed');
  await office.goTo('Kitchen');
  await office.goTo('History');
  await office.main.getByRole('row').filter({ hasText: `Order ${id} marked as completed` }).getByRole('button', { name: 'Undo' }).click();
  await expect(order).toContainText('Pending');
  await office.goTo('Orders');
  const [download] = await Promise.all([office.page.waitForEvent('download'), office.page.getByRole('button', { name: 'Export CSV' }).click()]);
  expect(await readFile(await download.path(), 'utf8')).toContain('Maya Patel');

  // Without a network the administrator's change waits for no answer, and the customer catches up once it is back.
  await page.context().setOffline(true);
  await office.goTo('Kitchen');
  await office.main.getByRole('article').filter({ hasText: id }).getByRole('button', { name: /Complete/ }).click();
  await office.shop.expectMessage('Order marked as completed');
  await page.context().setOffline(false);
  await expect(order).toContainText('Completed');
  await context.close();
});

test('the shop works on the origin of the API too, and registers no service worker', async ({ page }) => {
  await page.goto(`http://localhost:${apiPort}/user/search`);
  await page.getByRole('searchbox').fill('pesto');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Garden Pesto Noodles' })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  const licences = await readFile(`${env.DIST}/third-party-licences.txt`, 'utf8');
  expect(licences).toMatch(/^react /m);
  expect(licences).not.toMatch(/^(msw|dexie|fake-indexeddb) /m);
});
