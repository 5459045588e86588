import { App } from 'antd';
import { useCallback } from 'react';

interface Question {
  /** What is asked, whole. */
  title: string;
  /** What follows from it, where the question does not say it. */
  content?: string;
  /** What the button that does it says. */
  okText: string;
  /** What the button that does not says; Cancel where nothing is said. */
  cancelText?: string;
}

/**
 * Asks before something is taken away; resolves to what was answered, once the window is closed and the focus is back
 * where it was. The safe answer has the focus.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        let answer = false;
        modal.confirm({
          cancelText: 'Cancel',
          ...question,
          okButtonProps: { danger: true },
          focusable: { autoFocusButton: 'cancel' },
          onOk: () => { answer = true; },
          afterClose: () => { resolve(answer); },
        });
      }),
    [modal],
  );
}
