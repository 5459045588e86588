/** QA in front of the real server: a build with MOCKS=off and QA=on keeps the scenarios that change requests and answers. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { withoutMocks } from '../scripts/setup/settings.mjs';
import { DEMO_ACCOUNTS } from '../src/domain/user/demoAccounts';
import { Shop, expect, test } from './shop';

const port = withoutMocks.shopPort + 1;
const env: NodeJS.ProcessEnv = { ...process.env, MOCKS: 'off', QA: 'on', API_URL: '', BASE_PATH: '/', DIST: 'test-results/qa-over-http', PORT: String(port), DATA_FOLDER: '', DATABASE_URL: '' };
const BUILD_TIMEOUT_MS = 300_000;

test.use({ baseURL: `http://localhost:${port}/` });

let server: ChildProcess | undefined;

test.beforeAll(async () => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  expect(spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit', env }).status).toBe(0);
  server = spawn(process.execPath, ['--import', 'tsx', 'server/main.mts', '--demo'], { stdio: 'ignore', env });
  await expect(async () => { expect((await fetch(`http://localhost:${port}/readyz`)).ok).toBe(true); }).toPass();
});

test.afterAll(() => {
  server?.kill();
});

test('an order fails on a real server, and the link fails it in another browser too', { tag: '@nightly' }, async ({ shop, page, browser, baseURL }) => {
  const order = async (at: typeof shop) => {
    await at.page.getByLabel('Email').fill(DEMO_ACCOUNTS.customer.email);
    await at.page.getByLabel('Password', { exact: true }).fill(DEMO_ACCOUNTS.customer.password);
    await at.page.getByRole('button', { name: 'Sign In' }).click();
    await expect(at.page).toHaveURL(/\/user$/);
    await at.addToCart('Garden Salad');
    await at.goTo('Cart');
    await at.page.getByLabel('Delivery address').fill('27 Orchard Street');
    await at.page.getByLabel('Contact phone').fill('555 010 0142');
    await at.page.getByRole('button', { name: 'Complete Order' }).click();
  };
  await shop.open('/user/auth');
  await page.waitForFunction(() => window.qa !== undefined);
  await shop.use('checkout-fails');
  await order(shop);
  await shop.expectMessage('There was an error placing your order');
  await page.getByRole('button', { name: /^QA workbench/ }).click();
  const panel = page.getByRole('dialog', { name: 'QA workbench' });
  await expect(panel.getByRole('tab')).toHaveText(['Scenarios', 'Overrides', 'Conditions', 'Requests', 'Sentences', 'Share']);
  await panel.getByRole('tab', { name: 'Share' }).click();
  const link = await panel.getByLabel('Link to this setting').inputValue();

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await other.goto(link.replace('/user/cart', '/user/auth'));
  const otherShop = new Shop(other);
  await order(otherShop);
  await otherShop.expectMessage('There was an error placing your order');
  await context.close();

  await panel.getByRole('button', { name: 'Switch all off' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Complete Order' }).click();
  await expect(page).toHaveURL(/thank-you|order/i);
});
