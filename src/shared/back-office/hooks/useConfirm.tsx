import { ExclamationCircleFilled } from '@ant-design/icons';
import { Modal, type ModalFuncProps } from 'antd';
import { type ReactNode, createContext, use, useCallback } from 'react';

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

const ConfirmContext = createContext<ReturnType<typeof Modal.useModal>[0] | null>(null);

/** Provides `useConfirm`. Not Ant Design's `App`, which also brings its messages and notifications. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [modal, dialogs] = Modal.useModal();
  return <ConfirmContext value={modal}>{children}{dialogs}</ConfirmContext>;
}

/**
 * Returns a function that asks before something is lost (`Modal.confirm`). Its promise resolves with the answer once the
 * dialog is closed and the focus is restored. Cancel is the first button and takes the focus.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const modal = use(ConfirmContext);
  if (!modal) throw new Error('useConfirm needs a ConfirmProvider around it');
  return useCallback(
    ({ title, onOk, ...question }) =>
      new Promise((resolve) => {
        let answer = false;
        modal.confirm({
          ...question,
          title: <span data-question="" style={{ fontFamily: 'var(--font-heading)' }}>{title}</span>,
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
