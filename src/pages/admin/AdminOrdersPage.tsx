import { OrderTable } from '../../features/admin-orders';
import { SectionPage } from './shell/SectionPage';

/** The page of all orders, with a drawer for one of them (docs/behaviour.md, section 2, Admin orders). */
export function AdminOrdersPage() {
  return <SectionPage><OrderTable /></SectionPage>;
}
