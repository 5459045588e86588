/** `npm start`: installs and builds what is missing, then serves the production app. */
import { whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  const [{ ensureBuilt }, { serve }] = await Promise.all([import('./build.mjs'), import('./serve.mjs')]);
  await ensureBuilt();
  await serve();
});
