import { Categories } from '../../features/categories';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** The categories of the menu (specification, section 2, admin categories). */
export function CategoriesPage() {
  return (
    <SectionPage>
      <PageHeading>Category Management</PageHeading>
      <Categories />
    </SectionPage>
  );
}
