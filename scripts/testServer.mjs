/** `npm run test:server`: the tests of the server; with `--nightly` also the long ones, of crashes and outages. */
import { readdirSync } from 'node:fs';
import { run } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

const FOLDER = 'server/tests';

await ensureInstalled();
const ending = process.argv.includes('--nightly') ? /\.test\.ts$/ : /(?<!\.nightly)\.test\.ts$/;
const files = readdirSync(FOLDER).filter((file) => ending.test(file)).map((file) => `${FOLDER}/${file}`);
const args = ['--import', 'tsx', '--test', '--test-concurrency=2', '--test-force-exit', '--test-timeout=900000', '--test-reporter=spec', ...files];
// Passwords are hashed quickly, because the tests open many accounts.
process.exitCode = (await run([process.execPath, args], { env: { SCRYPT_COST: '1024' } })).code;
