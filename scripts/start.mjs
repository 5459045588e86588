/** `npm start`: installs and builds what is missing, then serves the production app. */
import { ensureBuilt } from './build.mjs';
import { serve } from './serve.mjs';
import { ensureInstalled } from './setup/install.mjs';

await ensureInstalled();
await ensureBuilt();
await serve();
