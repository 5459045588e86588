/** Reads a picture file, checks its content and scales it down before it is stored. */
import { type ImageType, imageDimensionsFromData } from 'image-dimensions';

const MAX_MEGABYTES = 20;
/** Above the resolution of any camera; a phone runs out of memory when it decodes more. */
const MAX_MEGAPIXELS = 120;
const QUALITY = 0.86;

const NOT_A_PICTURE = 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.';
const TOO_LARGE = `This picture is too large. Please choose one of at most ${MAX_MEGABYTES} MB.`;
const TOO_MANY_PIXELS = `This picture has too many pixels. Please choose one of at most ${MAX_MEGAPIXELS} megapixels.`;

/** What only animated pictures have in their bytes: a GIF has a delay at each of several frames. */
const ANIMATED: Readonly<Partial<Record<ImageType, RegExp>>> = {
  gif: /!\u00f9..{4}\0.*\0!\u00f9..{4}\0/s,
  png: /acTL/,
  webp: /ANIM/,
  avif: /^.{4}ftypavis/s,
};

/** Returns the size to draw a picture at: at most `edge` by `edge` pixels, same aspect ratio, never enlarged. */
function fit(width: number, height: number, edge: number): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function refuseTooManyPixels({ width, height }: { width: number; height: number }) {
  if (width * height > MAX_MEGAPIXELS * 1_000_000) throw new Error(TOO_MANY_PIXELS);
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    // An animated picture is decoded to its first frame.
    return await createImageBitmap(file);
  } catch {
    throw new Error(NOT_A_PICTURE);
  }
}

function draw(picture: ImageBitmap, edge: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(picture.width, picture.height, edge));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(NOT_A_PICTURE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const small = canvas.toDataURL('image/webp', QUALITY);
  if (small.startsWith('data:image/webp')) return small;
  // Browsers without a WebP encoder return a PNG, which is large, so use JPEG. It has no transparency: draw white behind it.
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', QUALITY);
}

/**
 * Scales a picture file down.
 * @param edge the longer edge of the result, in pixels
 * @returns the picture as a data URL (WebP or JPEG); and whether the file is animated, of which this is the first frame
 * @throws Error with a message for the user if the file is no picture or too large
 */
export async function readPicture(file: File, edge: number): Promise<{ picture: string; moves: boolean }> {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) throw new Error(TOO_LARGE);
  // Read the size from the header first: a file of a few kilobytes can claim more pixels than fit into memory when decoded.
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = imageDimensionsFromData(bytes);
  if (!header || header.width === 0 || header.height === 0) throw new Error(NOT_A_PICTURE);
  refuseTooManyPixels(header);
  const bitmap = await decode(file);
  try {
    // The header may be wrong.
    refuseTooManyPixels(bitmap);
    return { picture: draw(bitmap, edge), moves: ANIMATED[header.type]?.test(new TextDecoder('latin1').decode(bytes)) === true };
  } finally {
    bitmap.close();
  }
}
