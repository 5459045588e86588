/** Shown instead of a picture that fails to load (docs/behaviour.md, section 5). */
export const PLACEHOLDER = 'pictures/placeholder.svg';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;
/** Prefix of the shop's own pictures in stored data and code, independent of version and base path. */
const OWN = 'pictures/';

/**
 * Returns the URL to load a picture from. Our own pictures are stored by name (`pictures/ramen.webp`), because the base path
 * and the hash in their URL differ between builds. Other URLs are returned unchanged.
 */
export function assetUrl(url: string): string {
  if (url === '' || ABSOLUTE.test(url)) return url;
  // The builds replace each of these expressions as a whole.
  return process.env.BASE_PATH + (url.startsWith(OWN) ? process.env.PICTURES_PATH + url.slice(OWN.length) : url);
}

/** True for our own pictures, which have a transparent background; other photographs fill their frame. */
export function isCutOut(url: string): boolean {
  return url.startsWith(OWN);
}

/**
 * Returns the `<img>` attributes that let the browser choose between a picture and its small copy (public/pictures/README.md).
 * @param url the stored name or URL; only our own pictures have a small copy
 * @param sizes the displayed width, as a value of `<img sizes>`
 */
export function pictureSource(url: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const src = assetUrl(url);
  if (!isCutOut(url) || !src.endsWith('.webp')) return { src };
  const [small, large] = url.startsWith(`${OWN}banner-`) ? [320, 400] : [240, 320];
  // In this order: WebKit starts loading a `src` that is set before `srcset` and `sizes`.
  return { sizes, srcSet: `${src.replace(/webp$/, 'small.webp')} ${String(small)}w, ${src} ${String(large)}w`, src };
}
