import { Button, Modal } from 'antd';
import { useState } from 'react';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import styles from './DemoDataDialog.module.css';

/** Brings the samples back, once somebody has confirmed that the rest may go. */
export function ResetPart({ disabled, onReset }: { disabled: boolean; onReset: () => void }) {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [reset, { isLoading }] = useResetDemoMutation();

  const onConfirm = async () => {
    try {
      await reset().unwrap();
      notify.success(RESET_DONE);
      onReset();
    } catch (error) {
      notify.error(messageOf(error));
    }
    setAsking(false);
  };
  return (
    <section className={styles.reset} aria-label="Reset">
      <p>Bring the sample data back. Everything else is deleted.</p>
      <Button danger disabled={disabled} onClick={() => { setAsking(true); }}>
        Reset demo data
      </Button>
      <Modal
        open={asking}
        title="Reset demo data?"
        okText="Reset demo data"
        okButtonProps={{ danger: true }}
        confirmLoading={isLoading}
        onOk={() => void onConfirm()}
        onCancel={() => { setAsking(false); }}
        width="26rem"
      >
        <p>Every order, account, food, category, banner and history entry made since is deleted. People who registered are signed out.</p>
      </Modal>
    </section>
  );
}
