import { assetUrl } from '../lib/assetUrl';
import { Button } from './Button';
import styles from './MessageState.module.css';

interface ErrorStateProps {
  /** What happened, from the error itself. */
  message: string;
  onRetry: () => void;
  /** The next try is under way. */
  pending?: boolean | undefined;
  /** What the other try is called, where it is more than one. */
  retryLabel?: string | undefined;
}

/** Stands where something could not be loaded, and lets it be tried again. */
export function ErrorState({ message, onRetry, pending, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <img className={styles.picture} src={assetUrl('pictures/something-broke.webp')} alt="" width={144} height={144} />
      <p className={styles.title} role="alert">
        {message}
      </p>
      <Button variant="secondary" pending={pending} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
