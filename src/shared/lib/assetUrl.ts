/** What stands in for a picture that cannot be loaded (specification, section 5). */
export const PLACEHOLDER = 'pictures/placeholder.svg';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;
/** How stored data and the code name the shop's own pictures, in every version and below every path. */
const OWN = 'pictures/';

/**
 * The address a picture is loaded from. Our own pictures are stored by name (`pictures/ramen.webp`): their address has
 * the base path and a hash, which differ between builds. Other addresses stay as they are.
 */
export function assetUrl(url: string): string {
  if (url === '' || ABSOLUTE.test(url)) return url;
  // The builds replace each of these names as a whole.
  return process.env.BASE_PATH + (url.startsWith(OWN) ? process.env.PICTURES_PATH + url.slice(OWN.length) : url);
}

/** True for our own pictures, which are cut out; a photograph from elsewhere fills its frame. */
export function isCutOut(url: string): boolean {
  return url.startsWith(OWN);
}

/**
 * The attributes by which a browser chooses between a picture and its small copy (scripts/pictures.mjs).
 * @param url as stored; only our own pictures have a small copy
 * @param sizes how wide the picture is drawn, as `<img sizes>` takes it
 */
export function pictureSource(url: string, sizes: string): { src: string; srcSet?: string; sizes?: string } {
  const src = assetUrl(url);
  if (!isCutOut(url) || !src.endsWith('.webp')) return { src };
  const [small, large] = url.startsWith(`${OWN}banner-`) ? [320, 400] : [240, 320];
  // In this order: WebKit fetches a `src` that is set before the others.
  return { sizes, srcSet: `${src.replace(/webp$/, 'small.webp')} ${String(small)}w, ${src} ${String(large)}w`, src };
}
