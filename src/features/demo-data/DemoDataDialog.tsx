import { Alert, Button, Card, Divider, Flex, Modal, Progress, Radio, Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { DEMO_SIZES, type DemoSize, describeCounts, storageNeeded, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import { messageOf } from '../../shared/api/apiError';
import { useCloseOnLeaving } from '../../shared/back-office/hooks/useCloseOnLeaving';
import { ConfirmProvider, useConfirm } from '../../shared/back-office/hooks/useConfirm';
import { useOpenDialog } from '../../shared/hooks/useOpenDialog';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import { useFill } from './useFill';

const RESET = {
  title: 'Reset demo data?',
  content: 'Every order, account, food, category, banner and history entry made since is deleted. People who registered are signed out.',
  okText: 'Reset demo data',
};

interface DemoDataDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Fills the demo with generated records, or restores the sample data (docs/behaviour.md, section 7). */
export function DemoDataDialog(props: DemoDataDialogProps) {
  return <ConfirmProvider><DemoData {...props} /></ConfirmProvider>;
}

function DemoData({ open, onClose }: DemoDataDialogProps) {
  const { progress, fill, cancel } = useFill();
  const confirm = useConfirm();
  const notify = useNotify();
  const [reset, { isLoading: resetting }] = useResetDemoMutation();
  const [size, setSize] = useState<DemoSize>('small');
  const { counts } = DEMO_SIZES[size];
  const filling = progress?.running === true;
  // While records are generated the dialog stays open, so that the progress is visible.
  const afterClose = useCloseOnLeaving(open && !filling, onClose);
  const title = useOpenDialog<HTMLSpanElement>(open, true);

  const onReset = async () => {
    if (!(await confirm(RESET))) return;
    reset()
      .unwrap()
      .then(() => {
        notify.success(RESET_DONE);
        onClose();
      })
      .catch((error: unknown) => { notify.error(messageOf(error)); });
  };
  return (
    <Modal open={open} title={<span ref={title}>Demo data</span>} footer={null} width="34rem" onCancel={onClose} afterClose={afterClose} mask={{ closable: !filling }}>
      <Flex vertical align="start" gap="middle">
        <Typography.Text type="secondary">Fill the shop with made-up records to see how it works when it is large.</Typography.Text>
        <Radio.Group vertical aria-label="Size" options={OPTIONS} value={size} disabled={filling} onChange={({ target }) => { setSize(target.value as DemoSize); }} />
        <Button type="primary" loading={filling} onClick={() => void fill(counts)}>{`Add ${groupDigits(totalOf(counts))} records`}</Button>
      </Flex>
      {progress && <FillProgress {...progress} onCancel={cancel} />}
      <Divider />
      <Flex component="section" wrap align="center" justify="space-between" gap="small" aria-label="Reset">
        <Typography.Text type="secondary">Bring the sample data back. Everything else is deleted.</Typography.Text>
        <Button danger disabled={filling} loading={resetting} onClick={() => void onReset()}>Reset demo data</Button>
      </Flex>
    </Modal>
  );
}

const OPTIONS = Object.entries(DEMO_SIZES).map(([value, { title, counts }]) => ({
  value,
  label: (
    <>
      <span>{title}</span>{' '}
      <Typography.Text type="secondary" style={{ display: 'block' }}>{`${describeCounts(counts)}; about ${storageNeeded(counts)}`}</Typography.Text>
    </>
  ),
}));

type FillProgressProps = NonNullable<ReturnType<typeof useFill>['progress']> & { onCancel: () => void };

/** The progress of a run with a Cancel button, or its result. */
function FillProgress({ running, stored, wanted, outcome, error, onCancel }: FillProgressProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Cancel is removed when the run ends, so the card takes the focus.
    if (!running && document.activeElement === document.body) card.current?.focus();
  }, [running]);
  return (
    <Card ref={card} size="small" role="region" aria-label="Progress" tabIndex={-1} style={{ marginTop: 16 }}>
      {error !== undefined && <Alert type="error" title={error} />}
      <Progress percent={Math.floor((stored / wanted) * 100)} status={error === undefined ? 'normal' : 'exception'} aria-label="Records stored" />
      <Flex align="center" justify="space-between" gap="small">
        <Typography.Text type="secondary">{`${groupDigits(stored)} of ${groupDigits(wanted)} records`}</Typography.Text>
        {running && <Button size="small" onClick={onCancel}>Cancel</Button>}
      </Flex>
      <Typography.Text type="secondary" role="status">{outcome}</Typography.Text>
    </Card>
  );
}
