import { contract } from '../../src/domain/contract';
import { fail, scenario } from './scenario';

export const bannersFail = scenario({
  name: 'banners-fail',
  title: 'The promotions cannot be loaded',
  area: 'Menu',
  handlers: () => [fail(contract.getBanners, 500)],
});
