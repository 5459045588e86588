import { ExclamationCircleFilled } from '@ant-design/icons';
import { App, type ModalFuncProps } from 'antd';
import { useCallback } from 'react';

interface Question extends Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText'> {
  /** Called when the user cancels, before the dialog has closed. */
  onCancel?: () => void;
  /** Started by OK. The dialog stays open while it is pending and after it has failed. */
  onOk?: () => Promise<unknown>;
}

/**
 * Turns off Ant Design's own focus on a button, which comes late: the user may have pressed Tab already. Its types allow
 * null for that, but its code takes null for 'ok'.
 */
const NO_BUTTON = 'none' as unknown as null;

/**
 * Returns a function that asks before something is lost (`Modal.confirm`). Its promise resolves with the answer once the
 * dialog is closed and the focus is restored. Cancel is the first button and takes the focus.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  return useCallback(
    ({ title, onOk, ...question }) =>
      new Promise((resolve) => {
        let answer = false;
        modal.confirm({
          ...question,
          title: <span style={{ fontFamily: 'var(--font-heading)' }}>{title}</span>,
          // A screen reader would read the icon's file name.
          icon: <ExclamationCircleFilled aria-hidden />,
          okButtonProps: { danger: true },
          focusable: { autoFocusButton: NO_BUTTON },
          onOk: async () => {
            await onOk?.();
            answer = true;
          },
          afterClose: () => { resolve(answer); },
          // A failure of `onOk` is not reported as an unhandled rejection.
        }).then(() => undefined, () => undefined);
      }),
    [modal],
  );
}
