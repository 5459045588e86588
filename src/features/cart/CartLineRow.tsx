import { memo } from 'react';
import { useDispatch } from 'react-redux';
import { type CartLine, QUANTITY_MAX } from '../../domain/cart/cart';
import { notOnTheMenu, whyNotOneMore } from '../../domain/cart/cartChanges';
import type { Food } from '../../domain/food/food';
import { formatPrice } from '../../domain/number/money';
import { lineTotal } from '../../domain/order/pricing';
import { classNames } from '../../shared/utils/classNames';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { DietMark, FoodPicture, IconButton, QuantityStepper, TrashIcon } from '../../shared/ui';
import styles from './CartLines.module.css';
import { quantityChanged } from './cartSlice';
import { useRemoveLine } from './useRemoveLine';

/** Returns the remove button of the next row, else of the previous one. */
function besideOf(button: Element): HTMLElement | null | undefined {
  const row = button.closest('li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(':scope > :last-child button');
}

interface CartLineRowProps {
  line: CartLine;
  /** The dish on the current menu, if known. */
  food: Food | undefined;
  /** True if the menu is known and the dish is not on it. */
  gone: boolean;
  /** What has changed about the dish since it was added, until the customer answers. */
  changed: string | undefined;
  compact: boolean;
}

/**
 * A line of the cart. Its quantity cannot drop below 1; removing has a separate button (docs/behaviour.md, section 4).
 * Memoised: a cart may be long.
 */
export const CartLineRow = memo(function CartLineRow({ line, food, gone, changed, compact }: CartLineRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const notify = useNotify();
  const most = gone ? line.quantity : Math.min(QUANTITY_MAX, food?.stock ?? QUANTITY_MAX);
  const sayWhyNot = () => {
    // If the stock is unknown, only the general limit per dish applies.
    const reason = gone ? notOnTheMenu(line.foodName) : whyNotOneMore(food ?? { name: line.foodName, stock: Infinity }, line.quantity);
    if (reason !== null) notify.error(reason);
  };
  return (
    <li className={classNames(styles.line, compact && styles.compact)}>
      <FoodPicture src={line.foodImage} category={food?.category ?? ''} shape="square" className={styles.picture} />
      <div className={styles.words}>
        {/* A line from a past order has no Veg or Non-Veg flag; without the menu its mark could be wrong. */}
        {!compact && !gone && <DietMark isVeg={line.isVeg} />}
        <p className={styles.name}>{line.foodName}</p>
        <p className={classNames(styles.price, 'price')}>
          {`${formatPrice(line.foodPrice)}${compact ? '' : ' each'}`}
        </p>
        {changed !== undefined && <p className={styles.changed}>{changed}</p>}
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper}>
          <QuantityStepper
            value={line.quantity}
            max={most}
            name={line.foodName}
            onMoreRefused={sayWhyNot}
            onChange={(quantity) => dispatch(quantityChanged({ lineId: line.id, quantity }))}
          />
        </div>
        {!compact && <p className={classNames(styles.sum, 'price')}>{formatPrice(lineTotal({ price: line.foodPrice, quantity: line.quantity }))}</p>}
      </div>
      <div className={styles.remove}>
        <IconButton
          label={`Remove ${line.foodName}`}
          icon={<TrashIcon size="1.25rem" />}
          onClick={ignoreRepeatClicks(({ currentTarget }) => { remove(line.id, besideOf(currentTarget)); })}
        />
      </div>
    </li>
  );
});
