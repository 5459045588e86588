import { useParams } from 'react-router-dom';
import { useCategoryNames } from '../../features/categories';
import { EditFood, FoodSearch } from '../../features/foods';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** The dishes on the menu, and the drawer that edits one (specification, section 2, admin food search). */
export function FoodSearchPage() {
  const { id } = useParams();
  const categories = useCategoryNames();
  return (
    <SectionPage>
      <PageHeading>Food Search</PageHeading>
      <FoodSearch categories={categories} />
      <EditFood id={id} categories={categories} />
    </SectionPage>
  );
}
