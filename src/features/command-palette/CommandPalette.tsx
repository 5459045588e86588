import { Modal } from 'antd';
import { useRef } from 'react';
import { useCloseOnLeaving } from '../../shared/back-office/hooks/useCloseOnLeaving';
import { PaletteSearch } from './PaletteSearch';
import type { PaletteAction, PaletteSection } from './paletteGroups';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  sections: readonly PaletteSection[];
  actions: readonly PaletteAction[];
}

/** A dialog that finds sections, orders, dishes, users and actions, operated by keyboard alone. */
export function CommandPalette({ open, onClose, sections, actions }: CommandPaletteProps) {
  const chosen = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const passFocusOn = useCloseOnLeaving(open, onClose);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      // Before this event the dialog is not displayed and cannot take the focus.
      afterOpenChange={(opened) => { if (opened) input.current?.focus(); }}
      // The chosen item runs after the focus is restored: a new screen or another dialog takes the focus from there.
      afterClose={() => {
        passFocusOn();
        chosen.current?.();
        chosen.current = undefined;
      }}
      title={<span className="visually-hidden">Search the back office</span>}
      closable={false}
      footer={null}
      width="40rem"
      destroyOnHidden
      // No animation, because the palette is opened and closed very often.
      transitionName=""
      maskTransitionName=""
      styles={{ header: { margin: 0 }, container: { padding: 0 } }}
    >
      <PaletteSearch
        input={input}
        sections={sections}
        actions={actions}
        onClose={onClose}
        onChoose={(choose) => {
          chosen.current = choose;
          onClose();
        }}
      />
    </Modal>
  );
}
