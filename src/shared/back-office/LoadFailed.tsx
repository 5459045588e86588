import { Button, Empty } from 'antd';
import { useRef } from 'react';
import { assetUrl } from '../lib/assetUrl';
import { useFocusHandover } from '../lib/useFocusHandover';

interface LoadFailedProps {
  /** The error's message. */
  message: string;
  /** The next try is pending: the button keeps the focus. */
  pending: boolean;
  onRetry: () => void;
  /** Without the picture, where there is little room. */
  compact?: boolean;
}

/**
 * A failed load with its message and another try. When it unmounts, the focus goes to the page's heading or to the part
 * around it. Empty and not Result, whose illustrations would be 9 KB of the first screen.
 */
export function LoadFailed({ message, pending, onRetry, compact = false }: LoadFailedProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button);
  return (
    <Empty
      image={<img src={assetUrl('pictures/something-broke.webp')} alt="" style={{ margin: 'auto' }} />}
      styles={{ image: { display: compact ? 'none' : 'block' } }}
      // A new element for each failure: a screen reader does not announce the same text again.
      description={<p key={String(pending)} role={pending ? undefined : 'alert'}>{message}</p>}
    >
      <Button ref={button} loading={pending} onClick={onRetry}>Try again</Button>
    </Empty>
  );
}
