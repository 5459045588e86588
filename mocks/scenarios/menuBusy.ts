import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const menuBusy = scenario({
  name: 'menu-busy',
  title: 'The shop answers that it is asked too often',
  area: 'Menu',
  handlers: () => [fail(contract.getMenu, 429, 'Too many requests. Please try again in a moment.')],
});
