import { contract } from '../../src/domain/contract';
import { failing, inTurn, working } from './behaviours';
import { on, scenario } from './scenario';

export const menuFailsTwice = scenario({
  name: 'menu-fails-twice',
  title: 'The menu fails twice, then works',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, inTurn(failing(500), failing(500), working))],
});
