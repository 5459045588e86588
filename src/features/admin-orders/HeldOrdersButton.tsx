import { Button } from 'antd';
import { groupDigits } from '../../domain/digits';
import { listId } from '../../shared/back-office/useFocusBack';
import type { HandParts } from '../../shared/back-office/useHand';
import styles from './HeldOrdersButton.module.css';

interface HeldOrdersButtonProps {
  /** How many orders are held back. */
  count: number;
  /** How many a page shows: where all of them are others by now, there may be more. */
  size: number;
  hand: HandParts;
  onShow: () => void;
}

/**
 * Says how many orders are held back from the list, once for each number, and shows them. The list takes the focus over
 * from the button, which goes.
 */
export function HeldOrdersButton({ count, size, hand, onShow }: HeldOrdersButtonProps) {
  const show = () => {
    onShow();
    document.getElementById(listId('orders'))?.focus({ preventScroll: true });
  };
  return (
    <div {...hand} role="status" className={styles.place}>
      {count > 0 && (
        <Button onClick={show}>
          {`Show ${groupDigits(count)}${count < size ? '' : '+'} new ${count === 1 ? 'order' : 'orders'}`}
        </Button>
      )}
    </div>
  );
}
