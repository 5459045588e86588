import { contract } from '../../src/domain/contract';
import { PLEASE_SIGN_IN } from '../../src/domain/http/apiRefusal';
import { failing } from './behaviours';
import { type ScenarioList, fail, onEveryCall } from './scenario';

const unauthenticated = failing(401, PLEASE_SIGN_IN);

/** Signing in, and the session. */
export const sessionScenarios: ScenarioList = [
  {
    name: 'sign-in-fails',
    title: 'Signing in fails',
    handlers: () => [fail(contract.signIn, 500)],
  },
  {
    name: 'session-check-fails',
    title: 'Whether somebody is signed in cannot be found out',
    handlers: () => [fail(contract.getSession, 500)],
  },
  {
    name: 'session-expired',
    title: 'Every session has ended',
    handlers: () => [onEveryCall((request) => (request.headers.has('authorization') ? unauthenticated(request) : undefined))],
  },
];

/** The profile. */
export const profileScenarios: ScenarioList = [
  {
    name: 'profile-fails',
    title: 'Saving the profile fails',
    handlers: () => [fail(contract.saveProfile, 500)],
  },
];
