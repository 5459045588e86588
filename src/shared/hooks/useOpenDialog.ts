import { type RefObject, useLayoutEffect } from 'react';
import { registerDialog } from '../utils/openDialogs';

/**
 * Registers a dialog while it is open (`openDialogs.ts`): Ctrl/Cmd+Z asks for it, and the focus of a message that has gone.
 * @param content an element in the dialog, or the dialog itself
 * @param asks whether it has a form or asks a question
 */
export function useOpenDialog(open: boolean, content: RefObject<Element | null>, asks = false) {
  useLayoutEffect(
    () => (open ? registerDialog({ content: () => content.current, asks }) : undefined),
    [open, content, asks],
  );
}
