import { useEffect } from 'react';
import type { Notice, NoticeAction } from './notificationsSlice';
import { Toast } from './Toast';
import styles from './Toaster.module.css';

const MOST_VISIBLE = 2;

interface ToasterProps {
  /** Oldest first. */
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
  /** Called when the button of a notice is pressed. */
  onAction?: (action: NoticeAction['name']) => void;
}

/**
 * Shows the messages. Both live regions stand in the page before the first message, because a screen reader
 * announces only what is added to a region it knows: errors at once, everything else when the voice is free.
 * Written by hand: 1 KB, where the library's toast weighs 26 KB on the first screen.
 */
export function Toaster({ notices, onDismiss, onAction }: ToasterProps) {
  const shown = notices.filter(({ inForm, stays }) => !inForm && !stays);
  // A message with a button remains until it is answered.
  const surplus = shown.filter(({ action }) => !action).slice(0, Math.max(0, shown.length - MOST_VISIBLE));
  const oldest = surplus[0]?.id;
  useEffect(() => {
    if (oldest !== undefined) onDismiss(oldest);
  }, [oldest, onDismiss]);

  const visible = notices.filter((notice) => !surplus.includes(notice));
  const toasts = (urgent: boolean) =>
    visible
      .filter(({ kind }) => (kind === 'error') === urgent)
      .map((notice) => <Toast key={notice.id} notice={notice} onDismiss={onDismiss} onAction={onAction} />);
  return (
    <section className={styles.toaster} aria-label="Notifications">
      <div className={styles.list} role="status" aria-live="polite" aria-atomic="false">
        {toasts(false)}
      </div>
      <div className={styles.list} role="alert" aria-live="assertive" aria-atomic="false">
        {toasts(true)}
      </div>
    </section>
  );
}
