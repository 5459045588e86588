import { Categories } from '../../features/categories';
import { SectionPage } from './shell/SectionPage';

/** The page of the categories (docs/behaviour.md, section 2, Admin categories). */
export function CategoriesPage() {
  return <SectionPage heading="Category Management"><Categories /></SectionPage>;
}
