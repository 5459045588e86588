import { CrashedPage } from '../pages/CrashedPage';
import { routes } from '../shared/utils/paths';
import styles from './CrashedScreen.module.css';

/** Fallback of the outermost error boundary, for errors in the shell itself. */
export function CrashedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <main id="main" className={styles.screen}>
      <CrashedPage error={error} onRetry={onRetry} back={{ to: routes.menu, label: 'Back to the menu' }} />
    </main>
  );
}
