const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/)/i;

/**
 * The address a picture is loaded from. Stored data names our own pictures relatively (`pictures/ramen.webp`),
 * so that the same data serves an app mounted under any path; every other address is left as it is.
 */
export function assetUrl(url: string): string {
  return url === '' || ABSOLUTE.test(url) ? url : `${process.env.BASE_PATH}${url}`;
}
