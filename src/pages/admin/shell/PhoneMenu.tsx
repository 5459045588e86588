import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useOpenDialog } from '../../../shared/hooks/useOpenDialog';

/** The side menu as a drawer on a phone, 18rem wide (docs/behaviour.md, section 9). */
export function PhoneMenu({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const panel = useOpenDialog<HTMLDivElement>(open);
  return (
    <Drawer
      panelRef={panel}
      open={open}
      onClose={onClose}
      placement="left"
      size="18rem"
      closable={false}
      aria-label="Menu"
      // Room for a toast below the last entry, as on the page.
      styles={{ body: { padding: '0 0 5.5rem' }, wrapper: { maxWidth: '85vw' } }}
    >
      {children}
    </Drawer>
  );
}
