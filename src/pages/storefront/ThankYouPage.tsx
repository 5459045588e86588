import { useSearchParams } from 'react-router-dom';
import { statusOf } from '../../domain/order/orderStatus';
import { OrderConfirmation } from '../../features/orders';
import { StaleNotice } from '../StaleNotice';
import { useOrderAgain } from './useOrderAgain';

/**
 * The confirmation of the order in the URL; a reload shows it again (docs/behaviour.md, section 2). Once the order is
 * completed the page offers to order it again; right after ordering, that button would invite a mistake.
 */
export function ThankYouPage() {
  const [parameters] = useSearchParams();
  const again = useOrderAgain();
  return (
    <>
      <StaleNotice />
      <OrderConfirmation
        orderId={parameters.get('order') ?? ''}
        renderAction={(order) => statusOf(order.status).done && again(order)}
      />
    </>
  );
}
