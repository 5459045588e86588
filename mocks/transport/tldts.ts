/**
 * Replaces the package `tldts` in the browser (webpack.config.ts). Mock Service Worker's cookie store asks it for the
 * registrable domain of a host; the API uses no cookies, so the host name itself is enough.
 */
export const getDomain = (hostname: string): string => hostname;
