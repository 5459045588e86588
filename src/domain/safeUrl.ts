import * as v from 'valibot';
import { limitedText } from './text';

const IMAGE_DATA = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[a-z0-9+/]+=*$/i;

/** Browsers drop control characters and leading space from a URL before they read its scheme: so do we. */
function normalise(url: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are exactly what has to go
  return url.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
}

/** A link that leads to a page: http, https or relative to the app. `javascript:` and the like are not. */
export function isSafeLink(url: string): boolean {
  const address = normalise(url);
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  return !hasScheme || /^https?:/i.test(address);
}

/** The address of a picture: what a link may be, or image data in the address itself. */
export function isSafeImage(url: string): boolean {
  return isSafeLink(url) || IMAGE_DATA.test(url);
}

/** Whether a picture is its own address: a file that somebody has chosen, not a place it is fetched from. */
export function isUploaded(picture: string): boolean {
  return picture.startsWith('data:');
}

/** The address of a picture or of a page in an answer; `''` where there is none. */
export const AddressSchema = v.pipe(v.string(), v.metadata({ format: 'uri-reference' }));

/** The longest address of a picture, in characters; a photo scaled to 256 pixels fits well. */
const IMAGE_MAX_LENGTH = 400_000;

/** An optional picture address. */
export const ImageSchema = v.pipe(
  v.optional(v.string('The image URL must be text'), ''),
  v.trim(),
  v.maxLength(IMAGE_MAX_LENGTH, 'This picture is too large'),
  v.check(isSafeImage, 'Please use an http, https or relative image URL'),
);

/** An optional link. */
export const LinkSchema = v.pipe(
  limitedText('link', 2000),
  v.check(isSafeLink, 'Please use an http, https or relative link'),
);
