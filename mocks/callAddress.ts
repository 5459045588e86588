/** Where the calls of the contract are, for whoever answers them or notes that they came. */
import type { Call } from '../src/domain/calls/call';

/**
 * Every call of the API as MSW matches it, wherever the app is mounted. Without parts that MSW would decode: broken
 * escapes throw there.
 */
export const EVERY_CALL = /\/api\//;

/** The MSW predicate of a call: `http[methodOf(call)](pathOf(call), …)`. */
export function methodOf(call: Call): 'get' | 'post' | 'patch' | 'delete' {
  return call.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete';
}

/** The path of a call as MSW matches it, wherever the app is mounted. */
export function pathOf(call: Call): string {
  return `*/api${call.path}`;
}

/** What a call asks for, from below the place where the API is mounted, such as `/orders`: the same on every host. */
export function apiPath(request: Request): string {
  return new URL(request.url).pathname.replace(/^.*\/api(?=\/)/, '');
}
