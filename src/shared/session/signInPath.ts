/** The address of the sign-in: where to come back to, and why the visitor was sent there. */
import { routes } from '../utils/paths';

/**
 * Returns the address of the sign-in, which works as a plain link as well.
 * @param from path and query to return to, without the base path
 * @param why key of the sentence that the sign-in page shows
 */
export function signInPath(from: string, why: string): string {
  return `${routes.auth}?${new URLSearchParams({ why, from }).toString()}`;
}

/**
 * Reads where to return to from the address of the sign-in page.
 * @param params the query of that page
 * @returns a path with its query; null if there is none, or one that leads to another site
 */
export function returnPath(params: URLSearchParams): string | null {
  const from = params.get('from');
  return from !== null && /^\/(?![/\\])/.test(from) ? from : null;
}
