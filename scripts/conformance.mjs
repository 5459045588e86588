/**
 * `npm run conformance`: tries the API against its description. With `--url` and `--admin` that of any shop
 * (conformance/run.ts); without, that of each store: the browser's in Node.js, the embedded PostgreSQL, and PostgreSQL with
 * two servers at once.
 */
import { run } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { startPostgres } from './setup/postgres.mjs';
import { withoutMocks } from './setup/settings.mjs';
import { ADMIN, startServer } from './setup/shopServer.mjs';

const SUITE = ['--import', 'tsx', 'conformance/run.ts'];
const FIRST_PORT = withoutMocks.apiPort + 10;

/**
 * Runs the suite on a store.
 * @param {string} name
 * @param {string} program of its servers
 * @param {number[]} ports of its servers
 * @param {Record<string, string>} [settings] of its servers
 * @returns the counts
 */
async function tryStore(name, program, ports, settings) {
  const servers = await Promise.all(ports.map((port) => startServer(program, port, settings)));
  const urls = ports.map((port) => `http://localhost:${port}/api`).join(',');
  const { code, output } = await run([process.execPath, [...SUITE, '--url', urls, '--admin', ADMIN.email]], { capture: true, env: { ADMIN_PASSWORD: ADMIN.password } });
  for (const server of servers) server.kill();
  const lines = output.trimEnd().split('\n');
  if (code !== 0) console.log(lines.filter((line) => !line.startsWith('passed ')).join('\n'));
  console.log(`${name}: ${lines.at(-1)}`);
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed$/.exec(lines.at(-1) ?? '') ?? [];
  // A suite that fails without a failing test counts as one.
  return { passed: Number(passed), failed: Number(failed) || Number(code !== 0) };
}

/** Runs the suite on every store at once, because a client and its server wait for each other most of the time. */
async function tryStores() {
  const postgres = await startPostgres();
  try {
    const counts = await Promise.all([
      tryStore('The browser’s database', 'conformance/browserStore.mts', [FIRST_PORT]),
      tryStore('Embedded PostgreSQL', 'server/main.mts', [FIRST_PORT + 1]),
      ...(postgres ? [tryStore('PostgreSQL with two servers', 'server/main.mts', [FIRST_PORT + 2, FIRST_PORT + 3], { DATABASE_URL: postgres.url })] : []),
    ]);
    const sum = (/** @type {'passed' | 'failed'} */ which) => counts.reduce((all, each) => all + each[which], 0);
    console.log(`${sum('passed')} passed, ${sum('failed')} failed${postgres ? '' : ', 1 skipped: PostgreSQL is not installed and cannot be'}`);
    return sum('failed') > 0 ? 1 : 0;
  } finally {
    postgres?.stop();
  }
}

await ensureInstalled();
const args = process.argv.slice(2);
process.exitCode = args.length > 0 ? (await run([process.execPath, [...SUITE, ...args]])).code : await tryStores();
