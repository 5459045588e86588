/** The command `npm run server`: serves the shop, or makes an administrator, imports and exports a shop. */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { staticHandler } from '../scripts/serve.mjs';
import { type Database, connect } from './postgres/connect';
import { createAdmin, setPassword, signOutEverywhere } from './accounts';
import { migrate } from './postgres/migrations';
import { exportShop, importShop } from './shopFiles';
import { prepareShop, serve, serverBackend } from './serve';

const DEFAULT_PORT = 4180;
const EVENTS_POLL_MS = 5000;
const DEFAULT_ATTEMPTS = 100;

const HOW = `Usage: npm run server [-- --demo]
       npm run server -- create-admin EMAIL
       npm run server -- set-password EMAIL
       npm run server -- sign-out EMAIL
       npm run server -- import FILE
       npm run server -- export FILE`;

/** What was asked for. An unknown option ends the process with the usage. */
function readArguments() {
  try {
    return parseArgs({ options: { demo: { type: 'boolean', default: false } }, allowPositionals: true });
  } catch {
    console.error(HOW);
    return process.exit(2);
  }
}

const { values, positionals } = readArguments();
const [command = 'serve', argument] = positionals;
const { DATABASE_URL, DATA_FOLDER = '.data/postgres', PORT, ORIGINS = '', TRUST_PROXY, EVENTS_POLL, ATTEMPTS_PER_ADDRESS } = process.env;

async function run(database: Database) {
  await migrate(database.db);
  const backend = serverBackend(database, values.demo);
  const hasAdministrator = await prepareShop(backend);
  if (command === 'create-admin' && argument !== undefined) return createAdmin(backend, argument);
  if (command === 'set-password' && argument !== undefined) return setPassword(backend, argument);
  if (command === 'sign-out' && argument !== undefined) return signOutEverywhere(backend, argument);
  if (command === 'import' && argument !== undefined) return importShop(backend, database.db, await readFile(argument, 'utf8'));
  if (command === 'export' && argument !== undefined) return writeFile(argument, await exportShop(backend, database.db));
  if (command !== 'serve') throw new Error(HOW);
  const port = Number(PORT ?? DEFAULT_PORT);
  await serve(database, {
    port,
    demo: values.demo,
    origins: ORIGINS.split(',').map((origin) => origin.trim()).filter((origin) => origin !== ''),
    trustProxy: TRUST_PROXY !== undefined,
    pollMs: Number(EVENTS_POLL ?? EVENTS_POLL_MS),
    attemptsPerAddress: Number(ATTEMPTS_PER_ADDRESS ?? DEFAULT_ATTEMPTS),
    files: await staticHandler('/'),
  });
  console.log(`The shop is open at http://localhost:${port}/`);
  if (!hasAdministrator) console.log(`It has no administrator yet. ${given(DATABASE_URL) === undefined ? 'Stop it with Ctrl+C, and run' : 'Run'} npm run server -- create-admin EMAIL`);
  return undefined;
}

/** An empty setting counts as none. */
const given = (setting: string | undefined) => (setting === '' ? undefined : setting);

let database: Database | undefined;
try {
  database = await connect({ url: given(DATABASE_URL), folder: given(DATA_FOLDER) });
  await run(database);
  if (command !== 'serve') await database.close();
} catch (error) {
  // The messages of refusals and usage are for people.
  console.error(error instanceof Error ? error.message : error);
  await database?.close().catch(() => undefined);
  process.exit(1);
}
