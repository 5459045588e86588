import { useEffect, useState } from 'react';
import { AlertIcon, CheckIcon, CloseIcon, IconButton, InfoIcon } from '../ui';
import { classNames } from '../lib/classNames';
import type { Notice } from './notificationsSlice';
import styles from './Toaster.module.css';

/** Milliseconds on the screen at least; something that went wrong takes longer to read. */
const LIFETIME = { success: 5000, info: 5000, error: 8000 } as const;
/** What a slow reader takes for a letter: two sentences stay longer. */
const PER_LETTER = 80;
const ICON = { success: CheckIcon, info: InfoIcon, error: AlertIcon } as const;

interface ToastProps {
  notice: Notice;
  onDismiss: (id: string) => void;
}

/**
 * One message. While the focus is on it, its time stands still; afterwards it starts anew. A pointer does not hold it:
 * presses go through to what lies below, which one may rest on (Toaster.module.css).
 */
export function Toast({ notice: { id, kind, title, message }, onDismiss }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => { onDismiss(id); }, Math.max(LIFETIME[kind], message.length * PER_LETTER));
    return () => { clearTimeout(timer); };
  }, [held, id, kind, message, onDismiss]);

  const Icon = ICON[kind];
  return (
    <div
      role="presentation"
      className={classNames(styles.toast, styles[kind])}
      onFocus={() => { setHeld(true); }}
      onBlur={() => { setHeld(false); }}
    >
      <span className={styles.icon}>
        <Icon size="1.125rem" />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      <IconButton label="Dismiss" icon={<CloseIcon size="1.125rem" />} onClick={() => { onDismiss(id); }} />
    </div>
  );
}
