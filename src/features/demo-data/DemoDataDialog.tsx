import { Button, Divider, Flex, Modal, Typography } from 'antd';
import { messageOf } from '../../shared/api/apiError';
import { useCloseOnLeaving } from '../../shared/back-office/hooks/useCloseOnLeaving';
import { ConfirmProvider, useConfirm } from '../../shared/back-office/hooks/useConfirm';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import { FillForm } from './FillForm';
import { FillProgress } from './FillProgress';
import { useFill } from './useFill';

const RESET = {
  title: 'Reset demo data?',
  content: 'Every order, account, food, category, banner and history entry made since is deleted. People who registered are signed out.',
  okText: 'Reset demo data',
};

interface DemoDataDialogProps {
  open: boolean;
  /** Whether the big shop is selected at first. */
  big: boolean;
  onClose: () => void;
}

/** Fills the demo with generated records, or restores the sample data (docs/behaviour.md, section 7). */
export function DemoDataDialog(props: DemoDataDialogProps) {
  return <ConfirmProvider><DemoData {...props} /></ConfirmProvider>;
}

function DemoData({ open, big, onClose }: DemoDataDialogProps) {
  const { fill, cancel, ...state } = useFill();
  const confirm = useConfirm();
  const notify = useNotify();
  const [reset] = useResetDemoMutation();
  const filling = state.status === 'filling';
  // While records are generated the dialog stays open, so that the progress is visible.
  const afterClose = useCloseOnLeaving(open && !filling, onClose);

  const onReset = async () => {
    const send = () => reset().unwrap().catch((error: unknown) => {
      notify.error(messageOf(error));
      throw error;
    });
    if (!(await confirm({ ...RESET, onOk: send }))) return;
    notify.success(RESET_DONE);
    onClose();
  };
  return (
    <Modal open={open} title="Demo data" footer={null} width="34rem" onCancel={onClose} afterClose={afterClose} mask={{ closable: !filling }}>
      <Typography.Paragraph type="secondary">
        Fill the shop with made-up records to see how it works when it is large. The same seed makes the same records.
      </Typography.Paragraph>
      <FillForm key={String(big)} big={big} filling={filling} onFill={(counts, seed) => void fill(counts, seed)} />
      <FillProgress fill={state} onCancel={cancel} />
      <Divider />
      <Flex component="section" wrap align="center" justify="space-between" gap="small" aria-label="Reset">
        <Typography.Text type="secondary">Bring the sample data back. Everything else is deleted.</Typography.Text>
        <Button danger disabled={filling} onClick={() => void onReset()}>Reset demo data</Button>
      </Flex>
    </Modal>
  );
}
