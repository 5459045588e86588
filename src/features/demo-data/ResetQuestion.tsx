import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import styles from './DemoDataDialog.module.css';

/** Asks before everything but the samples goes. The safe answer has the focus. */
export function ResetQuestion({ onCancel, onReset }: { onCancel: () => void; onReset: () => void }) {
  const notify = useNotify();
  const cancel = useRef<HTMLButtonElement>(null);
  const [reset, { isLoading }] = useResetDemoMutation();
  useEffect(() => { cancel.current?.focus(); }, []);

  const onConfirm = async () => {
    try {
      await reset().unwrap();
      notify.success(RESET_DONE);
      onReset();
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  return (
    <>
      <p>Every order, account, food, category, banner and history entry made since is deleted. People who registered are signed out.</p>
      <div className={styles.answers}>
        <Button ref={cancel} disabled={isLoading} onClick={onCancel}>Cancel</Button>
        <Button danger type="primary" loading={isLoading} onClick={() => void onConfirm()}>Reset demo data</Button>
      </div>
    </>
  );
}
