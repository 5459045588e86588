import { InventoryTable } from '../../features/inventory';
import { useGetOverviewQuery } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** Stock and alert thresholds (specification, section 2, admin stock). */
export function StockPage() {
  const { data: overview } = useGetOverviewQuery();
  return (
    <SectionPage>
      <PageHeading>Inventory Management</PageHeading>
      <InventoryTable lowStock={overview?.lowStock} />
    </SectionPage>
  );
}
