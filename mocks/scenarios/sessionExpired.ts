import { failing } from './behaviours';
import { onEverything, scenario } from './scenario';

const refuse = failing(401, 'Please sign in first');

export const sessionExpired = scenario({
  name: 'session-expired',
  title: 'Every session has ended',
  area: 'Session',
  handlers: () => [onEverything((request) => (request.headers.has('authorization') ? refuse(request) : undefined))],
});
