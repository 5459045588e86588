/** What stands in for a picture that cannot be loaded (specification, section 5). */
export const PLACEHOLDER = 'pictures/placeholder.svg';

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The address a picture is loaded from. Stored data names our own pictures relatively (`pictures/ramen.webp`),
 * so that the same data serves an app mounted under any path; every other address is left as it is.
 */
export function assetUrl(url: string): string {
  return url === '' || ABSOLUTE.test(url) ? url : `${process.env.BASE_PATH}${url}`;
}

/** True for our own pictures, which are cut out; a photograph from elsewhere fills its frame. */
export function isCutOut(url: string): boolean {
  return url.startsWith('pictures/');
}
