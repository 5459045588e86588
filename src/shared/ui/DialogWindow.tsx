import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../lib/classNames';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { CloseIcon } from './firstIcons';

/** Where the window grows from: the middle of what had the focus, measured from the middle of the screen. */
function growthOf(trigger: Element | null): CSSProperties {
  if (!trigger || trigger === document.body) return {};
  const { left, top, width, height } = trigger.getBoundingClientRect();
  const x = left + width / 2 - window.innerWidth / 2;
  const y = top + height / 2 - window.innerHeight / 2;
  return { '--from-x': `${String(Math.round(x))}px`, '--from-y': `${String(Math.round(y))}px` } as CSSProperties;
}

/** What a modal window takes. */
export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press beside the window. */
  onClose: () => void;
  /** Names the window; with hideTitle only for a screen reader. */
  title: string;
  hideTitle?: boolean | undefined;
  /** Read out with the title. */
  description?: ReactNode;
  /** What takes the focus on closing, where it is not what had it on opening. */
  returnTo?: (() => HTMLElement | undefined) | undefined;
  size?: 'sm' | 'md' | undefined;
  /** A question that must be answered: a press beside the window does not close it, and it has no close button. */
  urgent?: boolean | undefined;
  /** Buttons; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** The window itself. Loaded on demand by Dialog, because the focus trap and its kin weigh 24 KB. */
export function DialogWindow({ open, onClose, title, hideTitle, description, returnTo, size = 'md', urgent = false, footer, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [growth, setGrowth] = useState<CSSProperties>({});
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setGrowth(growthOf(document.activeElement));
  }
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={urgent}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            ref={popup}
            className={classNames(styles.window, styles[size])}
            style={growth}
            finalFocus={() => returnTo?.() ?? true}
            // Reading starts at the title; a question starts at its first, harmless answer.
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
