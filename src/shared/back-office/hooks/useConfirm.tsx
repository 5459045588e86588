import { ExclamationCircleFilled } from '@ant-design/icons';
import { Modal, type ModalFuncProps } from 'antd';
import { type ReactNode, createContext, use, useCallback } from 'react';
import { useOpenDialog } from '../../hooks/useOpenDialog';

interface Question extends Pick<ModalFuncProps, 'title' | 'content' | 'okText' | 'cancelText'> {
  /** Called when the user cancels, before the dialog has closed. */
  onCancel?: () => void;
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

/** The title of a question. Ant Design renders it while the question is open. */
function Title({ children }: { children: ReactNode }) {
  const text = useOpenDialog<HTMLSpanElement>(true, true);
  return <span ref={text} style={{ fontFamily: 'var(--font-heading)' }}>{children}</span>;
}

/**
 * Returns a function that asks before something is lost (`Modal.confirm`). Its promise resolves with the answer once the
 * dialog is closed and the focus is restored. Cancel is the first button and takes the focus.
 */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const modal = use(ConfirmContext);
  if (!modal) throw new Error('useConfirm needs a ConfirmProvider around it');
  return useCallback(
    ({ title, ...question }) =>
      new Promise((resolve) => {
        let answer = false;
        modal.confirm({
          ...question,
          title: <Title>{title}</Title>,
          // A screen reader would read the icon's file name.
          icon: <ExclamationCircleFilled aria-hidden />,
          okButtonProps: { danger: true },
          focusable: { autoFocusButton: NO_BUTTON },
          onOk: () => { answer = true; },
          afterClose: () => { resolve(answer); },
        });
      }),
    [modal],
  );
}
