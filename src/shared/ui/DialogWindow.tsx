import { Dialog as Base } from '@base-ui/react/dialog';
import { type CSSProperties, useRef, useState } from 'react';
import { classNames } from '../lib/classNames';
import type { DialogProps } from './Dialog';
import styles from './Dialog.module.css';
import { IconButton } from './IconButton';
import { CloseIcon } from './icons';

/** Where the window grows from: the middle of what was pressed, measured from the middle of the screen. */
function growthOf(trigger: Element | null): CSSProperties {
  if (!trigger || trigger === document.body) return {};
  const { left, top, width, height } = trigger.getBoundingClientRect();
  const x = left + width / 2 - window.innerWidth / 2;
  const y = top + height / 2 - window.innerHeight / 2;
  return { '--from-x': `${String(Math.round(x))}px`, '--from-y': `${String(Math.round(y))}px` } as CSSProperties;
}

/** The window itself. Loaded on demand by Dialog, because the focus trap and its kin weigh 24 KB. */
export function DialogWindow({ open, onClose, title, hideTitle, description, size = 'md', urgent = false, footer, origin, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const [growth, setGrowth] = useState<CSSProperties>({});
  const [wasOpen, setWasOpen] = useState(false);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setGrowth(growthOf(origin ?? document.activeElement));
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
            // Reading starts at the title; a question starts at its first, harmless answer.
            {...(urgent ? { role: 'alertdialog' } : { initialFocus: popup })}
          >
            <header className={styles.header}>
              <Base.Title className={classNames(styles.title, hideTitle === true && 'visually-hidden')}>{title}</Base.Title>
              {!urgent && <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} variant="floating" />} />}
            </header>
            <div className={styles.body}>
              {description !== undefined && <Base.Description className={styles.description}>{description}</Base.Description>}
              {children}
            </div>
            {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
