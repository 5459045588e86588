import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { cartChanges, findLine, keyOfChange } from '../../../domain/cart/cartChanges';
import type { Food } from '../../../domain/food/food';
import { CART_CHANGED } from '../../../domain/order/order';
import { routes } from '../../../shared/utils/paths';
import { ButtonLink, Panel } from '../../../shared/ui';
import { CartChangeRow } from './CartChangeRow';
import styles from './CartChanges.module.css';
import { menuChangesSeen, selectCartLines, selectReport } from '../cartSlice';
import { useCartChanges } from './useCartChanges';

/**
 * Lists what has changed since the cart was filled, with answers per line: after a refused order, after ordering again, and
 * when the menu has changed. No line changes its price or disappears without an answer.
 * @param foods the current menu; undefined while it is unknown
 */
export function CartChanges({ foods }: { foods: readonly Food[] | undefined }) {
  const dispatch = useDispatch();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const report = useSelector(selectReport);
  const lines = useSelector(selectCartLines);
  const changes = useCartChanges(foods);
  const answered = useRef(false);

  useEffect(() => {
    if (foods && report.length > 0) dispatch(menuChangesSeen(cartChanges(lines, [], foods)));
  }, [dispatch, foods, report, lines]);

  useEffect(() => {
    if (report.length > 0) title.current?.focus();
  }, [report]);

  useEffect(() => {
    if (!answered.current) return;
    answered.current = false;
    // The clicked button disappears with its change: move the focus to the heading of the remaining changes, or of the page.
    (title.current ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  }, [changes]);

  if (changes.length === 0) return null;
  return (
    <Panel className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1} className={styles.heading}>
        {CART_CHANGED}
      </h2>
      <p className={styles.hint}>
        {report.length > 0 ? 'Your order has not been placed. Please look at these first.' : 'Please look at these before you order.'}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <CartChangeRow
            key={keyOfChange(change)}
            change={change}
            line={findLine(lines, change)}
            onAnswer={() => { answered.current = true; }}
          />
        ))}
      </ul>
      <ButtonLink to={routes.menu} variant="quiet" size="sm">
        Keep browsing
      </ButtonLink>
    </Panel>
  );
}
