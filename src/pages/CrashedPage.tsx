import { useLocation } from 'react-router-dom';
import { ButtonLink, ErrorState, PageHeading } from '../shared/ui';
import { routes } from '../shared/utils/paths';
import styles from './CrashedPage.module.css';
import { isMissingCode } from './lazyPage';

const STOPPED = 'This screen stopped working. Your cart and your details are safe.';
/** In the back office, where there is no cart. */
const ADMIN_STOPPED = 'This screen stopped working. What was saved is safe.';
const MISSING = 'This screen could not be loaded. There may be a newer version of the shop: please reload the page.';

interface CrashedPageProps {
  error: unknown;
  onRetry: () => void;
  /** Link to another page. */
  back: { to: string; label: string };
}

/**
 * Fallback of an error boundary around a screen: the message, a retry or reload button, and a link. The shell around it
 * stays.
 */
export function CrashedPage({ error, onRetry, back }: CrashedPageProps) {
  const missing = isMissingCode(error);
  const stopped = useLocation().pathname.startsWith(routes.dashboard) ? ADMIN_STOPPED : STOPPED;
  return (
    <div className={styles.crashed}>
      <PageHeading hidden>Something broke</PageHeading>
      <ErrorState
        message={missing ? MISSING : stopped}
        retryLabel={missing ? 'Reload the page' : undefined}
        onRetry={missing ? () => { window.location.reload(); } : onRetry}
      />
      <ButtonLink to={back.to} variant="quiet">{back.label}</ButtonLink>
    </div>
  );
}
