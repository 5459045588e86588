/**
 * `npm run test:server`: the tests of the server; with `--nightly` also the long ones, of crashes and outages. The last
 * line has the counts.
 */
import { readdirSync } from 'node:fs';
import { run } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

const FOLDER = 'server/tests';

await ensureInstalled();
const isNightly = process.argv.includes('--nightly');
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.test.ts') && (isNightly || !file.endsWith('.nightly.test.ts')));
const args = ['--import', 'tsx', '--test', '--test-concurrency=2', '--test-force-exit', '--test-timeout=900000', '--test-reporter=spec', ...files.map((file) => `${FOLDER}/${file}`)];
// Passwords are hashed quickly, because the tests open many accounts.
const { code, output } = await run([process.execPath, args], { capture: true, env: { SCRYPT_COST: '1024' } });
console.log(output.trimEnd());
const countOf = (/** @type {string} */ what) => Number(new RegExp(`^\\W*${what} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
const failed = countOf('fail') + countOf('cancelled');
console.log(`${countOf('pass')} passed, ${code === 0 ? failed : Math.max(1, failed)} failed`);
if (code !== 0) process.exitCode = 1;
