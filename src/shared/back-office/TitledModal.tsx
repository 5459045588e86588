import { Modal, type ModalProps } from 'antd';
import { useOpenDialog } from '../hooks/useOpenDialog';
import { useCloseOnLeaving } from './hooks/useCloseOnLeaving';

interface TitledModalProps extends Omit<ModalProps, 'title' | 'onCancel' | 'afterClose' | 'destroyOnHidden'> {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Asked instead of `onClose` when the user closes it, such as for a form with unsaved changes. */
  onCancel?: () => void;
}

/** A dialog that shortcuts and messages know of (`useOpenDialog`), and that closes when its page is left. Its content is new each time that it opens. */
export function TitledModal({ title, open, onClose, onCancel = onClose, ...rest }: TitledModalProps) {
  const heading = useOpenDialog<HTMLSpanElement>(open, true);
  const afterClose = useCloseOnLeaving(open, onCancel);
  return (
    <Modal
      {...rest}
      open={open}
      title={<span ref={heading}>{title}</span>}
      onCancel={onCancel}
      afterClose={afterClose}
      destroyOnHidden
    />
  );
}
