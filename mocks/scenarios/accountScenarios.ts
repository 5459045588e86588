import { contract } from '../../src/domain/contract';
import { PLEASE_SIGN_IN } from '../../src/domain/http/apiRefusal';
import { type ScenarioList, fail, failing, onEveryCall, scenario } from './scenario';

const unauthenticated = failing(401, PLEASE_SIGN_IN);

/** Signing in, and the session. */
export const sessionScenarios: ScenarioList = [
  scenario('sign-in-fails', 'Signing in fails', () => [fail(contract.signIn, 500)]),
  scenario('session-check-fails', 'Whether somebody is signed in cannot be found out', () => [fail(contract.getSession, 500)]),
  scenario('session-expired', 'Every session has ended', () => [
    onEveryCall((request) => (request.headers.has('authorization') ? unauthenticated(request) : undefined)),
  ]),
];

/** The profile. */
export const profileScenarios: ScenarioList = [
  scenario('profile-fails', 'Saving the profile fails', () => [fail(contract.saveProfile, 500)]),
];
