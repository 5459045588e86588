/**
 * `npm run server`: installs what is missing, builds the shop for a server, and runs server/main.mts with the arguments of
 * the command.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { projectRoot, withServer } from './setup/settings.mjs';

await ensureInstalled();
const args = process.argv.slice(2);
Object.assign(process.env, withServer);
if (args.every((arg) => arg === '--demo')) await ensureBuilt();
const server = spawn(process.execPath, ['--import', 'tsx', path.join(projectRoot, 'server/main.mts'), ...args], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => { server.kill(signal); });
// npm ends without passing a signal on: nobody could stop the server then.
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) server.kill('SIGTERM'); }, 1000).unref();
server.on('exit', (code) => process.exit(code ?? 1));
