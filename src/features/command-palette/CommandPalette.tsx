import { Modal } from 'antd';
import { useRef } from 'react';
import { useCloseOnLeaving } from '../../shared/back-office/useCloseOnLeaving';
import { PaletteSearch } from './PaletteSearch';
import type { PaletteAction, PaletteSection } from './paletteGroups';

interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  sections: readonly PaletteSection[];
  actions: readonly PaletteAction[];
}

/** A window that reaches every section, order, dish and user, and the few things to do from anywhere, by keyboard alone. */
export function CommandPalette({ open, onClose, sections, actions }: CommandPaletteProps) {
  const chosen = useRef<() => void>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const passFocusOn = useCloseOnLeaving(open, onClose);
  return (
    <Modal
      open={open}
      onCancel={onClose}
      // Before this the window is not displayed, and nothing in it takes the focus.
      afterOpenChange={(opened) => { if (opened) input.current?.focus(); }}
      // What was chosen happens once the focus is back where it was: a new screen, or the next window, takes it from there.
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
      // It opens and closes at once, because it is opened and closed all day.
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
