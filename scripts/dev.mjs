/** `npm run dev`: the development server, with hot reload. */
import { mustRun, packageCommand, whenStarted } from './command.mjs';
import { preparePictures } from './build.mjs';
import { ensureInstalled } from './install.mjs';

await whenStarted(import.meta.url, async () => {
  await ensureInstalled();
  await preparePictures();
  await mustRun(packageCommand('webpack/bin/webpack.js', ['serve', '--mode', 'development']), 'The development server');
});
