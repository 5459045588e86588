import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const signInFails = scenario({
  name: 'sign-in-fails',
  title: 'Signing in fails',
  area: 'Session',
  handlers: () => [fail(contract.signIn, 500)],
});
