import { routes } from '../shared/routes';
import { ButtonLink, ErrorState } from '../shared/ui';

/** What stands in for a screen that failed: what happened, another try, and a way back. */
export function CrashedScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main">
      <ErrorState message="This screen stopped working. Your cart and your details are safe." onRetry={onRetry} />
      <ButtonLink to={routes.menu}>Back to the menu</ButtonLink>
    </main>
  );
}
