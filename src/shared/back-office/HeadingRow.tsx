import { Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import { groupDigits } from '../../domain/number/digits';
import { classNames } from '../utils/classNames';
import styles from './HeadingRow.module.css';
import type { StableRows } from './live-rows/useStableList';

/** The heading of a section with what is beside it. It leaves room for a toast, which then covers none of it. */
export function HeadingRow({ children }: { children: ReactNode }) {
  return <Flex wrap align="center" gap="medium" className={styles.row ?? ''}>{children}</Flex>;
}

/** The id of the element of a list that takes the focus, from the list's name. */
export function listId(name: string): string {
  return `list-${name}`;
}

interface NewRowsButtonProps {
  /** The list's name. */
  list: string;
  /** What its rows are, in the singular and the plural. */
  nouns: readonly [one: string, many: string];
  /** The page size. If a whole page of rows waits, there may be more, so the button shows a `+`. */
  size: number;
  stable: Pick<StableRows, 'waiting' | 'missing' | 'showAll'>;
}

/**
 * A button that shows a list as it is now: with the rows that wait, and without those that are no longer in it. It is
 * in a live region, which announces it. The button disappears when it is pressed, so the list takes the focus.
 */
export function NewRowsButton({ list, nouns: [one, many], size, stable: { waiting, missing, showAll } }: NewRowsButtonProps) {
  const show = () => {
    showAll();
    document.getElementById(listId(list))?.focus({ preventScroll: true });
  };
  const label = waiting > 0 ? `Show ${groupDigits(waiting)}${waiting < size ? '' : '+'} new ${waiting === 1 ? one : many}` : 'Update list';
  return (
    <div role="status" className={classNames(styles.news, 'no-print')}>
      {(waiting > 0 || missing.length > 0) && <Button onClick={show}>{label}</Button>}
    </div>
  );
}
