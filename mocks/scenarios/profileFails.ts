import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const profileFails = scenario({
  name: 'profile-fails',
  title: 'Saving the profile fails',
  area: 'Profile',
  handlers: () => [fail(contract.saveProfile, 500)],
});
