import { useCategoryNames } from '../../features/categories';
import { FoodSearch } from '../../features/foods';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of the foods, with the drawer that edits one (docs/behaviour.md, section 2, Admin food search). */
export function FoodSearchPage() {
  const categories = useCategoryNames();
  return (
    <SectionPage>
      <FoodSearch heading={<PageHeading>Food Search</PageHeading>} categories={categories} />
    </SectionPage>
  );
}
