import { useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/Button';
import { Dialog } from './Dialog';

/** The texts of a confirmation. */
interface Question {
  title: string;
  /** What would be lost. */
  message: string;
  confirmLabel: string;
  cancelLabel: string;
}

interface ConfirmDialogProps extends Question {
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the user to confirm a destructive action. The cancel button has the initial focus. */
export function ConfirmDialog({ open, title, message, confirmLabel, cancelLabel, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={message}
      urgent
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** A quiet button that asks before it does something. */
export function ConfirmButton({ question, onConfirm, onClick, ...button }: ButtonProps & { question: Question; onConfirm: () => void }) {
  const [asking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} variant="quiet" {...button} onClick={(event) => { onClick?.(event); setAsking(true); }} />
      <ConfirmDialog
        {...question}
        open={asking}
        onConfirm={() => {
          // The dialog may still be closing when the button disappears.
          opener.current?.focus({ preventScroll: true });
          setAsking(false);
          onConfirm();
        }}
        onClose={() => { setAsking(false); }}
      />
    </>
  );
}
