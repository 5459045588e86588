import { PageLoader } from '../shared/ui';
import { useShop } from '../shared/shop/shopApi';

/** The loading indicator of a page without its shell: with the name of the shop. */
export function WholePageLoader() {
  return <main><PageLoader brand={useShop().name} /></main>;
}
