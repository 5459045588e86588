import { classNames } from '../lib/classNames';
import styles from './SortButton.module.css';

interface SortButtonProps {
  title: string;
  /** How the list is sorted by this column now, if it is. */
  sorted: 'asc' | 'desc' | undefined;
  onSort: () => void;
}

/** The name of a column as a button that sorts by it; the header cell around it says how (`aria-sort`). */
export function SortButton({ title, sorted, onSort }: SortButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onSort}>
      <span>{title}</span>
      <svg viewBox="0 0 10 14" width="10" height="14" aria-hidden="true" className={styles.arrows}>
        <path className={classNames(sorted === 'asc' && styles.now)} d="M5 1 9 6H1Z" />
        <path className={classNames(sorted === 'desc' && styles.now)} d="M5 13 1 8h8Z" />
      </svg>
    </button>
  );
}
