import { contract } from '../../src/domain/contract';
import { failing, flaky } from './behaviours';
import { on, scenario } from './scenario';

export const menuFlaky = scenario({
  name: 'menu-flaky',
  title: 'Every other call for the menu fails, as the seed decides',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, flaky(50, failing(503)))],
});
