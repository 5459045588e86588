import { useRef } from 'react';
import { assetUrl } from '../lib/assetUrl';
import { useFocusHandover } from '../lib/useFocusHandover';
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

/**
 * Stands where something could not be loaded, and lets it be tried again. It is to stay, `pending`, while that is under
 * way: the button keeps the focus. Once it goes, the focus is on the page's heading or what else stands around it.
 */
export function ErrorState({ message, onRetry, pending, retryLabel = 'Try again' }: ErrorStateProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return (
    <div className={styles.state}>
      <img className={styles.picture} src={assetUrl('pictures/something-broke.webp')} alt="" width={144} height={144} />
      {/* Anew for each failure: words that have stood there before go unheard. */}
      <p key={String(pending)} className={styles.title} role={pending ? undefined : 'alert'}>
        {message}
      </p>
      <Button ref={button} variant="secondary" pending={pending} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
