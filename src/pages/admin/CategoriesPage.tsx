import { Categories } from '../../features/categories';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** The categories of the menu (specification, section 2, admin categories). */
export function CategoriesPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Category Management</PageHeading>
      <Categories />
    </div>
  );
}
