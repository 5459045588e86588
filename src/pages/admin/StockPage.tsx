import { InventoryTable } from '../../features/inventory';
import { useGetOverviewQuery } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
export function StockPage() {
  const { data: overview } = useGetOverviewQuery();
  return (
    <SectionPage>
      <InventoryTable heading={<PageHeading>Inventory Management</PageHeading>} lowStock={overview?.lowStock} />
    </SectionPage>
  );
}
