import { CommandPalette } from '../../../features/command-palette';
import { SECTIONS } from '../sections';
import { type ShellActions, useActions } from './useActions';

interface AdminPaletteProps extends ShellActions {
  open: boolean;
  onClose: () => void;
}

/** The command palette with the sections and actions of the back office. */
export function AdminPalette({ open, onClose, ...doings }: AdminPaletteProps) {
  const actions = useActions(doings);
  return <CommandPalette open={open} onClose={onClose} sections={SECTIONS} actions={actions} />;
}
