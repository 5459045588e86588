import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { formatPrice } from '../../domain/money';
import { CART_CHANGED, type LineChange } from '../../domain/order';
import { routes } from '../../shared/routes';
import { Button, ButtonLink, Panel } from '../../shared/ui';
import styles from './CartChanges.module.css';
import { changeAccepted, selectCartLines, selectOpenChanges, selectReport } from './cartSlice';
import { useRemoveLine } from './useRemoveLine';

/** What was and what is, in a sentence, and what agreeing to it is called; null where the line can only go. */
function wordsOf(change: LineChange): { sentence: string; accept: string | null } {
  switch (change.kind) {
    case 'gone':
      return { sentence: 'no longer on the menu.', accept: null };
    case 'stock':
      return change.available < 1
        ? { sentence: 'sold out.', accept: null }
        : {
            sentence: `only ${String(change.available)} left, you have ${String(change.wanted)} in your cart.`,
            accept: `Reduce to ${String(change.available)}`,
          };
    case 'price':
      return {
        sentence: `was ${formatPrice(change.was)}, now ${formatPrice(change.now)}.`,
        accept: `Accept ${formatPrice(change.now)}`,
      };
  }
}

/**
 * Line by line what the shop says has changed since the cart was filled, each with its answers. Nothing is repriced
 * or dropped without one of them.
 */
export function CartChanges() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const report = useSelector(selectReport);
  const changes = useSelector(selectOpenChanges);
  const lines = useSelector(selectCartLines);
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const any = changes.length > 0;

  useEffect(() => {
    if (report.length > 0) title.current?.focus();
  }, [report]);

  if (!any) return null;
  return (
    <Panel className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1} className={styles.heading}>
        {CART_CHANGED}
      </h2>
      <p className={styles.hint}>Your order has not been placed. Please look at these first.</p>
      <ul className={styles.changes}>
        {changes.map((change) => {
          const { sentence, accept } = wordsOf(change);
          const line = lines.find(({ foodId }) => foodId === change.foodId);
          // The shop no longer knows the name of what is gone; the cart does.
          const name = line?.foodName ?? change.foodName;
          return (
            <li key={`${change.kind} ${change.foodId}`} className={styles.change}>
              <p>
                <strong className={styles.name}>{name}</strong>: {sentence}
              </p>
              <div className={styles.answers}>
                {accept !== null && (
                  <Button
                    size="sm"
                    aria-label={`${accept}: ${name}`}
                    onClick={() => dispatch(changeAccepted(change))}
                  >
                    {accept}
                  </Button>
                )}
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={`Remove ${name} from the order`}
                  onClick={() => { if (line) remove(line.id); }}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <ButtonLink to={routes.menu} variant="quiet" size="sm">
        Keep browsing
      </ButtonLink>
    </Panel>
  );
}
