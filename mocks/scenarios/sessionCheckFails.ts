import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const sessionCheckFails = scenario({
  name: 'session-check-fails',
  title: 'Whether somebody is signed in cannot be found out',
  area: 'Session',
  handlers: () => [fail(contract.getSession, 500)],
});
