import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** @typedef {{ hues: [number, number], turn: number, light?: number, vivid?: number }} Recolouring */
/** @typedef {{ emoji?: string, svg?: Buffer, size: number, at: [number, number], rotate?: number, flip?: boolean, recolour?: Recolouring[] }} Interceptor */

const require = createRequire(import.meta.url);
const RENDERINGS = join(dirname(require.resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const CANVAS = 480;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Shifts the hue of all pixels in a range of hues, so that one rendering can serve two dishes.
 * @param {Buffer} pixels RGBA, changed in place
 * @param {Recolouring} change
 */
function recolour(pixels, { hues: [from, to], turn, light = 1, vivid = 1 }) {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red, green, blue] = [0, 1, 2].map((channel) => pixels.readUInt8(at + channel) / 255);
    if (red === undefined || green === undefined || blue === undefined) continue;
    const max = Math.max(red, green, blue);
    const chroma = max - Math.min(red, green, blue);
    if (pixels[at + 3] === 0 || chroma < 0.02) continue;
    let sector = (red - green) / chroma + 4;
    if (max === red) sector = (green - blue) / chroma;
    else if (max === green) sector = (blue - red) / chroma + 2;
    const hue = (sector * 60 + 360) % 360;
    if (hue < from || hue > to) continue;
    const value = Math.min(1, max * light);
    const saturation = Math.min(1, (chroma / max) * vivid);
    for (const [index, offset] of [5, 3, 1].entries()) {
      const k = (offset + ((hue + turn) % 360) / 60) % 6;
      pixels[at + index] = Math.round(255 * (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1))));
    }
  }
}

/** @param {Interceptor} layer */
async function paint({ emoji, svg, size, rotate = 0, flip = false, recolour: changes = [] }) {
  const source = sharp(svg ?? join(RENDERINGS, `${emoji}.webp`)).ensureAlpha().flop(flip);
  const { data, info } = await source.raw().toBuffer({ resolveWithObject: true });
  for (const change of changes) recolour(data, change);
  /** @type {import('sharp').CreateRaw} */
  const raw = { width: info.width, height: info.height, channels: 4 };
  const turned = await sharp(data, { raw }).resize(size, size, { kernel: 'lanczos3' }).png().toBuffer();
  return sharp(turned).rotate(rotate, { background: CLEAR }).png().toBuffer({ resolveWithObject: true });
}

/**
 * Paints the layers, trims them and places the result on the baseline that all pictures share, so that the page's
 * contact shadow fits every dish.
 * @param {Interceptor[]} layers
 * @param {{ edge: number, margin: number }} box
 */
export async function compose(layers, { edge, margin }) {
  const pad = CANVAS / 2;
  const painted = await Promise.all(
    layers.map(async (layer) => {
      const { data, info } = await paint(layer);
      const [x, y] = layer.at;
      return { input: data, left: Math.round(pad + x - info.width / 2), top: Math.round(pad + y - info.height / 2) };
    }),
  );
  const scene = await sharp({ create: { width: CANVAS * 2, height: CANVAS * 2, channels: 4, background: CLEAR } })
    .composite(painted)
    .png()
    .toBuffer();
  const room = edge - 2 * margin;
  const { data, info } = await sharp(scene)
    .trim({ background: CLEAR, threshold: 12 })
    .resize(room, room, { fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round((edge - info.width) / 2);
  return sharp({ create: { width: edge, height: edge, channels: 4, background: CLEAR } }).composite([
    { input: data, left, top: edge - margin - info.height },
  ]);
}
