import { PLEASE_SIGN_IN } from '../../src/domain/http/apiRefusal';
import { failing } from './behaviours';
import { onEverything, scenario } from './scenario';

const unauthenticated = failing(401, PLEASE_SIGN_IN);

export const sessionExpired = scenario({
  name: 'session-expired',
  title: 'Every session has ended',
  area: 'Session',
  handlers: () => [onEverything((request) => (request.headers.has('authorization') ? unauthenticated(request) : undefined))],
});
