import { InventoryTable } from '../../features/inventory';
import { useGetOpenWorkQuery } from '../../features/overview';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
export function StockPage() {
  const { data: openWork } = useGetOpenWorkQuery();
  return (
    <SectionPage>
      <InventoryTable heading={<PageHeading>Inventory Management</PageHeading>} lowStock={openWork?.lowStock} />
    </SectionPage>
  );
}
