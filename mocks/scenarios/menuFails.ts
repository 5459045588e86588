import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const menuFails = scenario({
  name: 'menu-fails',
  title: 'The menu cannot be loaded',
  area: 'Menu',
  handlers: () => [fail(contract.getMenu, 500)],
});
