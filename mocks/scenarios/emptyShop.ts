import { contract } from '../../src/domain/contract';
import { answerWith, scenario } from './scenario';

const { getMenu, searchMenu, getBanners } = contract;

export const emptyShop = scenario({
  name: 'empty-shop',
  title: 'Nothing on the menu, no promotions',
  area: 'Menu',
  handlers: () => [answerWith(getMenu, { categories: [], foods: [] }), answerWith(searchMenu, []), answerWith(getBanners, [])],
});
