/** The host that `npm start` is (scripts/serve.mjs). */
import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { expect, test } from './shop';

const FOLDER = 'test-results/served';

/** Serves the copy, and gives its address. */
async function start(): Promise<{ host: ChildProcess; address: string }> {
  const host = spawn(process.execPath, [`${FOLDER}/scripts/serve.mjs`], { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, PORT: '4350' } });
  for await (const line of createInterface(host.stdout)) {
    const address = /http:\S+/.exec(line)?.[0];
    if (address !== undefined) return { host, address };
  }
  throw new Error('The copy is not served');
}

test.use({ serviceWorkers: 'block' });

test('sends what a build has made meanwhile, with the policy that belongs to it', async ({ page }) => {
  await rm(FOLDER, { recursive: true, force: true });
  await cp('scripts', `${FOLDER}/scripts`, { recursive: true });
  await cp('dist', `${FOLDER}/dist`, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const { host, address } = await start();
  try {
    await page.goto(`${address}user`);
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();

    const old = await readFile(`${FOLDER}/dist/index.html`, 'utf8');
    await writeFile(`${FOLDER}/dist/index.html`, old.replace('<script>', '<script>window.rebuilt=true;'));
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
    expect(await page.evaluate(() => 'rebuilt' in window)).toBe(true);
  } finally {
    host.kill();
  }
});
