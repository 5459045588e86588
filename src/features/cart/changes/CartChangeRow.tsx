import { useDispatch } from 'react-redux';
import type { CartLine } from '../../../domain/cart/cart';
import { formatPrice } from '../../../domain/number/money';
import type { LineChange } from '../../../domain/cart/lineChange';
import { ignoreRepeatClicks } from '../../../shared/utils/ignoreRepeatClicks';
import { Button } from '../../../shared/ui';
import styles from './CartChanges.module.css';
import { changeAccepted } from '../cartSlice';
import { useRemoveLine } from '../useRemoveLine';

/** Returns the sentence about a change and the label of the accept button; null if the line can only be removed. */
function wordsOf(change: LineChange, quantity: number): { sentence: string; accept: string | null } {
  switch (change.kind) {
    case 'gone':
      return { sentence: 'no longer on the menu.', accept: null };
    case 'stock':
      return change.available < 1
        ? { sentence: 'sold out.', accept: null }
        : {
            sentence: `only ${String(change.available)} left, you have ${String(quantity)} in your cart.`,
            accept: `Reduce to ${String(change.available)}`,
          };
    case 'price':
      return {
        sentence: `was ${formatPrice(change.was)}, now ${formatPrice(change.now)}.`,
        accept: `Accept ${formatPrice(change.now)}`,
      };
  }
}

interface CartChangeRowProps {
  change: LineChange;
  /** The cart line that has changed. */
  line: CartLine | undefined;
  onAnswer: () => void;
}

/** One change of the cart, with buttons to accept it or remove the line. */
export function CartChangeRow({ change, line, onAnswer }: CartChangeRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const { sentence, accept } = wordsOf(change, line?.quantity ?? 0);
  // A dish that is off the menu has no name in the shop's report; the cart line has it.
  const name = line?.foodName ?? change.foodName;
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
