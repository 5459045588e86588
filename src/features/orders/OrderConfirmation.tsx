import type { ReactNode } from 'react';
import { deliveryEstimateInFull } from '../../domain/order/deliveryEstimate';
import { describeCancellation } from '../../domain/order/cancelling';
import { type Order, shortOrderId } from '../../domain/order/order';
import { PENDING, PREPARING, statusOf } from '../../domain/order/orderStatus';
import { formatPrice } from '../../domain/number/money';
import { isApiError, isNotFound, messageOf } from '../../shared/api/apiError';
import { assetUrl } from '../../shared/utils/assetUrl';
import { DueTime } from '../../shared/shop/DueTime';
import { useShop } from '../../shared/shop/shopApi';
import { routes } from '../../shared/utils/paths';
import { ButtonLink, EmptyState, ErrorState, PageHeading, PageLoader, Panel, StatusTag } from '../../shared/ui';
import { CancelOrder } from './CancelOrder';
import styles from './OrderConfirmation.module.css';
import { Fact, OrderLines, useExpectedDelivery } from './OrderLines';
import { useGetOrderQuery } from './ordersApi';
import { useStatusToasts } from './useStatusToasts';

/**
 * Confirmation of an order: total, id and, until it is completed, the delivery estimate (docs/behaviour.md, section 2,
 * /user/thank-you).
 * @param renderAction renders additional buttons for an order; passed in by the page
 */
export function OrderConfirmation({ orderId, renderAction }: { orderId: string; renderAction: (order: Order) => ReactNode }) {
  const { currentData: order, error, isFetching, refetch } = useGetOrderQuery(orderId, { skip: orderId === '' });
  useStatusToasts(order ? [order] : []);
  if (order && !isNotFound(error)) return <Thanks order={order} action={renderAction(order)} />;
  if (orderId === '' || (isApiError(error) && (error.status === 404 || error.status === 403))) return <Unknown />;
  if (error) {
    return (
      <>
        <PageHeading>Your order</PageHeading>
        <ErrorState message={messageOf(error)} onRetry={() => void refetch()} pending={isFetching} />
      </>
    );
  }
  return <PageLoader />;
}

const IN_KITCHEN: readonly string[] = [PENDING, PREPARING];

function Thanks({ order, action }: { order: Order; action: ReactNode }) {
  // The page can be opened again later; a delivered or cancelled order needs no estimate.
  const { done } = statusOf(order.status);
  const { cancellation } = order;
  const shop = useShop();
  const expected = useExpectedDelivery(order);
  return (
    <div className={styles.thanks}>
      <header className={styles.header}>
        {!cancellation && <img className={styles.picture} src={assetUrl('pictures/order-placed.webp')} alt="" width={144} height={144} />}
        <PageHeading>{cancellation ? 'Your order was cancelled' : 'Thank you for your order!'}</PageHeading>
        {cancellation && <p className={styles.lead}>{describeCancellation(cancellation, true)}</p>}
        {IN_KITCHEN.includes(order.status) && <p className={styles.lead}>{order.dueAt === undefined ? 'The kitchen has it. We will be at your door before you know it.' : 'The kitchen has it, and will be on time.'}</p>}
      </header>
      <Panel className={styles.panel} aria-label="Your order">
        <dl className={styles.facts}>
          <Fact term="Order total">{formatPrice(order.total)}</Fact>
          {order.dueAt !== undefined && !cancellation && <Fact term="Due"><DueTime at={order.dueAt} /></Fact>}
          {!done && expected !== null && (
            <div>
              <dt>Estimated delivery</dt>
              <dd>{deliveryEstimateInFull(shop)}</dd>
              <dd className={styles.expected}>{expected}</dd>
            </div>
          )}
          <Fact term="Order">{`#${shortOrderId(order.id)}`}</Fact>
          {order.status !== PENDING && !cancellation && <Fact term="Status" className={styles.status}><StatusTag status={order.status} /></Fact>}
        </dl>
        <OrderLines order={order} />
      </Panel>
      <NextSteps><CancelOrder order={order} />{action}</NextSteps>
    </div>
  );
}

function NextSteps({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.nextSteps}>
      <ButtonLink to={routes.menu}>Order More</ButtonLink>
      <ButtonLink to={routes.orders} variant="secondary">View My Orders</ButtonLink>
      {children}
    </div>
  );
}

/** Shown for an unknown order and for another account's order alike, so as not to reveal which orders exist. */
function Unknown() {
  return (
    <>
      <PageHeading>Your order</PageHeading>
      <EmptyState
        picture="pictures/nothing-found.webp"
        title="We could not find this order"
        text="The link may be incomplete, or the order belongs to another account."
        action={<NextSteps />}
      />
    </>
  );
}
