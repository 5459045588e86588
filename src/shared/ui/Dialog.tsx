import { Suspense, lazy, useEffect, useState } from 'react';
import type { DialogProps } from './DialogWindow';

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
    // Where it fails now, it is asked for again when somebody opens the window.
    const idle = requestIdleCallback(() => { loadWindow().catch(() => undefined); });
    return () => { cancelIdleCallback(idle); };
  }, []);

  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogWindow {...props} />
    </Suspense>
  );
}
