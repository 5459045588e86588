import { useConfirm } from '../hooks/useConfirm';
import { listId } from '../HeadingRow';
import type { StableRows } from '../live-rows/useStableList';
import { type SentChange, useOutcomeToast } from './undoChange';

interface Removal {
  question: Parameters<ReturnType<typeof useConfirm>>[0];
  /** Triggers the mutation. */
  send: () => SentChange;
  /** The message of a success. */
  done: string;
  /** The name of the record, if the message does not name it. */
  record?: string;
}

/**
 * Returns a function that removes a record after a confirmation, and shows the outcome.
 * @param list the name of its list, which takes the focus: the pressed button is removed with the record
 * @param leave takes the record out of the list
 */
export function useConfirmedRemoval(list: string, leave: StableRows['leave']): (id: string, removal: Removal) => Promise<void> {
  const confirm = useConfirm();
  const showOutcome = useOutcomeToast();
  return async (id, { question, send, done, record }) => {
    if (!(await confirm(question))) return;
    document.getElementById(listId(list))?.focus({ preventScroll: true });
    leave(id, showOutcome(send(), done, record));
  };
}
