import type { ImageType } from 'image-dimensions';

/** Whether a picture has several frames. A picture that cannot be read counts as still. */
export async function isAnimated(bytes: Uint8Array<ArrayBuffer>, type: ImageType): Promise<boolean> {
  try {
    // On secure pages only.
    if ('ImageDecoder' in window) return await countFrames(bytes, `image/${type}`) > 1;
    if (type === 'gif') {
      const { GifReader } = await import('omggif');
      return new GifReader(bytes).numFrames() > 1;
    }
    return type === 'png' ? indexOfText(bytes, 'acTL', indexOfText(bytes, 'IDAT')) >= 0 : type === 'webp' && isAnimatedWebp(bytes);
  } catch {
    return false;
  }
}

async function countFrames(data: Uint8Array<ArrayBuffer>, type: string): Promise<number> {
  const decoder = new ImageDecoder({ data, type });
  try {
    // Until all of it is parsed, the count is that of the first frames. `animated` is also true for a GIF of one frame.
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    return decoder.tracks.selectedTrack?.frameCount ?? 0;
  } finally {
    decoder.close();
  }
}

/** The place of some ASCII characters before `end`; -1 if they are not there. */
function indexOfText(bytes: Uint8Array, text: string, end = bytes.length): number {
  return new TextDecoder('latin1').decode(bytes.subarray(0, Math.max(0, end))).indexOf(text);
}

/** The flags of an extended WebP, which has this header, are at byte 20. */
function isAnimatedWebp(bytes: Uint8Array): boolean {
  return indexOfText(bytes, 'WEBPVP8X', 16) === 8 && ((bytes[20] ?? 0) & 0x02) !== 0;
}
