import { contract } from '../../src/domain/contract';
import { makeMenu } from '../db/seed/generator';
import { seedInUse } from '../random/seededRandom';
import { answerWith, scenario } from './scenario';

export const hugeShop = scenario({
  name: 'huge-shop',
  title: 'A thousand dishes on the menu',
  area: 'Menu',
  handlers: () => [answerWith(contract.getMenu, () => makeMenu(seedInUse()))],
});
