/**
 * `npm run conformance`: tries the API against its description. With `--url` and `--admin` that of any shop
 * (conformance/run.ts); without, that of each store: the browser's in Node.js, the embedded PostgreSQL, and PostgreSQL with
 * two servers at once.
 */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { run, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { withoutMocks } from './setup/settings.mjs';

const { DEMO_ADMIN = 'admin@fooddelivery.example', DEMO_PASSWORD = 'admin123' } = process.env;
const FIRST_PORT = withoutMocks.apiPort + 10;
/** How long a server may take to start, in ms. */
const START_MS = 60_000;

/** @param {string} program @param {number} port @param {Record<string, string>} settings */
function start(program, port, settings = {}) {
  const args = ['--import', 'tsx', program, '--demo'];
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: '', DATABASE_URL: '', ATTEMPTS_PER_ADDRESS: '100000', SCRYPT_COST: '1024', ...settings };
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Waits until a server answers. @param {string} url */
async function ready(url) {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (await fetch(`${url}/menu`).then(({ ok }) => ok, () => false)) return;
    await wait(200);
  }
  throw new Error(`No shop answers at ${url}`);
}

/** Runs the suite. @param {string[]} urls of one shop @returns its output and whether it passed */
async function suite(urls) {
  const env = { ADMIN_PASSWORD: DEMO_PASSWORD };
  return run([process.execPath, ['--import', 'tsx', 'conformance/run.ts', '--url', urls.join(','), '--admin', DEMO_ADMIN]], { env, capture: true });
}

/**
 * Runs the suite on a store.
 * @param {string} name
 * @param {import('node:child_process').ChildProcess[]} servers
 * @param {number[]} ports
 * @returns the counts
 */
async function tryStore(name, servers, ports) {
  const urls = ports.map((port) => `http://localhost:${port}/api`);
  try {
    await Promise.all(urls.map(ready));
    const { code, output } = await suite(urls);
    const lines = output.trimEnd().split('\n');
    const last = lines.at(-1) ?? '';
    if (code !== 0) console.log(lines.filter((line) => !line.startsWith('passed ')).join('\n'));
    console.log(`${name}: ${last}`);
    const [passed = 0, failed = 1] = (/^(\d+) passed, (\d+) failed$/.exec(last) ?? []).slice(1).map(Number);
    return { passed, failed: code === 0 ? failed : Math.max(1, failed) };
  } finally {
    for (const server of servers) server.kill();
  }
}

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  const args = process.argv.slice(2);
  if (args.length > 0) {
    process.exitCode = (await run([process.execPath, ['--import', 'tsx', 'conformance/run.ts', ...args]])).code;
    return;
  }
  const postgres = await startPostgres();
  const [browser, embedded, one, other] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2, FIRST_PORT + 3];
  try {
    // At once: a client and its server wait for each other most of the time.
    const counts = await Promise.all([
      tryStore('The browser’s database', [start('conformance/browserStore.mts', browser)], [browser]),
      tryStore('Embedded PostgreSQL', [start('server/main.mts', embedded)], [embedded]),
      ...(postgres
        ? [tryStore('PostgreSQL with two servers', [one, other].map((port) => start('server/main.mts', port, { DATABASE_URL: postgres.url })), [one, other])]
        : []),
    ]);
    if (!postgres) console.log('PostgreSQL with two servers: skipped, because it is not installed and cannot be');
    const sum = (/** @type {'passed' | 'failed'} */ which) => counts.reduce((all, each) => all + each[which], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed${postgres ? '' : ', 1 skipped'}`);
    if (sum('failed') > 0) process.exitCode = 1;
  } finally {
    postgres?.stop();
  }
});
