/** `npm run dev`: the development server, with hot reload. */
import { mustRun, packageCommand } from './setup/command.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled();
await mustRun(packageCommand('webpack/bin/webpack.js', ['serve', '--mode', 'development']), 'The development server');
