import { Button } from 'antd';
import { groupDigits } from '../../../domain/number/digits';
import { listId } from '../hooks/useFocusRestore';
import styles from './NewRowsButton.module.css';
import type { InteractionListeners } from './useRowInteractionLock';

interface NewRowsButtonProps {
  /** The list's name. */
  list: string;
  /** What its rows are, in the singular and the plural. */
  nouns: readonly [one: string, many: string];
  /** How many rows are held back. */
  count: number;
  /** The page size. If a whole page of rows is held back, there may be more, so the button shows a `+`. */
  size: number;
  hand: InteractionListeners;
  onShow: () => void;
}

/**
 * A button that shows the rows held back from a frozen list, in a live region that announces their number. The button
 * disappears when it is pressed, so the list takes the focus.
 */
export function NewRowsButton({ list, nouns: [one, many], count, size, hand, onShow }: NewRowsButtonProps) {
  const show = () => {
    onShow();
    document.getElementById(listId(list))?.focus({ preventScroll: true });
  };
  return (
    <div {...hand} role="status" className={styles.place}>
      {count > 0 && <Button onClick={show}>{`Show ${groupDigits(count)}${count < size ? '' : '+'} new ${count === 1 ? one : many}`}</Button>}
    </div>
  );
}
