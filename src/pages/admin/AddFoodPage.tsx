import { useCategoryNames } from '../../features/categories';
import { AddFood } from '../../features/foods';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** The form that adds a dish to the menu (specification, section 2, admin add food). */
export function AddFoodPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Add New Food</PageHeading>
      <AddFood categories={useCategoryNames()} />
    </div>
  );
}
