import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press beside the window. */
  onClose: () => void;
  /** Names the window; with hideTitle only for a screen reader. */
  title: string;
  hideTitle?: boolean | undefined;
  /** Read out with the title. */
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A question that must be answered: a press beside the window does not close it, and it has no close button. */
  urgent?: boolean | undefined;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** What the window grows from; else whatever had the focus when it opened. */
  origin?: Element | null | undefined;
  children?: ReactNode;
}

const loadWindow = () => import('./DialogWindow');
const DialogWindow = lazy(async () => ({ default: (await loadWindow()).DialogWindow }));

/**
 * A modal window: it holds the focus, gives it back on closing, and is a sheet on a phone.
 * The code behind it is fetched while the page idles, so that it costs the first screen nothing.
 */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);

  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const idle = requestIdleCallback(() => void loadWindow());
    return () => { cancelIdleCallback(idle); };
  }, []);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
