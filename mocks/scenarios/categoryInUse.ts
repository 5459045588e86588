import { categoryInUse as sentence } from '../../src/domain/category/category';
import { contract } from '../../src/domain/contract';
import { failing } from './behaviours';
import { on, scenario } from './scenario';

const nameIn = ({ url }: Request) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').trim();

export const categoryInUse = scenario({
  name: 'category-in-use',
  title: 'A dish has just joined the category that is being deleted',
  area: 'Back office',
  handlers: () => [on(contract.deleteCategory, (request) => failing(409, sentence(nameIn(request), 1))(request))],
});
