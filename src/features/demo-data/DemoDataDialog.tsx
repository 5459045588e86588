import { Alert, Button, Card, Divider, Flex, Form, Input, Modal, Progress, Radio, Typography } from 'antd';
import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { fillDemo } from '../../domain/calls/demoCalls';
import { DEMO_SIZES, type DemoCounts, type DemoSize, describeCounts, storageNeeded, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import { parseNumber } from '../../domain/number/parseNumber';
import { firstMessage } from '../../domain/text/text';
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
  const [reset] = useResetDemoMutation();
  const filling = progress?.running === true;
  // While records are generated the dialog stays open, so that the progress is visible.
  const afterClose = useCloseOnLeaving(open && !filling, onClose);
  const title = useRef<HTMLSpanElement>(null);
  useOpenDialog(open, title, true);

  const onReset = async () => {
    // The question is gone with the session, which a shop that moved into memory does not know.
    const send = () => reset().unwrap().then(() => { notify.success(RESET_DONE); }, (error: unknown) => {
      notify.error(messageOf(error));
      throw error;
    });
    if (await confirm({ ...RESET, onOk: send })) onClose();
  };
  return (
    <Modal open={open} title={<span ref={title}>Demo data</span>} footer={null} width="34rem" onCancel={onClose} afterClose={afterClose} mask={{ closable: !filling }}>
      <Typography.Paragraph type="secondary">
        Fill the shop with made-up records to see how it works when it is large. The same seed makes the same records.
      </Typography.Paragraph>
      <FillForm filling={filling} onFill={(counts, seed) => void fill(counts, seed)} />
      {progress && <FillProgress {...progress} onCancel={cancel} />}
      <Divider />
      <Flex component="section" wrap align="center" justify="space-between" gap="small" aria-label="Reset">
        <Typography.Text type="secondary">Bring the sample data back. Everything else is deleted.</Typography.Text>
        <Button danger disabled={filling} onClick={() => void onReset()}>Reset demo data</Button>
      </Flex>
    </Modal>
  );
}

const SeedSchema = v.pipe(v.string(), v.transform(parseNumber), fillDemo.body.entries.seed);

const OPTIONS = Object.entries(DEMO_SIZES).map(([value, { title, counts }]) => ({
  value,
  label: (
    <>
      <span>{title}</span>{' '}
      <Typography.Text type="secondary" style={{ display: 'block' }}>{`${describeCounts(counts)}; about ${storageNeeded(counts)}`}</Typography.Text>
    </>
  ),
}));

const INITIAL: { size: DemoSize; seed: string } = { size: 'small', seed: '1' };

/** The size and seed of the shop to generate. */
function FillForm({ filling, onFill }: { filling: boolean; onFill: (counts: DemoCounts, seed: number) => void }) {
  const [form] = Form.useForm<typeof INITIAL>();
  // Undefined until the form is mounted, although the type does not say so.
  const { counts } = DEMO_SIZES[(Form.useWatch('size', form) as DemoSize | undefined) ?? INITIAL.size];
  const validator = (_: unknown, typed: string) => {
    const message = firstMessage(v.safeParse(SeedSchema, typed));
    return message === null ? Promise.resolve() : Promise.reject(new Error(message));
  };
  return (
    <Form
      form={form}
      name="demo-data"
      layout="vertical"
      disabled={filling}
      initialValues={INITIAL}
      validateTrigger="onSubmit"
      onFinish={({ seed }) => { onFill(counts, v.parse(SeedSchema, seed)); }}
    >
      <Form.Item name="size" label="Size">
        <Radio.Group vertical aria-label="Size" options={OPTIONS} />
      </Form.Item>
      <Form.Item name="seed" label="Seed" rules={[{ validator }]}>
        <Input inputMode="numeric" style={{ maxWidth: '14rem' }} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={false} loading={filling}>{`Add ${groupDigits(totalOf(counts))} records`}</Button>
    </Form>
  );
}

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
