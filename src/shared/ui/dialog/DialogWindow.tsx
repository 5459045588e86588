import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useOpenDialog } from '../../hooks/useOpenDialog';
import { classNames } from '../../utils/classNames';
import styles from './Dialog.module.css';
import { IconButton } from '../button/IconButton';
import { CloseIcon } from '../icons/criticalIcons';

/** Props of a modal dialog. */
export interface DialogProps {
  open: boolean;
  /** Called on Escape, on the close button, and on a click outside the dialog. */
  onClose: () => void;
  /** The dialog's accessible name; with hideTitle it is visible to screen readers only. */
  title: string;
  hideTitle?: boolean | undefined;
  /** Announced together with the title. */
  description?: ReactNode;
  /** Returns the element to focus on closing, if it is not the element that had the focus on opening. */
  returnTo?: (() => HTMLElement | undefined) | undefined;
  /** A short question that needs an answer: a click outside does not close the dialog, and it has no close button. */
  urgent?: boolean | undefined;
  /** Buttons; they stay visible while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The dialog itself. Dialog loads it on demand, because the focus trap and related code weigh 24 KB. */
export function DialogWindow({ open, onClose, title, hideTitle, description, returnTo, urgent = false, footer, children }: DialogProps) {
  const popup = useOpenDialog<HTMLDivElement>(open, urgent);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={urgent}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={classNames(styles.scrim, 'no-print')} />
        <Base.Viewport className={classNames(styles.viewport, 'no-print')}>
          <Base.Popup
            ref={popup}
            className={classNames(styles.window, urgent ? styles.sm : styles.md)}
            finalFocus={() => returnTo?.() ?? true}
            // Focus the popup, so that reading starts at the title; an urgent dialog focuses its first button, which
            // cancels.
            {...(urgent ? { role: 'alertdialog' } : { initialFocus: popup })}
          >
            <div className={styles.header}>
              <Base.Title className={classNames(styles.title, hideTitle === true && 'visually-hidden')}>{title}</Base.Title>
              {!urgent && <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} variant="floating" />} />}
            </div>
            <div className={styles.body}>
              {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
