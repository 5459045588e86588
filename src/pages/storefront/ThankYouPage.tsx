import { useSearchParams } from 'react-router-dom';
import { statusOf } from '../../domain/order/orderStatus';
import { OrderAgain } from '../../features/cart';
import { OrderConfirmation } from '../../features/orders';
import { StaleNotice } from '../StaleNotice';

/**
 * The confirmation of the order in the URL; a reload shows it again (docs/behaviour.md, section 2). Once the order is
 * completed the page offers to order it again; right after ordering, that button would invite a mistake.
 */
export function ThankYouPage() {
  const [parameters] = useSearchParams();
  return (
    <>
      <StaleNotice />
      <OrderConfirmation
        orderId={parameters.get('order') ?? ''}
        renderAction={(order) => statusOf(order.status).done && <OrderAgain order={order} />}
      />
    </>
  );
}
