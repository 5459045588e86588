import { useDispatch } from 'react-redux';
import type { ApiDispatch } from '../../api/api';
import { useCommandKey } from '../hooks/useCommandKey';
import { undoLastChange } from './undoChange';

/** Where Ctrl/Cmd+Z is the browser's: it undoes what was typed. */
const TEXT_FIELDS = 'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable="true"]';
/** A dialog with a form or a question (useConfirm.tsx) comes first: the page behind it does not change. */
const OPEN_DIALOGS = '[role="dialog"] form, [data-question]';

function mayUndo({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.matches(TEXT_FIELDS)) && document.querySelector(OPEN_DIALOGS) === null;
}

/** Ctrl/Cmd+Z outside of text fields undoes the last change of this visit (docs/behaviour.md, section 4). */
export function useUndoKey() {
  const dispatch = useDispatch<ApiDispatch>();
  useCommandKey('z', () => { void dispatch(undoLastChange()); }, mayUndo);
}
