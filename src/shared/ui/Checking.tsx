import { classNames } from '../lib/classNames';
import styles from './Checking.module.css';

/** Shown while the backend says who is signed in, or a screen's code arrives: quiet, and never for long. */
export function Checking({ wholePage = false }: { wholePage?: boolean | undefined }) {
  return (
    <div role="status" aria-busy="true" className={classNames(styles.checking, wholePage && styles.wholePage)}>
      <span className="visually-hidden">Loading</span>
      <span className={styles.dots} aria-hidden="true">
        <span className={styles.dot} />
        <span className={styles.dot} />
        <span className={styles.dot} />
      </span>
    </div>
  );
}
