import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from '../notifications/notificationsSlice';

/** Shown where code that is fetched on demand does not arrive. */
export const PART_NOT_LOADED = 'This part could not be loaded. Please check your connection and try again.';

interface WindowProps {
  open: boolean;
  onClose: () => void;
}

/**
 * A window whose code comes when it is first opened. Where the code does not come, that is said and the window counts
 * as closed: what is behind it stays, and opening it again asks again, which `lazy` never does.
 */
export function windowOnDemand<Props extends WindowProps>(load: () => Promise<ComponentType<Props>>) {
  return function WindowOnDemand(props: Props) {
    const { open, onClose } = props;
    const [Window, setWindow] = useState<ComponentType<Props>>();
    const notify = useNotify();
    const giveUp = useEffectEvent(() => {
      notify.error(PART_NOT_LOADED);
      onClose();
    });
    useEffect(() => {
      // Fetched anew it may be another component, in whose place everything under way in this one would end.
      if (!open || Window) return undefined;
      // Whoever has gone back before it failed wants it no more.
      let wanted = true;
      load().then((loaded) => { setWindow((first?: ComponentType<Props>) => first ?? loaded); }, () => { if (wanted) giveUp(); });
      return () => { wanted = false; };
    }, [open, Window]);
    return Window && <Window {...props} />;
  };
}
