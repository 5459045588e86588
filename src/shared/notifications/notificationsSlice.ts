import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { useMemo } from 'react';

/** A button of a notice. State holds no functions: the app knows by the name what it does. */
export interface NoticeAction {
  name: 'openNewVersion';
  label: string;
}

/** One message to the user. With an action it stays until it is dismissed. */
export interface Notice {
  id: string;
  kind: 'success' | 'error' | 'info';
  title?: string | undefined;
  message: string;
  action?: NoticeAction | undefined;
  /** The form shows it as well: here it is only spoken. */
  inForm?: boolean | undefined;
  /** Later messages do not push it out. */
  stays?: boolean | undefined;
}

/** The messages on the screen, oldest first. */
export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState: [] as Notice[],
  reducers: {
    notified: {
      prepare: (notice: Omit<Notice, 'id'>) => ({ payload: { ...notice, id: nanoid() } }),
      reducer: (notices, { payload }: PayloadAction<Notice>) => [
        // Saying the same again moves it to the end rather than piling it up.
        ...notices.filter(({ message }) => message !== payload.message),
        payload,
      ],
    },
    noticeDismissed: (notices, { payload }: PayloadAction<string>) => notices.filter(({ id }) => id !== payload),
    noticeTakenBack: (notices, { payload }: PayloadAction<string>) => notices.filter(({ message }) => !message.startsWith(payload)),
  },
  selectors: { selectNotices: (notices) => notices },
});

export const { notified, noticeDismissed } = notificationsSlice.actions;
export const { selectNotices } = notificationsSlice.selectors;

/** Tells the person something: `notify.success('Profile updated successfully!')`. */
export function useNotify() {
  const dispatch = useDispatch();
  return useMemo(() => {
    const tell = (kind: Notice['kind']) => (message: string, title?: string) => dispatch(notified({ kind, message, title }));
    return {
      success: tell('success'),
      error: tell('error'),
      info: tell('info'),
      /** An error that the form shows as well, at its field or button: spoken, but not shown twice. */
      formError: (message: string) => dispatch(notified({ kind: 'error', message, inForm: true })),
      /** What was said is settled: nobody should read it beside the success. The beginning of the sentence is enough. */
      takeBack: (beginning: string) => dispatch(notificationsSlice.actions.noticeTakenBack(beginning)),
    };
  }, [dispatch]);
}
