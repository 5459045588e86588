import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';

const calls: readonly Call[] = Object.values(contract);

/** The calls that need an administrator. */
export const administratorCalls = calls.filter(({ access }) => access === 'administrator');

/** True for a call that changes nothing. */
export function isRead({ method }: Call): boolean {
  return method === 'GET';
}
