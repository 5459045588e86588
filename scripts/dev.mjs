/** `npm run dev`: the development server, with hot reload. */
import { mustRun, packageCommand, whenStarted } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  await mustRun(packageCommand('webpack/bin/webpack.js', ['serve', '--mode', 'development']), 'The development server');
});
