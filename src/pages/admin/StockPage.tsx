import { InventoryTable } from '../../features/inventory';
import { useGetOverviewQuery } from '../../features/overview';
import { useMay } from '../../shared/session/SessionProvider';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './shell/SectionPage';

/** The page of stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
export function StockPage() {
  const may = useMay();
  const { data: overview } = useGetOverviewQuery(undefined, { skip: !may('overview') });
  return (
    <SectionPage>
      <InventoryTable heading={<PageHeading>Inventory Management</PageHeading>} lowStock={overview?.lowStock} />
    </SectionPage>
  );
}
