/** `npm run build:without-mocks`: the build for the end-to-end tests with a real API. Does nothing if it is up to date. */
import { whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { withoutMocks } from './setup/settings.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  // The build reads its settings when it is imported.
  Object.assign(process.env, withoutMocks.env);
  const { ensureBuilt } = await import('./build.mjs');
  await ensureBuilt();
});
