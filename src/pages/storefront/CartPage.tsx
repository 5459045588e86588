import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import {
  CartChanges,
  CartLines,
  ClearCart,
  changesReported,
  linesOrdered,
  selectCartEmpty,
  selectCartLines,
  selectCartReady,
  useCartQuote,
} from '../../features/cart';
import { CompleteOrder, CouponField, DeliveryForm, useCheckout, useCoupon, useOrderToConfirm } from '../../features/checkout';
import { ReadSoldOutAgain, ToldToKitchen } from '../../features/menu';
import { formatPrice, samePrice } from '../../domain/number/money';
import { deliveryEstimate } from '../../domain/order/deliveryEstimate';
import { EMPTY_CART } from '../../domain/order/order';
import { freeDeliveryHint, minimumRefusal } from '../../domain/order/quote';
import type { User } from '../../domain/user/user';
import { useIsMounted } from '../../shared/hooks/useIsMounted';
import { ClosedNotice } from '../../shared/shop/ClosedNotice';
import { DueTime } from '../../shared/shop/DueTime';
import { FIRST_SETTINGS, useGetMenuQuery, useShop } from '../../shared/shop/shopApi';
import { useSession } from '../../shared/session/SessionProvider';
import { ButtonLink, ClockIcon, EmptyState, ErrorState, InfoIcon, PageHeading, PageLoader, Panel, PinIcon, TotalsList } from '../../shared/ui';
import { routes, thankYouPath } from '../../shared/utils/paths';
import styles from './CartPage.module.css';

/** The cart and its checkout (docs/behaviour.md, section 2, /user/cart). Visitors can see it; ordering needs a session. */
export function CartPage() {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  const ready = useSelector(selectCartReady);
  const empty = useSelector(selectCartEmpty);
  const placed = useOrderToConfirm(user?.id ?? null, ready && empty);
  const isHere = useIsMounted();

  // The order was placed, even if the cart has changed since. If another account has signed in, `placed` is null.
  if (placed !== null) {
    return (
      <>
        <Navigate to={thankYouPath(placed)} replace />
        {/* The cart is empty as soon as the order is stored: show no empty state while the thank-you page loads. */}
        <PageLoader />
      </>
    );
  }
  let content = <FilledCart key={user?.id ?? 'visitor'} user={user} isHere={isHere} />;
  if (!ready || session.status === 'checking') content = <PageLoader />;
  else if (empty) {
    content = (
      <EmptyState
        picture="pictures/empty-cart.webp"
        title={EMPTY_CART}
        text="Add something good from the menu and it will wait for you here."
        action={<ButtonLink to={routes.menu}>Browse Menu</ButtonLink>}
      />
    );
  } else if (session.status === 'failed') content = <ErrorState message={session.message} onRetry={session.retry} pending={session.retrying} />;
  return (
    <div className={styles.page}>
      <PageHeading>Your Cart</PageHeading>
      <ClosedNotice />
      {content}
    </div>
  );
}

/** The cart with its checkout form. A draft belongs to an account, so it remounts for each account. */
function FilledCart({ user, isHere }: { user: User | null; isHere: () => boolean }) {
  const dispatch = useDispatch();
  const lines = useSelector(selectCartLines);
  const coupon = useCoupon(user?.id ?? null);
  const totals = useCartQuote(coupon.terms);
  const shop = useShop();
  // The cart must be compared with the current menu, not with a cached one.
  useGetMenuQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const checkout = useCheckout({
    user,
    lines,
    total: totals.total,
    isHere,
    onPlaced: ({ items }, { email }) => dispatch(linesOrdered({ email, items })),
    onChanged: (changes) => dispatch(changesReported(changes)),
  });

  const before = useTotalBefore(totals.total, shop, [lines, coupon.terms]);
  const freeDelivery = freeDeliveryHint(totals, shop);
  const { dueAt } = checkout.values;
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ReadSoldOutAgain />
        <CartChanges />
        <Panel aria-labelledby="cart-lines">
          <header className={styles.header}>
            <h2 id="cart-lines">Your items</h2>
            {/* On a low viewport a toast from the last attempt would cover the confirmation. */}
            <ClearCart onAsk={checkout.dismiss} />
          </header>
          <CartLines />
        </Panel>
        <ToldToKitchen lines={lines} />
        <DeliveryForm checkout={checkout} />
      </div>
      <div className={styles.side}>
        <Panel className={styles.summary} aria-labelledby="cart-summary">
          <h2 id="cart-summary">Order summary</h2>
          {user && (shop.coupons === true || coupon.code !== '') && <CouponField userId={user.id} totals={totals} />}
          <p role="status" className={styles.changed}>{before !== null && `The shop has changed its fee or its tax: the total was ${formatPrice(before)}.`}</p>
          <TotalsList totals={totals} />
          <ul className={styles.hints}>
            {freeDelivery !== null && (
              <li>
                <InfoIcon size="1.25em" />
                <span>{freeDelivery}</span>
              </li>
            )}
            {(dueAt !== '' || !shop.closed) && (
              <li>
                <ClockIcon size="1.25em" />
                {dueAt === '' ? <span>{`Delivered in ${deliveryEstimate(shop)}`}</span> : <span><span>Delivered: </span><DueTime at={dueAt} /></span>}
              </li>
            )}
            <li>
              <PinIcon size="1.25em" />
              <span>Track your order under My Orders</span>
            </li>
          </ul>
        </Panel>
        <CompleteOrder checkout={checkout} total={totals.total} refusal={minimumRefusal(totals, shop)} />
      </div>
    </div>
  );
}

/**
 * The total that the customer saw before the shop changed it; null while it is the same.
 * @param shop `FIRST_SETTINGS` until the settings are loaded, when no total was seen
 * @param chosen what the customer's own changes change
 */
function useTotalBefore(total: number, shop: unknown, chosen: readonly unknown[]): number | null {
  const [seen, setSeen] = useState({ total, shop, chosen });
  if (seen.shop === FIRST_SETTINGS ? shop !== seen.shop : seen.chosen.some((each, at) => each !== chosen[at])) setSeen({ total, shop, chosen });
  return samePrice(seen.total, total) ? null : seen.total;
}
