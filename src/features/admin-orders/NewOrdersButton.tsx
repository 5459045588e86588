import { Button } from 'antd';
import { groupDigits } from '../../domain/number/digits';
import { listId } from '../../shared/back-office/hooks/useFocusRestore';
import type { InteractionListeners } from '../../shared/back-office/live-rows/useRowInteractionLock';
import styles from './NewOrdersButton.module.css';

interface NewOrdersButtonProps {
  /** How many orders are held back. */
  count: number;
  /** The page size. If a whole page of orders is held back, there may be more, so the button shows a `+`. */
  size: number;
  hand: InteractionListeners;
  onShow: () => void;
}

/**
 * A button that shows the orders held back from the list, in a live region that announces their number. The button
 * disappears when it is pressed, so the list takes the focus.
 */
export function NewOrdersButton({ count, size, hand, onShow }: NewOrdersButtonProps) {
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
