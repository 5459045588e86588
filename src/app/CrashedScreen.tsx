import { routes } from '../shared/routes';
import { ButtonLink, ErrorState } from '../shared/ui';
import styles from './CrashedScreen.module.css';

/** What stands in for a screen that failed: what happened, another try, and a way back. */
export function CrashedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" className={styles.screen}>
      <ErrorState message="This screen stopped working. Your cart and your details are safe." onRetry={onRetry} />
      <ButtonLink to={routes.menu} variant="quiet">Back to the menu</ButtonLink>
    </main>
  );
}
