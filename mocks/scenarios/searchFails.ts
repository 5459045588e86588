import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const searchFails = scenario({
  name: 'search-fails',
  title: 'Searching for food fails',
  area: 'Search',
  handlers: () => [fail(contract.searchMenu, 500)],
});
