/** URL patterns of the contract's calls, for handlers, scenarios and the request log. */
import type { Call } from '../../src/domain/calls/call';

/**
 * Matches every call of the API under any base path. A regular expression, because MSW throws when it decodes broken
 * escapes for a path pattern.
 */
export const EVERY_CALL = /\/api\//;

/** The method of MSW's `http` for a call: `http[methodOf(call)](pathOf(call), …)`. */
export function methodOf(call: Call): 'get' | 'post' | 'patch' | 'delete' {
  return call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
}

/** The path pattern of a call for MSW, under any base path. */
export function pathOf(call: Call): string {
  return `*/api${call.path}`;
}

/** The path of a request below the API's base, such as `/orders`. It is the same on every host. */
export function apiPath(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*\/api(?=\/)/, '');
}
