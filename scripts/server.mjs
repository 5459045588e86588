/**
 * `npm run server`: installs what is missing, builds the shop for a server, and runs server/main.mts, which reads the
 * arguments of the command.
 */
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { withServer } from './setup/settings.mjs';

await ensureInstalled();
Object.assign(process.env, withServer);
if (process.argv.slice(2).every((arg) => arg === '--demo')) await ensureBuilt();
// npm ends without passing a signal on: nobody could stop the server then.
const parent = process.ppid;
setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM'); }, 1000).unref();
await import('tsx');
await import(new URL('../server/main.mts', import.meta.url).href);
