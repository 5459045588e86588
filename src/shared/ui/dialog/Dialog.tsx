import { useEffect } from 'react';
import { whenIdle } from '../../../compat/whenIdle';
import type { DialogProps } from './DialogWindow';
import { lazyDialog } from './lazyDialog';

const loadWindow = async () => (await import(/* webpackChunkName: "dialog" */ './DialogWindow')).DialogWindow;
const DialogWindow = lazyDialog(loadWindow);

/**
 * A modal dialog: it traps the focus, restores it on closing, and is a bottom sheet on a phone. Its code is prefetched while
 * the browser is idle, so it does not delay the first screen.
 */
export function Dialog(props: DialogProps) {
  // If the prefetch fails, opening the dialog loads the code again.
  useEffect(() => whenIdle(() => { loadWindow().catch(() => undefined); }), []);
  return <DialogWindow {...props} />;
}
