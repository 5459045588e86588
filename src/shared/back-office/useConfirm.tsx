import { App } from 'antd';
import { useCallback } from 'react';
import { AlertIcon } from '../ui';

interface Question {
  /** What is asked, whole. */
  title: string;
  /** What follows from it, where the question does not say it. */
  content?: string;
  /** What the button that does it says. */
  okText: string;
  /** What the button that does not says; Cancel where nothing is said. */
  cancelText?: string;
  /** Called at that answer, while its window is still closing. */
  onCancel?: () => void;
}

/** In the place of Ant Design's, which a screen reader reads out by its file's name. */
const ICON = <span className="anticon"><AlertIcon size="1em" /></span>;

/**
 * Ant Design gives the button of its choice the focus a moment after the window has given it, and takes back who has
 * pressed Tab by then. Its types have null for no button, but its code reads null as 'ok'.
 */
const NO_BUTTON = 'none' as unknown as null;

/**
 * Asks before something is taken away; resolves to what was answered, once the window is closed and the focus is back
 * where it was. The safe answer has the focus: it stands first, and a window gives the focus to its first button.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    (question) =>
      new Promise((resolve) => {
        let answer = false;
        modal.confirm({
          icon: ICON,
          cancelText: 'Cancel',
          ...question,
          okButtonProps: { danger: true },
          focusable: { autoFocusButton: NO_BUTTON },
          onOk: () => { answer = true; },
          afterClose: () => { resolve(answer); },
        });
      }),
    [modal],
  );
}
