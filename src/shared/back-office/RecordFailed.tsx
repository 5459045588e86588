import { Button, Result } from 'antd';
import { messageOf } from '../api/apiError';
import { assetUrl } from '../lib/assetUrl';
import { ErrorState } from '../ui';
import { isGone } from './isGone';

interface RecordFailedProps {
  error: unknown;
  /** The next try is pending. */
  pending: boolean;
  onRetry: () => void;
  /** Leads back to the list. */
  onBack: () => void;
  backLabel: string;
}

/** A record that could not be loaded. For one that does not exist another try would not help: back to the list. */
export function RecordFailed({ error, pending, onRetry, onBack, backLabel }: RecordFailedProps) {
  const message = messageOf(error);
  if (!isGone(error)) return <ErrorState message={message} pending={pending} onRetry={onRetry} />;
  return (
    <Result
      icon={<img src={assetUrl('pictures/nothing-found.webp')} alt="" width={96} height={96} />}
      title={<p role="alert">{message}</p>}
      extra={<Button onClick={onBack}>{backLabel}</Button>}
    />
  );
}
