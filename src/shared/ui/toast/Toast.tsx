import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Notice, NoticeAction } from '../../notifications/notificationsSlice';
import { classNames } from '../../utils/classNames';
import { Button } from '../button/Button';
import { ButtonLink } from '../button/ButtonLink';
import { IconButton } from '../button/IconButton';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/criticalIcons';
import styles from './Toaster.module.css';

/** Minimum time on the screen by kind, in ms; errors take longer to read. */
const LIFETIME = { success: 5000, info: 5000, error: 8000 } as const;
/** Reading time per character of a slow reader, in ms; long messages stay longer. */
const PER_LETTER = 80;
const ICON = { success: CheckIcon, info: InfoIcon, error: AlertIcon } as const;

/** The focused element before the focus moved into the toasts. */
let before: Element | null = null;

/**
 * Restores the focus after a toast has gone. If the previous element is gone or disabled, focuses the open dialog, which
 * traps the focus, or else the page heading.
 */
function giveFocusBack() {
  // Dialogs come after the page in the document, the topmost one last.
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
 * One toast. Its timer pauses while it has the focus and then restarts. Hovering does not pause it: clicks pass through to
 * the content below, over which the pointer may rest (Toaster.module.css).
 */
export function Toast({ notice: { id, kind, title, message, action, link, inForm }, onDismiss, onAction }: ToastProps) {
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
        // The focus did not come from another toast.
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
      {link && <ButtonLink size="sm" variant="secondary" to={link.to} onClick={() => { onDismiss(id); }}>{link.label}</ButtonLink>}
      <IconButton label="Dismiss" icon={<CloseIcon size="1.125rem" />} onClick={() => { onDismiss(id); }} />
    </div>
  );
}
