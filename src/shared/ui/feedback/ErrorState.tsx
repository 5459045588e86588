import { assetUrl } from '../../utils/assetUrl';
import { Button } from '../button/Button';
import styles from './MessageState.module.css';

interface ErrorStateProps {
  /** The message of the error. */
  message: string;
  onRetry: () => void;
  /** True while the retry is pending. */
  pending?: boolean | undefined;
  /** Label of the retry button, if it differs from 'Try again'. */
  retryLabel?: string | undefined;
}

/**
 * Shown instead of content that could not be loaded, with a retry button. Keep it mounted with `pending` during the retry,
 * so that the button keeps the focus.
 */
export function ErrorState({ message, onRetry, pending, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <img className={styles.picture} src={assetUrl('pictures/something-broke.webp')} alt="" width={144} height={144} />
      {/* A new element for each failure: screen readers do not announce an unchanged text again. */}
      <p key={String(pending)} className={styles.title} role={pending ? undefined : 'alert'}>
        {message}
      </p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
