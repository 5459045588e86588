import { Drawer } from 'antd';
import type { ReactNode } from 'react';

/** The side menu as a drawer on a phone, 18rem wide (docs/behaviour.md, section 9). */
export function PhoneMenu({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size="18rem"
      closable={false}
      aria-label="Menu"
      styles={{ body: { padding: 0 }, wrapper: { maxWidth: '85vw' } }}
    >
      {children}
    </Drawer>
  );
}
