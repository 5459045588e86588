import { Categories } from '../../features/categories';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of the categories (docs/behaviour.md, section 2, Admin categories). */
export function CategoriesPage() {
  return (
    <SectionPage>
      <PageHeading>Category Management</PageHeading>
      <Categories />
    </SectionPage>
  );
}
