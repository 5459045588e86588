import { messageOf } from '../api/apiError';
import { Button, EmptyState, ErrorState } from '../ui';
import { isGone } from './isGone';

interface RecordFailedProps {
  error: unknown;
  /** The next try is under way. */
  pending: boolean;
  onRetry: () => void;
  /** Leads back to the list. */
  onBack: () => void;
  backLabel: string;
}

/** Stands where a record could not be loaded. One that does not exist is not there at the next try either: back to the list. */
export function RecordFailed({ error, pending, onRetry, onBack, backLabel }: RecordFailedProps) {
  const message = messageOf(error);
  if (!isGone(error)) return <ErrorState message={message} onRetry={onRetry} pending={pending} />;
  return (
    <div role="alert">
      <EmptyState picture="pictures/nothing-found.webp" title={message} action={<Button variant="secondary" onClick={onBack}>{backLabel}</Button>} />
    </div>
  );
}
