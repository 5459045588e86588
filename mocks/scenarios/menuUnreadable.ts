import { contract } from '../../src/domain/contract';
import { unreadable } from './behaviours';
import { on, scenario } from './scenario';

export const menuUnreadable = scenario({
  name: 'menu-unreadable',
  title: 'A page comes where the menu was asked for',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, unreadable)],
});
