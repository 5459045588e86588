import { type RefObject, useLayoutEffect, useRef } from 'react';
import { registerDialog } from '../utils/openDialogs';

/**
 * Registers a dialog while it is open (`openDialogs.ts`): Ctrl/Cmd+Z asks for it, and the focus of a message that has gone.
 * @param asks whether it has a form or asks a question
 * @returns a ref for an element in the dialog, or for the dialog itself
 */
export function useOpenDialog<Content extends Element>(open: boolean, asks = false): RefObject<Content | null> {
  const content = useRef<Content>(null);
  useLayoutEffect(() => (open ? registerDialog({ content: () => content.current, asks }) : undefined), [open, asks]);
  return content;
}
