import { AlertIcon } from '../../src/shared/ui';
import styles from './QaPanel.module.css';

/** What is wrong with a setting, or what it cannot do. */
export function Warning({ children }: { children: string }) {
  return (
    <p className={styles.breach}>
      <AlertIcon size="1.1em" />
      <span>{children}</span>
    </p>
  );
}
