import { useSearchParams } from 'react-router-dom';
import { OrderConfirmation } from '../../features/orders';

/** The confirmation of the order in the address, so that a reload shows it again (decisions, routes). */
export function ThankYouPage() {
  const [parameters] = useSearchParams();
  return <OrderConfirmation orderId={parameters.get('order') ?? ''} />;
}
