import { useEffect } from 'react';
import { type Notice, isLasting } from '../../notifications/notificationsSlice';
import { Toast, type ToastActionHandler } from './Toast';
import styles from './Toaster.module.css';

const MOST_VISIBLE = 2;

interface ToasterProps {
  /** Oldest first. */
  notices: readonly Notice[];
  onDismiss: (id: string) => void;
  onAction?: ToastActionHandler;
}

/**
 * Renders the toasts in two live regions: errors are assertive, others polite. Both regions exist before the first toast,
 * because screen readers announce only additions to a region they already know. Own code: 1 KB, where Base UI's toast
 * adds 26 KB to the first screen.
 */
export function Toaster({ notices, onDismiss, onAction }: ToasterProps) {
  const shown = notices.filter(({ inForm, stays }) => !inForm && !stays);
  const surplus = shown.filter((notice) => !isLasting(notice)).slice(0, Math.max(0, shown.length - MOST_VISIBLE));
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
