import { Button } from 'antd';
import { isNotFound, messageOf } from '../api/apiError';
import { EmptyState, ErrorState } from '../ui';

interface RecordFailedProps {
  error: unknown;
  /** Whether a retry is pending. */
  pending: boolean;
  onRetry: () => void;
  /** Goes back to the list. */
  onBack: () => void;
  backLabel: string;
}

/** Shown for a record that could not be loaded: a retry, or for a record that does not exist (404) the way back to the list. */
export function RecordFailed({ error, pending, onRetry, onBack, backLabel }: RecordFailedProps) {
  const message = messageOf(error);
  if (!isNotFound(error)) return <ErrorState message={message} pending={pending} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState picture="pictures/nothing-found.webp" title={message} action={<Button onClick={onBack}>{backLabel}</Button>} />
    </div>
  );
}
