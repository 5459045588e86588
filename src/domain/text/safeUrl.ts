import * as v from 'valibot';
import { limitedText } from './text';

const IMAGE_DATA = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,[a-z0-9+/]+=*$/i;

/** Whether a URL may be the target of a link: http, https or relative. `javascript:` and other schemes are not. */
export function isSafeLink(url: string): boolean {
  // As browsers do before they parse the scheme.
  // oxlint-disable-next-line no-control-regex -- the pattern removes control characters
  const address = url.replace(/[\u0000-\u0020\u007f-\u009f]/g, '');
  const hasScheme = /^[a-z][a-z0-9+.-]*:/i.test(address);
  return !hasScheme || /^https?:/i.test(address);
}

/** Whether a URL may be a picture's source: what a link may be, or a base64 image in a data URL. */
export function isSafeImage(url: string): boolean {
  return isSafeLink(url) || IMAGE_DATA.test(url);
}

/** Whether a picture is a data URL, which holds an uploaded file, and not a URL to fetch. */
export function isUploaded(picture: string): boolean {
  return picture.startsWith('data:');
}

/** The URL of a picture or of a page in a response; `''` if there is none. */
export const AddressSchema = v.pipe(v.string(), v.metadata({ format: 'uri-reference' }));

/** The longest URL of a picture, in characters. A photo scaled to 256 pixels fits well. */
const IMAGE_MAX_LENGTH = 400_000;

/** An optional picture URL. */
export const ImageSchema = v.pipe(
  v.optional(v.string('The image URL must be text'), ''),
  v.trim(),
  v.maxLength(IMAGE_MAX_LENGTH, 'This picture is too large'),
  v.check(isSafeImage, 'Please use an http, https or relative image URL'),
);

/** An optional link, trimmed. */
export const LinkSchema = v.pipe(
  limitedText('link', 2000),
  v.check(isSafeLink, 'Please use an http, https or relative link'),
);
