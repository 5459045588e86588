// Makes the food, banner and icon pictures from the 3D renderings at build time: node scripts/pictures/pictures.mjs [--force].
// Does nothing while recipes and renderings are unchanged.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../setup/settings.mjs';
import { picturesFingerprint } from './picturesFingerprint.mjs';

const PICTURES = join(projectRoot, 'public', 'pictures');
const ICONS = join(projectRoot, 'public', 'icons');
const STAMP = join(PICTURES, '.stamp');
const CARD_BYTES = 9 * 1024;
const BANNER_BYTES = 13 * 1024;
/** The edge of the small copy by that of the picture, in pixels. Small copies suit phones with a device pixel ratio of 2. */
const SMALL_EDGE = new Map([[320, 240], [400, 320]]);
const SMALL_QUALITY = 60;
const WEBP = { alphaQuality: 60, effort: 6 };
const PAPER = '#fff8f0';

/**
 * Compresses a picture with the highest quality that fits into `mostBytes`.
 * @param {string} name for the error message
 * @param {import('sharp').Sharp} picture
 * @param {number} mostBytes
 * @throws if even the lowest quality is too large
 */
async function webp(name, picture, mostBytes) {
  for (const quality of [84, 76, 68, 60, 52, 44, 36]) {
    const bytes = await picture.clone().webp({ ...WEBP, quality }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`${name} is larger than ${String(mostBytes)} bytes at the lowest quality`);
}

/**
 * @param {typeof import('./compose.mjs').compose} compose
 * @param {import('./compose.mjs').Interceptor[]} logo
 */
async function makeIcons(compose, logo) {
  /** @type {(name: string, edge: number, margin: number, background?: string) => Promise<void>} */
  const png = async (name, edge, margin, background) => {
    let icon = await compose(logo, { edge, margin });
    if (background) icon = icon.flatten({ background });
    await writeFile(join(ICONS, name), await icon.png({ palette: true, effort: 8 }).toBuffer());
  };
  await png('icon-192.png', 192, 10);
  await png('icon-512.png', 512, 26);
  // A maskable icon may lose a fifth on each side, and an iPhone paints transparency black.
  await png('icon-maskable-512.png', 512, 104, PAPER);
  await png('apple-touch-icon.png', 180, 22, PAPER);
  await png('favicon-48.png', 48, 2);
}

const current = picturesFingerprint();
const stamp = existsSync(STAMP) ? await readFile(STAMP, 'utf8') : '';
if (stamp === current && !process.argv.includes('--force')) {
  console.log('pictures: up to date');
} else {
  const [{ compose }, { recipes }, { vectorPictures }] = await Promise.all([
    import('./compose.mjs'),
    import('./recipes.mjs'),
    import('./drawings.mjs'),
  ]);
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  await mkdir(ICONS, { recursive: true });
  for (const [name, layers] of Object.entries(recipes)) {
    const banner = name.startsWith('banner-');
    const square = name === 'app-logo' ? 96 : 320;
    const edge = banner ? 400 : square;
    const draw = (/** @type {number} */ width) => compose(layers, { edge: width, margin: Math.round(width * 0.02) });
    await writeFile(join(PICTURES, `${name}.webp`), await webp(name, await draw(edge), banner ? BANNER_BYTES : CARD_BYTES));
    const small = await draw(SMALL_EDGE.get(edge) ?? edge);
    await writeFile(join(PICTURES, `${name}.small.webp`), await small.webp({ ...WEBP, quality: SMALL_QUALITY }).toBuffer());
  }
  for (const [name, text] of Object.entries(vectorPictures)) await writeFile(join(PICTURES, name), text);
  await makeIcons(compose, recipes['app-logo'] ?? []);
  await writeFile(STAMP, current);
  console.log(`pictures: made ${String(Object.keys(recipes).length + Object.keys(vectorPictures).length)}`);
}
