import { Drawer } from 'antd';
import type { ReactNode } from 'react';

/** The side menu as a phone's drawer, 18rem wide (specification, section 9). */
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
