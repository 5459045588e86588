import { useCategoryNames } from '../../features/categories';
import { AddFood } from '../../features/foods';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** The form that adds a dish to the menu (specification, section 2, admin add food). */
export function AddFoodPage() {
  return (
    <SectionPage>
      <PageHeading>Add New Food</PageHeading>
      <AddFood categories={useCategoryNames()} />
    </SectionPage>
  );
}
