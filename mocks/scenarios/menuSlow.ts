import { contract } from '../../src/domain/contract';
import { waiting } from './behaviours';
import { on, scenario } from './scenario';

export const menuSlow = scenario({
  name: 'menu-slow',
  title: 'The menu takes four seconds',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, waiting(4000))],
});
