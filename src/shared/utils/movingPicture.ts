/** Decodes some bytes as Latin-1 text. */
const textAt = (bytes: Uint8Array, from: number, length: number) => String.fromCharCode(...bytes.subarray(from, from + length));

/** Counts the occurrences of a byte sequence, up to `most`. */
function countUpTo(most: number, bytes: Uint8Array, run: readonly number[]): number {
  let found = 0;
  for (let at = bytes.indexOf(run[0] ?? 0); at >= 0 && found < most; at = bytes.indexOf(run[0] ?? 0, at + 1)) {
    if (run.every((byte, offset) => bytes[at + offset] === byte)) found += 1;
  }
  return found;
}

const FRAME_OF_GIF = [0x00, 0x21, 0xf9, 0x04];
/** 'acTL', the animation control chunk of an animated PNG. */
const ANIMATION_OF_PNG = [0x61, 0x63, 0x54, 0x4c];
const ANIMATION_FLAG_OF_WEBP = 0x02;

/** True for an animated GIF, PNG or WebP; drawing it to a canvas uses only the first frame. */
export async function isMoving(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (textAt(bytes, 0, 4) === 'GIF8') return countUpTo(2, bytes, FRAME_OF_GIF) > 1;
  if (textAt(bytes, 1, 3) === 'PNG') return countUpTo(1, bytes.subarray(0, 4096), ANIMATION_OF_PNG) > 0;
  if (textAt(bytes, 8, 8) === 'WEBPVP8X') return ((bytes[20] ?? 0) & ANIMATION_FLAG_OF_WEBP) !== 0;
  return false;
}
