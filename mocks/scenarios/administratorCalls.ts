import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';

const calls: readonly Call[] = Object.values(contract);

/** What nobody but an administrator may do. */
export const administratorCalls = calls.filter(({ access }) => access === 'administrator');

/** What administrators alone can see. */
export const administratorReads = administratorCalls.filter(({ method }) => method === 'GET');

/** What administrators alone can change. */
export const administratorChanges = administratorCalls.filter(({ method }) => method !== 'GET');
