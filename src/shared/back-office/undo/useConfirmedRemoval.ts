import { messageOf } from '../../api/apiError';
import { useNotify } from '../../notifications/notificationsSlice';
import { useConfirm } from '../hooks/useConfirm';
import { listId } from '../HeadingRow';
import { useUndoToast } from './undoChange';

interface Removal {
  question: Parameters<ReturnType<typeof useConfirm>>[0];
  /** The name of the list, which takes the focus: the pressed button is removed with the record. */
  list: string;
  /** Triggers the mutation. */
  send: () => { readonly requestId: string; unwrap: () => Promise<unknown> };
  /** Called when it is sent, with a promise of whether it succeeds. */
  onSent: (succeeded: Promise<boolean>) => void;
  /** The message of a success. */
  done: string;
  /** The name of the record, if the message does not name it. */
  record?: string | undefined;
}

/** Returns a function that removes a record after a confirmation, and shows the outcome. */
export function useConfirmedRemoval(): (removal: Removal) => Promise<void> {
  const confirm = useConfirm();
  const notify = useNotify();
  const notifyDone = useUndoToast();
  return async ({ question, list, send, onSent, done, record }) => {
    if (!(await confirm(question))) return;
    document.getElementById(listId(list))?.focus({ preventScroll: true });
    const sent = send();
    const outcome = sent.unwrap();
    onSent(outcome.then(() => true, () => false));
    try {
      await outcome;
      notifyDone(done, sent, record);
    } catch (refused) {
      notify.error(messageOf(refused));
    }
  };
}
