/** Checks that a build contains the QA workbench and the mocks exactly if its settings ask for them. */
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { buildSettings } from '../setup/settings.mjs';

/** Texts of each part: of the panel, the settings and the scenarios; and of the backend, its sample data, the demo accounts and the screens for demo data. */
const TEXTS = /** @type {const} */ ({
  qa: ['QA workbench', 'qa-settings', 'checkout-fails'],
  mocks: ['x-answered-by', 'mockServiceWorker', 'indexedDB', 'refuses to store the shop', 'Demo data', 'demo data', 'demo/', 'Margherita Pizza', 'Maya Patel', 'admin123'],
});

/** Fails if a script or a page contains a text of a part that the build leaves out, or if none contains one of a part that it has. */
export async function checkLeftOut() {
  const { dist, ...settings } = buildSettings();
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html)$/.test(file));
  const contents = await Promise.all(files.map((file) => readFile(path.join(dist, file), 'utf8')));
  for (const part of /** @type {const} */ (['qa', 'mocks'])) {
    // In front of a real API the workbench names parts of the sample shop.
    if (part === 'mocks' && settings.mocks === 'off' && settings.qa === 'on') continue;
    for (const text of TEXTS[part]) {
      const file = files.find((_, at) => contents[at]?.includes(text));
      if ((file !== undefined) !== (settings[part] === 'on')) throw new Error(`${part.toUpperCase()}=${settings[part]}, but ${file ?? 'no file'} contains “${text}”.`);
    }
  }
}
