import { useDispatch } from 'react-redux';
import type { CartLine } from '../../domain/cart';
import { formatPrice } from '../../domain/money';
import type { LineChange } from '../../domain/lineChange';
import { onFirstPress } from '../../shared/lib/onFirstPress';
import { Button } from '../../shared/ui';
import styles from './CartChanges.module.css';
import { changeAccepted } from './cartSlice';
import { useRemoveLine } from './useRemoveLine';

/** What was and what is, in a sentence, and what agreeing to it is called; null where the line can only go. */
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
  /** The line it speaks of. */
  line: CartLine | undefined;
  onAnswer: () => void;
}

/** One change, and the customer's answers to it. */
export function CartChangeRow({ change, line, onAnswer }: CartChangeRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const { sentence, accept } = wordsOf(change, line?.quantity ?? 0);
  // The shop no longer knows the name of what is gone; the cart does.
  const name = line?.foodName ?? change.foodName;
  // The next change takes this one's place, and nobody has read it yet.
  const answer = (act: () => void) => onFirstPress(() => {
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
