import { contract } from '../../src/domain/contract';
import { answerWith, scenario } from './scenario';

export const emptyShop = scenario({
  name: 'empty-shop',
  title: 'Nothing on the menu, no promotions',
  area: 'Menu',
  handlers: () => [
    answerWith(contract.getMenu, { categories: [], foods: [] }),
    answerWith(contract.searchMenu, []),
    answerWith(contract.getBanners, []),
  ],
});
