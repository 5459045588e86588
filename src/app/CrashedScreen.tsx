import { CrashedPage } from '../pages/CrashedPage';
import { routes } from '../shared/routes';
import styles from './CrashedScreen.module.css';

/** The last resort: stands in for a shell that failed with everything in it. */
export function CrashedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main id="main" className={styles.screen}>
      <CrashedPage error={error} onRetry={onRetry} back={{ to: routes.menu, label: 'Back to the menu' }} />
    </main>
  );
}
