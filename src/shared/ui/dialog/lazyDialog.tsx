import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../../notifications/notificationsSlice';

/** Shown where code that is fetched on demand does not arrive. */
const PART_NOT_LOADED = 'This part could not be loaded. Please check your connection and try again.';

/**
 * Creates a dialog component that loads its code when it first opens. If the load fails, it shows an error toast and calls
 * `onClose`; opening it again retries the load, which React's `lazy` does not.
 * @param load imports the dialog's component
 */
export function lazyDialog<Props extends { open: boolean; onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return function WindowOnDemand(props: Props) {
    const { open, onClose } = props;
    const [Window, setWindow] = useState<ComponentType<Props>>();
    const notify = useNotify();
    const giveUp = useEffectEvent(() => {
      notify.error(PART_NOT_LOADED);
      onClose();
    });
    useEffect(() => {
      // A second load may return a new component, which would remount the dialog and lose its state.
      if (!open || Window) return undefined;
      // Ignore a failure after the user has closed the dialog.
      let wanted = true;
      load().then((loaded) => { setWindow((first?: ComponentType<Props>) => first ?? loaded); }, () => { if (wanted) giveUp(); });
      return () => { wanted = false; };
    }, [open, Window]);
    return Window && <Window {...props} />;
  };
}
