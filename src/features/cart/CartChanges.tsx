import { useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CartLine } from '../../domain/cart/cart';
import { cartChanges, findLine, keyOfChange, openChanges } from '../../domain/cart/cartChanges';
import type { LineChange } from '../../domain/cart/lineChange';
import { formatPrice } from '../../domain/number/money';
import { describeLine } from '../../domain/order/line';
import { CART_CHANGED } from '../../domain/order/order';
import { useGetMenuQuery } from '../../shared/shop/shopApi';
import { ignoreRepeatClicks } from '../../shared/utils/ignoreRepeatClicks';
import { routes } from '../../shared/utils/paths';
import { Button, ButtonLink, Panel } from '../../shared/ui';
import styles from './CartChanges.module.css';
import { changeAccepted, menuChangesSeen, selectCartLines, selectReport } from './cartSlice';
import { useRemoveLine } from './CartLines';
import { changeSentence, useCartChanges } from './useCartChanges';

/**
 * Lists what has changed since the cart was filled, with answers per line: after a refused order, after ordering again, and
 * when the menu has changed. No line changes its price or disappears without an answer.
 */
export function CartChanges() {
  const dispatch = useDispatch();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const report = useSelector(selectReport);
  const lines = useSelector(selectCartLines);
  const { data: menu } = useGetMenuQuery(undefined);
  const changes = useCartChanges();
  const answered = useRef(false);

  useEffect(() => {
    if (menu && report.length > 0) dispatch(menuChangesSeen(cartChanges(lines, [], menu.foods)));
  }, [dispatch, menu, report, lines]);

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
        {openChanges(lines, report).length > 0 ? 'Your order has not been placed. Please look at these first.' : 'Please look at these before you order.'}
      </p>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <CartChangeRow
            key={keyOfChange(change)}
            change={change}
            line={findLine(lines, change)}
            sentence={changeSentence(change, lines, changes)}
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

/** Returns the label of the accept button; null if the line can only be removed. */
function acceptLabel(change: LineChange): string | null {
  if (change.kind === 'price') return `Accept ${formatPrice(change.now)}`;
  if (change.kind === 'stock' && change.available >= 1) return `Reduce to ${String(change.available)}`;
  return null;
}

interface CartChangeRowProps {
  change: LineChange;
  /** The cart line that has changed. */
  line: CartLine | undefined;
  sentence: string;
  onAnswer: () => void;
}

/** One change of the cart, with buttons to accept it or remove the line. */
function CartChangeRow({ change, line, sentence, onAnswer }: CartChangeRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const accept = acceptLabel(change);
  // A food that is off the menu has no name in the shop's report; the cart line has it.
  const name = line ? describeLine(line) : change.foodName;
  // After an answer the next change moves under the pointer, unread.
  const answer = (act: () => void) => ignoreRepeatClicks(() => {
    onAnswer();
    act();
  });
  return (
    <li className={styles.change}>
      <p>
        <strong className={styles.name}>{name}</strong><span>{`: ${sentence}`}</span>
      </p>
      <div className={styles.answers}>
        {accept !== null && (
          <Button size="sm" aria-label={`${accept}: ${name}`} onClick={answer(() => dispatch(changeAccepted(change)))}>
            {accept}
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          aria-label={`Remove ${name} from the order`}
          onClick={answer(() => { if (line) remove(line.id); })}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
