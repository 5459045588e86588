/**
 * Stands in for the package `tldts` in the browser (see webpack.config.ts). Mock Service Worker's cookie store asks it
 * for the registrable part of a host name; an API without cookies is served by the host name itself.
 */
export const getDomain = (hostname: string): string => hostname;
