import { InventoryTable } from '../../features/inventory';
import { useGetOverviewQuery } from '../../features/overview';
import { SectionPage } from './shell/SectionPage';

/** The page of stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
export function StockPage() {
  const { data: overview } = useGetOverviewQuery();
  return (
    <SectionPage heading="Inventory Management">
      <InventoryTable lowStock={overview?.lowStock} />
    </SectionPage>
  );
}
