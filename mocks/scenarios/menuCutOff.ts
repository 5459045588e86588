import { contract } from '../../src/domain/contract';
import { cutOff } from './behaviours';
import { on, scenario } from './scenario';

export const menuCutOff = scenario({
  name: 'menu-cut-off',
  title: 'Only half of the menu arrives',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, cutOff)],
});
