// Subsets the heading font: node scripts/bundle/subset-font.mjs. The result is committed, because it changes only with the
// font or this list.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { projectRoot } from '../setup/settings.mjs';

const require = createRequire(import.meta.url);
const face = dirname(require.resolve('@fontsource-variable/bricolage-grotesque/package.json'));
const folder = join(projectRoot, 'src/shared/styles/fonts');
const MOST_BYTES = 12 * 1024;
const HEADING_WEIGHT = 700;

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/**
 * The characters of each file. The page preloads the first, which is enough for English, so it is small. The second is
 * loaded when a heading contains one of its characters (base.css).
 */
const FILES = {
  'bricolage-grotesque-700.woff2': `${range(0x20, 0x7e)}–—‘’“”…`,
  'bricolage-grotesque-700-latin.woff2': `${range(0xa0, 0xff)}‚„•‹›€™−Œœ`,
};

const source = await readFile(join(face, 'files', 'bricolage-grotesque-latin-wght-normal.woff2'));
await mkdir(folder, { recursive: true });
for (const [file, characters] of Object.entries(FILES)) {
  const subset = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: HEADING_WEIGHT },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum'],
  });
  if (subset.length > MOST_BYTES) throw new Error(`${file} has ${String(subset.length)} bytes, more than ${String(MOST_BYTES)}`);
  await writeFile(join(folder, file), subset);
  console.log(`${file}: ${String(subset.length)} bytes`);
}
await copyFile(join(face, 'LICENSE'), join(folder, 'OFL.txt'));
