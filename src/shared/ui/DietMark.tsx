import { classNames } from '../lib/classNames';
import styles from './DietMark.module.css';

/** The familiar dot in a square, always with its word. */
export function DietMark({ isVeg, className }: { isVeg: boolean; className?: string | undefined }) {
  return (
    <span className={classNames(styles.mark, isVeg ? styles.veg : styles.nonVeg, className)}>
      <svg className={styles.sign} viewBox="0 0 14 14" aria-hidden="true" focusable="false">
        <rect x="0.9" y="0.9" width="12.2" height="12.2" rx="2.6" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <circle cx="7" cy="7" r="2.9" fill="currentColor" />
      </svg>
      {isVeg ? 'Veg' : 'Non-Veg'}
    </span>
  );
}
