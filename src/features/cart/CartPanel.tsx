import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { CouponTerms } from '../../domain/coupon/coupon';
import { deliveryEstimate } from '../../domain/order/deliveryEstimate';
import { CART_CHANGED, EMPTY_CART } from '../../domain/order/order';
import { freeDeliveryHint, minimumRefusal } from '../../domain/order/quote';
import { assetUrl } from '../../shared/utils/assetUrl';
import { ClosedNotice } from '../../shared/shop/ClosedNotice';
import { useShop } from '../../shared/shop/shopApi';
import { routes } from '../../shared/utils/paths';
import { AlertIcon, ButtonLink, Panel, TotalsList } from '../../shared/ui';
import { CartLines } from './CartLines';
import styles from './CartPanel.module.css';
import { selectCartEmpty, selectCartReady } from './cartSlice';
import { useCartChanges } from './useCartChanges';
import { useCartQuote } from './useCartQuote';

/** The cart beside the menu on a wide screen. The page decides whether there is room for it. @param coupon the one that the customer may use */
export function CartPanel({ coupon }: { coupon: CouponTerms | undefined }) {
  const shop = useShop();
  const heading = useId();
  const ready = useSelector(selectCartReady);
  const empty = useSelector(selectCartEmpty);
  const totals = useCartQuote(coupon);
  const changed = useCartChanges().length > 0;
  const hints = [minimumRefusal(totals, shop), freeDeliveryHint(totals, shop)].filter((hint) => hint !== null);
  const nothing = (
    <div className={styles.nothing}>
      <img src={assetUrl('pictures/empty-cart.webp')} alt="" width={96} height={96} />
      <p>{EMPTY_CART}</p>
    </div>
  );
  const filled = (
    <>
      {changed && (
        <p className={styles.changed}>
          <AlertIcon size="1.25em" />
          <span>{CART_CHANGED}. They wait for your word at checkout.</span>
        </p>
      )}
      <div className={styles.lines}>
        <CartLines compact />
      </div>
      <div className={styles.totals}>
        <TotalsList totals={totals} />
      </div>
      <ButtonLink to={routes.cart} wide>
        Checkout
      </ButtonLink>
      {hints.map((hint) => <p key={hint} className={styles.estimate}>{hint}</p>)}
      {!shop.closed && <p className={styles.estimate}>{`Delivered in ${deliveryEstimate(shop)}`}</p>}
    </>
  );
  return (
    <Panel className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        Your cart
      </h2>
      <ClosedNotice />
      {ready && (empty ? nothing : filled)}
    </Panel>
  );
}
