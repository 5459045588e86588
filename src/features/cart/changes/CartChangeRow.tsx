import { useDispatch } from 'react-redux';
import type { CartLine } from '../../../domain/cart/cart';
import { formatPrice } from '../../../domain/number/money';
import type { LineChange } from '../../../domain/cart/lineChange';
import { ignoreRepeatClicks } from '../../../shared/utils/ignoreRepeatClicks';
import { Button } from '../../../shared/ui';
import styles from './CartChanges.module.css';
import { changeAccepted } from '../cartSlice';
import { useRemoveLine } from '../useRemoveLine';
import { changeSentence } from './changeSentence';

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
  onAnswer: () => void;
}

/** One change of the cart, with buttons to accept it or remove the line. */
export function CartChangeRow({ change, line, onAnswer }: CartChangeRowProps) {
  const dispatch = useDispatch();
  const remove = useRemoveLine();
  const accept = acceptLabel(change);
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
        <strong className={styles.name}>{name}</strong><span>{`: ${changeSentence(change, line?.quantity ?? 0)}`}</span>
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
