import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useMemo } from 'react';
import { isEqual } from '../../domain/isEqual';

/** A button of a toast. Redux state holds no functions, so the app maps the name to a handler. */
export type ToastAction =
  | { name: 'openNewVersion'; label: string }
  /** Undoes the change of this history entry. */
  | { name: 'undo'; label: string; entryId: string };

/** A link of a toast. */
export interface ToastLink {
  to: string;
  label: string;
}

/** One message to the user. */
export interface Toast {
  id: string;
  kind: 'success' | 'error' | 'info';
  title?: string | undefined;
  message: string;
  /** The name of the record that the message is about, if the message does not name it. */
  record?: string | undefined;
  action?: ToastAction | undefined;
  link?: ToastLink | undefined;
  /** The form shows the message too, so the toast is visually hidden and only announced. */
  inForm?: boolean | undefined;
  /** Newer messages do not remove it. */
  stays?: boolean | undefined;
}

/** The same message with the same button. With another button, such as the Undo of another change, it is a message of its own. */
function isRepeat(a: Toast, b: Toast): boolean {
  return a.message === b.message && a.record === b.record && isEqual([a.action, a.link], [b.action, b.link]);
}

/** The current messages, oldest first. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as Toast[],
  reducers: {
    toastAdded: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        // Repeating a message moves it to the end instead of adding a second one.
        ...toasts.filter((toast) => !isRepeat(toast, payload)),
        payload,
      ],
    },
    toastDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ id }) => id !== payload),
    toastsDismissed: (toasts, { payload }: PayloadAction<string>) => toasts.filter(({ message }) => !message.startsWith(payload)),
    /** Dismisses the messages that offer to undo the change of this history entry; without one, all offers. */
    undoWithdrawn: (toasts, { payload }: PayloadAction<string | undefined>) =>
      toasts.filter(({ action }) => action?.name !== 'undo' || (payload !== undefined && action.entryId !== payload)),
    /** Dismisses the messages that lead to a record or offer to undo its change: the shop has other records now. */
    recordToastsDismissed: (toasts) => toasts.filter(({ action, link }) => action?.name !== 'undo' && link === undefined),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastAdded, toastDismissed, recordToastsDismissed, undoWithdrawn } = notificationsSlice.actions;
export const { selectToasts } = notificationsSlice.selectors;

/** True for a message that stays until the user dismisses it. */
export function isLasting({ action }: Toast): boolean {
  return action?.name === 'openNewVersion';
}

/** Shows toasts: `notify.success('Profile updated successfully!')`. The returned object is stable. */
export function useNotify() {
  const dispatch = useDispatch();
  return useMemo(() => {
    const tell = (kind: Toast['kind']) => (message: string, title?: string) => dispatch(toastAdded({ kind, message, title }));
    return {
      success: tell('success'),
      error: tell('error'),
      info: tell('info'),
      /** A piece of information with a link to what it is about. */
      link: (message: string, link: ToastLink) => dispatch(toastAdded({ kind: 'info', message, link })),
      /** An error that the form shows as well, at its field or button: only announced. */
      formError: (message: string) => dispatch(toastAdded({ kind: 'error', message, inForm: true })),
      /** Dismisses messages that start with this text, because they no longer apply. */
      dismiss: (beginning: string) => dispatch(notificationsSlice.actions.toastsDismissed(beginning)),
    };
  }, [dispatch]);
}
