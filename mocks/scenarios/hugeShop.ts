import { contract } from '../../src/domain/contract';
import { BIG_SHOP } from '../../src/domain/demoData';
import { makeFood } from '../db/generator';
import { DEFAULT_SEED, chosenSeed } from '../qa/seed';
import { answering } from './behaviours';
import { on, scenario } from './scenario';

function hugeMenu() {
  const foods = Array.from({ length: BIG_SHOP.foods }, (_, n) => makeFood(chosenSeed() ?? DEFAULT_SEED, n));
  return { categories: [...new Set(foods.map(({ category }) => category))], foods };
}

export const hugeShop = scenario({
  name: 'huge-shop',
  title: 'A thousand dishes on the menu',
  area: 'Menu',
  handlers: () => [on(contract.getMenu, answering(hugeMenu))],
});
