import { memo, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartLine } from '../../domain/cart/cart';
import { notOnTheMenu, roomFor, whyNotOneMore } from '../../domain/cart/cartChanges';
import { describeOption } from '../../domain/food/options';
import { describeLine, lineKey, piecesOf } from '../../domain/order/line';
import type { Food } from '../../domain/food/food';
import { formatPrice } from '../../domain/number/money';
import { lineTotal } from '../../domain/order/quote';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { useGetMenuQuery } from '../../shared/shop/shopApi';
import { DietMark, FoodPicture, IconButton, QuantityStepper, TrashIcon } from '../../shared/ui';
import { classNames } from '../../shared/utils/classNames';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import styles from './CartLines.module.css';
import { lineRemoved, quantityChanged, selectCartLines } from './cartSlice';
import { changeSentence, useCartChanges } from './useCartChanges';

/**
 * The lines of the cart, each with its quantity, a remove button, and what has changed about its food since.
 * @param compact for the narrow cart beside the menu
 */
export function CartLines({ compact = false }: { compact?: boolean }) {
  const lines = useSelector(selectCartLines);
  // For the plate colours and the stock limits of the steppers.
  const { data: menu } = useGetMenuQuery(undefined);
  const known = useMemo(() => new Map(menu?.foods.map((food) => [food.id, food])), [menu]);
  const notes = new Map<string, string>();
  const changes = useCartChanges();
  for (const change of changes) {
    const sentence = changeSentence(change, lines, changes);
    const key = lineKey(change);
    notes.set(key, [notes.get(key) ?? [], sentence].flat().join(' '));
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {lines.flatMap((line) => (notes.has(lineKey(line)) ? `${describeLine(line)}: ${notes.get(lineKey(line)) ?? ''}` : [])).join(' ')}
      </p>
      <ul>
        {lines.map((line) => (
          <CartLineRow
            key={line.id}
            line={line}
            food={known.get(line.foodId)}
            gone={menu !== undefined && !known.has(line.foodId)}
            others={piecesOf(lines, line.foodId) - line.quantity}
            changed={notes.get(lineKey(line))}
            compact={compact}
          />
        ))}
      </ul>
    </>
  );
}

/** Returns the remove button of the next row, else of the previous one. */
function besideOf(button: Element): HTMLElement | null | undefined {
  const row = button.closest('li');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>(':scope > :last-child button');
}

interface CartLineRowProps {
  line: CartLine;
  /** The food on the current menu, if known. */
  food: Food | undefined;
  /** True if the menu is known and the food is not on it. */
  gone: boolean;
  /** The pieces of the food in other lines, with other options: they share its stock. */
  others: number;
  /** What has changed about the food since it was added, until the customer answers. */
  changed: string | undefined;
  compact: boolean;
}

/**
 * A line of the cart. Its quantity cannot drop below 1; removing has a separate button (docs/behaviour.md, section 4).
 * Memoised: a cart may be long.
 */
const CartLineRow = memo(function CartLineRow({ line, food, gone, others, changed, compact }: CartLineRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const notify = useNotify();
  // If the stock is unknown, only the general limit per food applies.
  const offer = food ?? { name: line.foodName, stock: Infinity };
  const inCart = line.quantity + others;
  const name = describeLine(line);
  const explainLimit = () => {
    const reason = gone ? notOnTheMenu(line.foodName) : whyNotOneMore(offer, inCart);
    if (reason !== null) notify.error(reason);
  };
  return (
    <li className={classNames(styles.line, compact && styles.compact)}>
      <FoodPicture src={line.foodImage} category={food?.category ?? ''} shape="square" className={styles.picture} />
      <div className={styles.words}>
        {/* A line from a past order has no Veg or Non-Veg flag; without the menu its mark could be wrong. */}
        {!compact && !gone && <DietMark isVeg={line.isVeg} />}
        <p className={styles.name}>{line.foodName}</p>
        {line.options && <p className={styles.options}>{line.options.map(describeOption).join(', ')}</p>}
        <p className={classNames(styles.price, 'price')}>
          {`${formatPrice(line.foodPrice)}${compact ? '' : ' each'}`}
        </p>
        {changed !== undefined && <p className={styles.changed}>{changed}</p>}
      </div>
      <div className={styles.amounts}>
        <div className={styles.stepper}>
          <QuantityStepper
            value={line.quantity}
            max={gone ? line.quantity : line.quantity + roomFor(offer, inCart)}
            name={name}
            onMoreRefused={explainLimit}
            onChange={(quantity) => dispatch(quantityChanged({ lineId: line.id, quantity }))}
          />
        </div>
        {!compact && <p className={classNames(styles.sum, 'price')}>{formatPrice(lineTotal({ price: line.foodPrice, quantity: line.quantity }))}</p>}
      </div>
      <div className={styles.remove}>
        <IconButton
          label={`Remove ${name}`}
          icon={<TrashIcon size="1.25rem" />}
          onClick={ignoreRepeatClicks(({ currentTarget }) => { remove(line.id, besideOf(currentTarget)); })}
        />
      </div>
    </li>
  );
});

/**
 * Returns a function that removes a line and shows a message (docs/behaviour.md, section 8). The clicked button disappears,
 * so the focus moves to `next`, else to the page heading.
 */
export function useRemoveLine(): (lineId: string, next?: HTMLElement | null) => void {
  const dispatch = useDispatch();
  const notify = useNotify();
  return (lineId, next) => {
    (next ?? document.querySelector('h1'))?.focus({ preventScroll: true });
    dispatch(lineRemoved(lineId));
    notify.success('Item removed from cart');
  };
}
