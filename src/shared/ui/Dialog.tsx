import { useEffect } from 'react';
import type { DialogProps } from './DialogWindow';
import { windowOnDemand } from './windowOnDemand';

const loadWindow = async () => (await import('./DialogWindow')).DialogWindow;
const DialogWindow = windowOnDemand(loadWindow);

/**
 * A modal window: it holds the focus, gives it back on closing, and is a sheet on a phone.
 * The code behind it is fetched while the page idles, so that it costs the first screen nothing.
 */
export function Dialog(props: DialogProps) {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    // Where it fails now, it is asked for again when somebody opens the window.
    const idle = requestIdleCallback(() => { loadWindow().catch(() => undefined); });
    return () => { cancelIdleCallback(idle); };
  }, []);

  return <DialogWindow {...props} />;
}
