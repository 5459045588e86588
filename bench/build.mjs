/**
 * Measures build times: the production build compared with a default webpack configuration
 * (bench/default.webpack.config.mjs) in turns, a build without changes, and the development server: the code it
 * compiles for the storefront, and the time from an edit to the screen. Empties the bundler's cache. Edits one source
 * file and restores it.
 * Usage: npm run bench:build [-- --runs 3]
 */
import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../scripts/setup/chromium.mjs';
import { mustRun, packageCommand } from '../scripts/setup/command.mjs';
import { ensureInstalled } from '../scripts/setup/install.mjs';
import { buildSettings, projectRoot } from '../scripts/setup/settings.mjs';
import { median, option } from './measuring.mjs';

const RUNS = option('--runs', 3);
const EDITS = option('--edits', 7);
const PORT = Number(process.env.PORT ?? 4395);
const EDITED = path.join(projectRoot, 'src/features/menu/Menu.tsx');
const TITLE = 'Our menu';
/** A text that only the back office's code contains. */
const BACK_OFFICE = 'ADMIN PANEL';

const emptyCache = () => rm(path.join(buildSettings().workFolder, 'webpack'), { recursive: true, force: true });

/** The duration of some work in seconds. @param {() => Promise<unknown>} work */
async function timed(work) {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

/** @param {Record<string, readonly number[]>} times */
const table = (times) =>
  Object.fromEntries(Object.entries(times).map(([name, all]) => [name, Object.fromEntries(Object.entries({ median: median(all), least: Math.min(...all), most: Math.max(...all) }).map(([key, value]) => [key, value.toFixed(2)]))]));

async function compareBuilds() {
  const webpack = 'webpack/bin/webpack.js';
  /** @type {Record<'the default configuration' | 'npm run build, nothing kept' | 'npm run build, nothing changed', number[]>} */
  const times = { 'the default configuration': [], 'npm run build, nothing kept': [], 'npm run build, nothing changed': [] };
  const ours = () => mustRun([process.execPath, [path.join(projectRoot, 'scripts/build.mjs')]], 'The build');
  for (let run = 0; run < RUNS; run += 1) {
    times['the default configuration'].push(await timed(() => mustRun(packageCommand(webpack, ['--config', 'bench/default.webpack.config.mjs']), 'The default build')));
    await emptyCache();
    times['npm run build, nothing kept'].push(await timed(ours));
    times['npm run build, nothing changed'].push(await timed(ours));
  }
  await rm(path.join(projectRoot, '.cache/bench-build'), { recursive: true, force: true });
  console.log(`\nSeconds for a production build, ${RUNS} runs in turns`);
  console.table(table(times));
  const ratio = median(times['npm run build, nothing kept']) / median(times['the default configuration']);
  console.log(`With an empty cache: ${ratio.toFixed(2)} of the default configuration's time`);
}

/** Runs `use` with the development server. @param {() => Promise<void>} use */
async function withDevServer(use) {
  const [node, args] = packageCommand('webpack/bin/webpack.js', ['serve', '--mode', 'development']);
  const server = spawn(node, args, { cwd: projectRoot, env: { ...process.env, PORT: String(PORT) }, stdio: ['ignore', 'pipe', 'inherit'] });
  server.stdout.resume();
  try {
    await use();
  } finally {
    const closed = new Promise((resolve) => server.once('close', resolve));
    server.kill();
    await closed;
  }
}

async function useDevServer() {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  const source = await readFile(EDITED, 'utf8');
  /** @type {Record<string, number[]>} */
  const times = {};
  try {
    for (const cache of ['empty', 'filled']) {
      if (cache === 'empty') await emptyCache();
      const started = performance.now();
      const note = (/** @type {string} */ what) => { (times[what] ??= []).push((performance.now() - started) / 1000); };
      await withDevServer(async () => {
        const page = await browser.newPage();
        /** @type {Promise<string>[]} */
        const scripts = [];
        page.on('response', (response) => { if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => '')); });
        while (!(await fetch(`http://localhost:${PORT}/`).then(({ ok }) => ok, () => false))) await new Promise((resolve) => { setTimeout(resolve, 100); });
        await page.goto(`http://localhost:${PORT}/user`);
        const title = page.getByRole('heading', { level: 1 });
        await page.getByLabel(/^Add to cart: /).first().waitFor({ timeout: 120_000 });
        note(`storefront on the screen, ${cache} cache`);
        const withBackOffice = (await Promise.all(scripts)).filter((code) => code.includes(BACK_OFFICE)).length;
        console.log(`Scripts of the storefront in development that contain the back office: ${withBackOffice} of ${scripts.length} (${cache} cache)`);
        if (cache === 'empty') return;
        await page.waitForTimeout(3000);
        for (let edit = 1; edit <= EDITS; edit += 1) {
          const text = edit === EDITS ? TITLE : `${TITLE} ${edit}`;
          const seconds = await timed(async () => {
            await writeFile(EDITED, source.replace(`>${TITLE}<`, `>${text}<`));
            await title.filter({ hasText: new RegExp(`^${text}$`) }).waitFor();
          });
          (times['an edit on the screen'] ??= []).push(seconds);
          await page.waitForTimeout(500);
        }
      });
    }
  } finally {
    await writeFile(EDITED, source);
    await browser.close();
  }
  console.log('\nSeconds in development');
  console.table(table(times));
}

await ensureInstalled();
await compareBuilds();
await useDevServer();
