/**
 * `npm run bench -- visits`: runs scenarios of bench/scenarios/, all of them if none is named, on the production build in
 * Chromium. Their options follow their names.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '../scripts/build.mjs';
import { staticHandler } from '../scripts/serve.mjs';
import { ensureBrowser, findBrowser } from '../scripts/setup/chromium.mjs';
import backOffice from './scenarios/back-office.mjs';
import bigShop from './scenarios/big-shop.mjs';
import rush from './scenarios/rush.mjs';
import visits from './scenarios/visits.mjs';

const PORT = process.env.PORT ?? '4399';
const SCENARIOS = { visits, 'back-office': backOffice, 'big-shop': bigShop, rush };

const named = process.argv.slice(2).filter((word) => /^[a-z]/.test(word));
const chosen = Object.entries(SCENARIOS).filter(([name]) => named.length === 0 || named.includes(name));
if (chosen.length < named.length) throw new Error(`The scenarios are ${Object.keys(SCENARIOS).join(', ')}.`);

await ensureBuilt();
await ensureBrowser();
const server = createServer(await staticHandler('/')).listen(PORT);
await once(server, 'listening');
for (const [name, measure] of chosen) {
  console.log(`\n=== ${name} ===`);
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
  await measure({ home: `http://localhost:${PORT}`, browser });
  await browser.close();
}
server.close();
