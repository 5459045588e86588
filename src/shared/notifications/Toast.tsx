import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { AlertIcon, Button, CheckIcon, CloseIcon, IconButton, InfoIcon } from '../ui';
import { classNames } from '../lib/classNames';
import type { Notice, NoticeAction } from './notificationsSlice';
import styles from './Toaster.module.css';

/** Milliseconds on the screen at least; something that went wrong takes longer to read. */
const LIFETIME = { success: 5000, info: 5000, error: 8000 } as const;
/** What a slow reader takes for a letter: two sentences stay longer. */
const PER_LETTER = 80;
const ICON = { success: CheckIcon, info: InfoIcon, error: AlertIcon } as const;

/** What had the focus before it came to the messages. */
let before: Element | null = null;

/**
 * Gives the focus back. Where that can no longer take it, being gone or disabled, the open window does, which nobody is to
 * leave, or else the heading of the page.
 */
function giveFocusBack() {
  // Windows stand behind the page, the topmost one last.
  const heirs = [...document.querySelectorAll('h1, [role$=dialog]'), before].reverse();
  heirs.some((heir) => {
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    return heir === document.activeElement;
  });
}

interface ToastProps {
  notice: Notice;
  onDismiss: (id: string) => void;
  onAction?: ((action: NoticeAction['name']) => void) | undefined;
}

/**
 * One message. While the focus is on it, its time stands still; afterwards it starts anew. A pointer does not hold it:
 * presses go through to what lies below, which one may rest on (Toaster.module.css).
 */
export function Toast({ notice: { id, kind, title, message, action, inForm }, onDismiss, onAction }: ToastProps) {
  const [held, setHeld] = useState(false);
  const lasting = action !== undefined;
  useEffect(() => {
    if (held || lasting) return undefined;
    const timer = setTimeout(() => { onDismiss(id); }, Math.max(LIFETIME[kind], message.length * PER_LETTER));
    return () => { clearTimeout(timer); };
  }, [held, lasting, id, kind, message, onDismiss]);

  const toast = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = toast.current;
    return () => {
      if (shown?.contains(document.activeElement)) giveFocusBack();
    };
  }, []);

  if (inForm) return <p className="visually-hidden">{message}</p>;
  const Icon = ICON[kind];
  return (
    <div
      ref={toast}
      role="presentation"
      className={classNames(styles.toast, styles[kind])}
      onFocus={({ currentTarget, relatedTarget }) => {
        setHeld(true);
        // Not another message.
        if (!currentTarget.closest('section')?.contains(relatedTarget)) before = relatedTarget;
      }}
      onBlur={() => { setHeld(false); }}
    >
      <span className={styles.icon}>
        <Icon size="1.125rem" />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        <p>{message}</p>
      </div>
      {action && <Button size="sm" variant="secondary" onClick={() => { onAction?.(action.name); }}>{action.label}</Button>}
      <IconButton label="Dismiss" icon={<CloseIcon size="1.125rem" />} onClick={() => { onDismiss(id); }} />
    </div>
  );
}
