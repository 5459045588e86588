import { InventoryTable } from '../../features/inventory';
import { useGetOverviewQuery } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** Stock and alert thresholds (specification, section 2, admin stock). */
export function StockPage() {
  const { data: overview } = useGetOverviewQuery();
  return (
    <div className={styles.page}>
      <PageHeading>Inventory Management</PageHeading>
      <InventoryTable lowStock={overview?.lowStock} />
    </div>
  );
}
