import { useLocation, useMatch } from 'react-router-dom';
import { useCloseRoutedDialog } from '../../../shared/hooks/useCloseRoutedDialog';
import { drawerRoutes, routes } from '../../../shared/utils/paths';
import { lazyDialog } from '../../../shared/ui';

const OrderDrawer = lazyDialog(async () => (await import('./OrderDrawer')).OrderDrawer);

/** The order in the address, in a drawer over the list. */
export function OrderInAddress() {
  const id = useMatch(drawerRoutes.order)?.params.id;
  const { search } = useLocation();
  const leave = useCloseRoutedDialog();
  return <OrderDrawer id={id} open={id !== undefined} onClose={() => { leave(routes.dashboardOrders + search); }} />;
}
