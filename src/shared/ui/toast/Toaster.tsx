import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Toast, type ToastAction, isLasting } from '../../notifications/notificationsSlice';
import { classNames } from '../../utils/classNames';
import { ignoreRepeatClicks } from '../../utils/ignoreRepeatClicks';
import { topDialog } from '../../utils/openDialogs';
import { Button, ButtonLink } from '../button/Button';
import { IconButton } from '../button/IconButton';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons/criticalIcons';
import styles from './Toaster.module.css';

const MOST_VISIBLE = 2;

interface ToasterProps {
  /** Oldest first. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  /** Called when the button of a toast is clicked. The button is pending until the promise has settled. */
  onAction?: ((action: ToastAction) => Promise<void> | void) | undefined;
}

/**
 * Renders the toasts in two live regions: errors are assertive, others polite. Both regions exist before the first toast,
 * because screen readers announce only additions to a region they already know. Own code: 1 KB, where Base UI's toast
 * adds 26 KB to the first screen.
 */
export function Toaster({ toasts, onDismiss, onAction }: ToasterProps) {
  const shown = toasts.filter(({ inForm, stays }) => !inForm && !stays);
  const [focusedId, setFocusedId] = useState<string>();
  const [pointedId, setPointedId] = useState<string>();
  // The toasts before the one under the pointer stay too: without them the next button would move under the pointer.
  const pointedAt = toasts.findIndex(({ id }) => id === pointedId);
  const isPinned = (toast: Toast) => isLasting(toast) || toast.id === focusedId || toasts.indexOf(toast) <= pointedAt;
  const surplus = shown.slice(0, -1).filter((toast) => !isPinned(toast)).slice(0, Math.max(0, shown.length - MOST_VISIBLE));
  const oldest = surplus[0]?.id;
  useEffect(() => {
    if (oldest !== undefined) onDismiss(oldest);
  }, [oldest, onDismiss]);

  const visible = toasts.filter((toast) => !surplus.includes(toast));
  const cards = (urgent: boolean) =>
    visible
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          pinned={isPinned(toast)}
          onFocused={setFocusedId}
          onPointed={setPointedId}
          onDismiss={onDismiss}
          onAction={onAction}
        />
      ));
  return (
    <section className={classNames(styles.toaster, 'no-print')} aria-label="Notifications">
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {cards(false)}
      </div>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {cards(true)}
      </div>
    </section>
  );
}

/** Minimum time on the screen by kind, in ms; errors take longer to read. */
const LIFETIME = { success: 5000, info: 5000, error: 8000 } as const;
/** Minimum time of a toast with a button, in ms: time to read it and to reach the button (WCAG 2.2.1). */
const LIFETIME_WITH_ACTION = 10_000;
/** Reading time per character of a slow reader, in ms; long messages stay longer. */
const PER_LETTER = 80;
const ICON = { success: CheckIcon, info: InfoIcon, error: AlertIcon } as const;

/** The focused element before the focus moved into the toasts. */
let before: Element | null = null;

/**
 * Restores the focus after a toast has gone. If the previous element is gone or disabled, focuses the open dialog, which
 * traps the focus, or else the page heading.
 */
function restoreFocus() {
  const candidates = [before, topDialog(), document.querySelector('h1')];
  candidates.some((candidate) => {
    if (candidate instanceof HTMLElement) candidate.focus({ preventScroll: true });
    return candidate === document.activeElement;
  });
}

interface ToastCardProps extends Omit<ToasterProps, 'toasts'> {
  toast: Toast;
  /** It stays: it has the focus or the pointer, or it is a lasting one. */
  pinned: boolean;
  /** Called with its id when it gets the focus, and with undefined when it loses it. */
  onFocused: (id: string | undefined) => void;
  /** The same for the pointer on its button or link. */
  onPointed: (id: string | undefined) => void;
}

/**
 * One toast. Its timer pauses while it is pinned, which it is while it has the focus or the pointer is on its button, and while
 * its action is pending, and then restarts. Hovering elsewhere does not pause it: clicks pass through to the content below,
 * over which the pointer may rest (Toaster.module.css).
 */
function ToastCard({ toast, pinned, onFocused, onPointed, onDismiss, onAction }: ToastCardProps) {
  const { id, kind, title, message, record = '', action, link, inForm } = toast;
  const [pending, setPending] = useState(false);
  const waits = pinned || pending;
  const lifetime = Math.max(action ? LIFETIME_WITH_ACTION : LIFETIME[kind], (message + record).length * PER_LETTER);
  useEffect(() => {
    if (waits) return undefined;
    const timer = setTimeout(() => { onDismiss(id); }, lifetime);
    return () => { clearTimeout(timer); };
  }, [waits, lifetime, id, onDismiss]);

  const act = async (chosen: ToastAction) => {
    setPending(true);
    await onAction?.(chosen);
    setPending(false);
  };

  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement)) restoreFocus();
    };
  }, []);

  const pointer = { onPointerEnter: () => { onPointed(id); }, onPointerLeave: () => { onPointed(undefined); } };
  if (inForm) return <p className="visually-hidden">{message}</p>;
  const Icon = ICON[kind];
  return (
    <div
      ref={card}
      role="presentation"
      className={classNames(styles.toast, styles[kind])}
      onFocus={({ currentTarget, relatedTarget }) => {
        onFocused(id);
        // The focus did not come from another toast.
        if (!currentTarget.closest('section')?.contains(relatedTarget)) before = relatedTarget;
      }}
      onBlur={() => { onFocused(undefined); }}
    >
      <span className={styles.icon}>
        <Icon size="1.125rem" />
      </span>
      <div className={styles.words}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {record === '' ? <p>{message}</p> : <p><span>{message}</span> <span className={styles.record}>{record}</span></p>}
      </div>
      {action && (
        <Button
          size="sm"
          variant="secondary"
          pending={pending}
          // The next toast moves to its place.
          onClick={ignoreRepeatClicks(() => void act(action))}
          {...pointer}
        >
          {action.label}
        </Button>
      )}
      {link && <ButtonLink size="sm" variant="secondary" to={link.to} {...pointer} onClick={() => { onDismiss(id); }}>{link.label}</ButtonLink>}
      <IconButton label="Dismiss" icon={<CloseIcon size="1.125rem" />} onClick={() => { onDismiss(id); }} />
    </div>
  );
}
