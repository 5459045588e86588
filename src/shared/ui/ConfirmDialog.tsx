import { Button } from './Button';
import { Dialog } from './Dialog';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The question, in the specification's words. */
  message: string;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The confirmed action takes something away. */
  danger?: boolean | undefined;
  pending?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. The focus starts on the way back. */
export function ConfirmDialog({
  open,
  title,
  message,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  pending,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      size="sm"
      urgent
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
