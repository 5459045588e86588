import { FoodSearch } from '../../features/foods';
import { SectionPage } from './shell/SectionPage';

/** The page of the foods, with the drawer that edits one (docs/behaviour.md, section 2, Admin food search). */
export function FoodSearchPage() {
  return <SectionPage><FoodSearch /></SectionPage>;
}
