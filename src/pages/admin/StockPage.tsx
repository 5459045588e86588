import { InventoryTable } from '../../features/inventory';
import { useGetOpenWorkQuery } from '../../features/overview';
import { SectionPage } from './shell/SectionPage';

/** The page of stock and alert thresholds (docs/behaviour.md, section 2, Admin stock). */
export function StockPage() {
  const { data: openWork } = useGetOpenWorkQuery();
  return <SectionPage><InventoryTable lowStock={openWork?.lowStock} /></SectionPage>;
}
