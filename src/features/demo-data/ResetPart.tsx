import { App, Button } from 'antd';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import styles from './DemoDataDialog.module.css';

/** Brings the samples back, once somebody has confirmed that the rest may go. */
export function ResetPart({ disabled, onReset }: { disabled: boolean; onReset: () => void }) {
  const { modal } = App.useApp();
  const notify = useNotify();
  const [reset, { isLoading }] = useResetDemoMutation();

  const onConfirm = async () => {
    try {
      await reset().unwrap();
      onReset();
      notify.success(RESET_DONE);
    } catch (error) {
      notify.error(messageOf(error));
    }
  };
  const ask = () =>
    void modal.confirm({
      title: 'Reset demo data?',
      content: 'Every order, account, food, category, banner and history entry made since is deleted, and the sample data comes back. People who registered are signed out.',
      okText: 'Reset demo data',
      okButtonProps: { danger: true },
      onOk: onConfirm,
    });
  return (
    <section className={styles.reset} aria-label="Reset">
      <p>Bring the sample data back. Everything else is deleted.</p>
      <Button danger disabled={disabled} loading={isLoading} onClick={ask}>
        Reset demo data
      </Button>
    </section>
  );
}
