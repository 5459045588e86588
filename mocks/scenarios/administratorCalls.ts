import type { Call } from '../../src/domain/calls/call';
import { contract } from '../../src/domain/contract';

const calls: readonly Call[] = Object.values(contract);

/** The calls that only administrators may make. */
export const administratorCalls = calls.filter(({ access }) => access === 'administrator');

/** Reading calls of administrators. */
export const administratorReads = administratorCalls.filter(({ method }) => method === 'GET');

/** Changing calls of administrators. */
export const administratorChanges = administratorCalls.filter(({ method }) => method !== 'GET');
