import { type ComponentType, useCallback, useState } from 'react';
import { useNotify } from '../../shared/notifications/notificationsSlice';

/**
 * A window of the back office whose code comes when it is first asked for; a failed download is said and can be
 * tried again. It stays mounted once it is there, so that what runs in it goes on while it is closed.
 * @param load must be the same function on every render; what it gives first is kept
 */
export function useTool<Props>(load: () => Promise<ComponentType<Props>>) {
  const notify = useNotify();
  const [Tool, setTool] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    setOpen(true);
    load()
      .then((loaded) => { setTool((before?: ComponentType<Props>) => before ?? loaded); })
      .catch(() => {
        setOpen(false);
        notify.error('This part could not be loaded. Please check your connection and try again.');
      });
  }, [load, notify]);
  const hide = useCallback(() => { setOpen(false); }, []);
  return { Tool, open, show, hide };
}
