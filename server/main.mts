/** The command `npm run server`: serves the shop, or makes an administrator, imports and exports a shop. */
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { staticHandler } from '../scripts/serve.mjs';
import { type Database, connect } from './postgres/connect';
import { createAdmin, setPassword, signOutEverywhere } from './accounts';
import { migrate } from './postgres/migrations';
import { exportShop, importShop } from './shopFiles';
import type { Backend } from '../backend/backend';
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

/** The commands with an argument. */
const COMMANDS: Readonly<Record<string, (argument: string, backend: Backend, database: Database) => Promise<void>>> = {
  'create-admin': (email, backend) => createAdmin(backend, email),
  'set-password': (email, backend) => setPassword(backend, email),
  'sign-out': (email, backend) => signOutEverywhere(backend, email),
  import: async (file, backend, { db }) => importShop(backend, db, await readFile(file, 'utf8')),
  export: async (file, backend, { db }) => {
    // For nobody else to read: it has the hashes of passwords and where customers live.
    await writeFile(file, await exportShop(backend, db), { mode: 0o600 });
    console.log(`The shop is saved in ${file}.`);
  },
};

/** What was asked for; without a command the shop is served. Anything else ends the process with the usage. */
function readArguments() {
  try {
    const { values: { demo }, positionals: [name, argument = '', ...more] } = parseArgs({ options: { demo: { type: 'boolean', default: false } }, allowPositionals: true });
    if (name === undefined) return { demo };
    const command = COMMANDS[name];
    if (command && argument !== '' && more.length === 0) return { demo, command: (backend: Backend, database: Database) => command(argument, backend, database) };
  } catch {
    // An unknown option.
  }
  console.error(HOW);
  return process.exit(2);
}

const { demo, command } = readArguments();
const { DATABASE_URL, DATA_FOLDER = '.data/postgres', PORT, HOST, ORIGINS = '', TRUST_PROXY = '', EVENTS_POLL, ATTEMPTS_PER_ADDRESS } = process.env;

async function run(database: Database) {
  await migrate(database.db);
  const backend = serverBackend(database, demo);
  const hasAdministrator = await prepareShop(backend);
  if (command) return command(backend, database);
  const port = wholeNumber('PORT', PORT, DEFAULT_PORT);
  await serve(database, {
    port,
    host: given(HOST),
    demo,
    origins: ORIGINS.split(',').map((origin) => origin.trim()).filter((origin) => origin !== ''),
    trustProxy: !['', '0', 'false'].includes(TRUST_PROXY),
    pollMs: wholeNumber('EVENTS_POLL', EVENTS_POLL, EVENTS_POLL_MS),
    attemptsPerAddress: wholeNumber('ATTEMPTS_PER_ADDRESS', ATTEMPTS_PER_ADDRESS, DEFAULT_ATTEMPTS),
    files: await staticHandler('/'),
  });
  console.log(`The shop is open at http://localhost:${port}/`);
  if (!hasAdministrator) console.log(`It has no administrator yet. ${given(DATABASE_URL) === undefined ? 'Stop it with Ctrl+C, and run' : 'Run'} npm run server -- create-admin EMAIL`);
  return undefined;
}

/** An empty setting counts as none. */
const given = (setting: string | undefined) => (setting === '' ? undefined : setting);

/** @throws if a setting is no whole number above 0 */
function wholeNumber(name: string, setting: string | undefined, otherwise: number): number {
  const number = Number(given(setting) ?? otherwise);
  if (!Number.isInteger(number) || number <= 0) throw new Error(`${name} has to be a whole number above 0, not '${String(setting)}'.`);
  return number;
}

let database: Database | undefined;
try {
  database = await connect({ url: given(DATABASE_URL), folder: given(DATA_FOLDER) });
  await run(database);
  if (command) await database.close();
} catch (error) {
  // The messages of refusals are for people.
  console.error(error instanceof Error ? error.message : error);
  await database?.close().catch(() => undefined);
  process.exit(1);
}
