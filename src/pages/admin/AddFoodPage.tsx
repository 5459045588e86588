import { useCategoryNames } from '../../features/categories';
import { AddFood } from '../../features/foods';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page with the form for a new dish (docs/behaviour.md, section 2, Admin add food). */
export function AddFoodPage() {
  return (
    <SectionPage>
      <PageHeading>Add New Food</PageHeading>
      <AddFood categories={useCategoryNames()} />
    </SectionPage>
  );
}
