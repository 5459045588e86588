import { type SyntheticEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { COUPON, CODE_MAX, couponCode, describeCoupon } from '../../domain/coupon/coupon';
import { formatPrice } from '../../domain/number/money';
import { type Quote, missingTo } from '../../domain/order/quote';
import { messageOf } from '../../shared/api/apiError';
import { Button, TextField } from '../../shared/ui';
import styles from './CouponField.module.css';
import { deliveryChanged } from './checkoutSlice';
import { useCoupon } from './useCoupon';

interface CouponFieldProps {
  userId: string;
  /** The price of the cart with the coupon. */
  totals: Quote;
}

/** The field of the coupon's code: it is applied and removed by the same button, which keeps the focus. */
export function CouponField({ userId, totals }: CouponFieldProps) {
  const dispatch = useDispatch();
  const { code, terms, error, isFetching } = useCoupon(userId);
  /** Null for the code of the cart. */
  const [typed, setTyped] = useState<string | null>(null);
  /** Whether nothing was entered when the button was pressed. */
  const [missing, setMissing] = useState(false);
  const refused = typed === null && !terms && error !== undefined ? messageOf(error) : undefined;
  const refusal = missing ? 'Please enter a coupon code' : refused;

  const effect = () => {
    if (!terms) return undefined;
    const rest = missingTo(terms.minimum, totals);
    if (rest > 0) return `Add ${formatPrice(rest)} more to get ${describeCoupon(terms)}.`;
    const applied = totals.adjustments?.some(({ kind }) => kind === COUPON);
    return applied ? `You get ${describeCoupon(terms)}.` : 'It takes nothing off this order.';
  };
  const message = effect();

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = terms ? '' : couponCode(typed ?? code);
    setTyped(null);
    setMissing(!terms && entered === '');
    dispatch(deliveryChanged({ userId, part: { coupon: entered } }));
  };
  return (
    <form className={styles.form} noValidate aria-label="Coupon" onSubmit={onSubmit}>
      <TextField
        label="Coupon code"
        name="coupon"
        value={terms ? code : (typed ?? code)}
        readOnly={terms !== undefined}
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={refusal}
        hint={message}
        onChange={(event) => { setTyped(event.target.value); setMissing(false); }}
      />
      {/* The second click of a double click would remove the coupon again. */}
      <Button type="submit" variant="secondary" pending={isFetching && !terms} onClick={(event) => { if (event.detail > 1) event.preventDefault(); }}>{terms ? 'Remove' : 'Apply'}</Button>
      <p className="visually-hidden" role="status">{message ?? refusal}</p>
    </form>
  );
}
