import { useSearchParams } from 'react-router-dom';
import { COMPLETED } from '../../domain/order';
import { OrderConfirmation } from '../../features/orders';
import { useOrderAgain } from './useOrderAgain';

/**
 * The confirmation of the order in the address, so that a reload shows it again (decisions, routes). Once it has been
 * delivered, the same address offers it again; right after ordering that would only invite a mistake.
 */
export function ThankYouPage() {
  const [parameters] = useSearchParams();
  const again = useOrderAgain();
  return (
    <OrderConfirmation
      orderId={parameters.get('order') ?? ''}
      renderAction={(order) => order.status === COMPLETED && again(order)}
    />
  );
}
