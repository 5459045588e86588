import { ExclamationCircleFilled } from '@ant-design/icons';
import { App, type ModalFuncProps } from 'antd';
import { useCallback } from 'react';

interface Question extends Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText'> {
  /** Called at that answer, while the window is still closing. */
  onCancel?: () => void;
  /** What the answer starts; the window stays open while it is pending and after it has failed. */
  onOk?: () => Promise<unknown>;
}

/**
 * Ant Design focuses the button of its choice after the window has done so, when the user may have pressed Tab already.
 * Its types have null for no button, but its code takes null for 'ok'.
 */
const NO_BUTTON = 'none' as unknown as null;

/**
 * Asks before something is lost (`Modal.confirm`). The promise resolves with the answer once the window is closed and the
 * focus is back where it was. Cancel is the first button of the window and takes the focus.
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
          // A caller of `then` is not given a failure of `onOk` as an unhandled rejection.
        }).then(() => undefined, () => undefined);
      }),
    [modal],
  );
}
