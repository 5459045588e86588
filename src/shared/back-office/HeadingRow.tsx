import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { classNames } from '../utils/classNames';
import styles from './HeadingRow.module.css';
import { listId } from './hooks/useFocusRestore';
import type { InteractionListeners } from './live-rows/useRowInteractionLock';

/** The heading of a section with what is beside it. It leaves room for a toast, which then covers none of it. */
export function HeadingRow({ children }: { children: ReactNode }) {
  return <Flex wrap align="center" gap="medium" className={styles.row ?? ''}>{children}</Flex>;
}

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
    <div {...hand} role="status" className={classNames(styles.news, 'no-print')}>
      {count > 0 && <Button onClick={show}>{`Show ${groupDigits(count)}${count < size ? '' : '+'} new ${count === 1 ? one : many}`}</Button>}
    </div>
  );
}
