import { Button, Divider, Flex, Form, Input, Modal, Radio, Typography } from 'antd';
import { useRef } from 'react';
import * as v from 'valibot';
import { fillDemo } from '../../domain/calls/demoCalls';
import { BIG_SHOP, type DemoCounts, storageNeeded, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import { parseNumber } from '../../domain/number/parseNumber';
import { firstMessage } from '../../domain/text/text';
import { messageOf } from '../../shared/api/apiError';
import { useCloseOnLeaving } from '../../shared/back-office/hooks/useCloseOnLeaving';
import { ConfirmProvider, useConfirm } from '../../shared/back-office/hooks/useConfirm';
import { useOpenDialog } from '../../shared/hooks/useOpenDialog';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { RESET_DONE, useResetDemoMutation } from './demoApi';
import { FillProgress, useFill } from './FillProgress';

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
  const title = useRef<HTMLSpanElement>(null);
  useOpenDialog(open, title, true);

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
    <Modal open={open} title={<span ref={title}>Demo data</span>} footer={null} width="34rem" onCancel={onClose} afterClose={afterClose} mask={{ closable: !filling }}>
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

/** The sizes to choose from by name, smallest first. */
const SIZES = {
  Handful: { foods: 20, users: 20, orders: 100 },
  'Busy kitchen': { foods: 100, users: 500, orders: 5000 },
  City: { foods: 500, users: 2000, orders: 25_000 },
  'Big shop': BIG_SHOP,
} satisfies Record<string, DemoCounts>;

const SeedSchema = v.pipe(v.string(), v.transform(parseNumber), fillDemo.body.entries.seed);

const OPTIONS = Object.entries(SIZES).map(([name, counts]) => ({
  value: name,
  label: (
    <>
      <span>{name}</span>{' '}
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        {`${groupDigits(counts.foods)} foods, ${groupDigits(counts.users)} users, ${groupDigits(counts.orders)} orders; about ${storageNeeded(counts).words}`}
      </Typography.Text>
    </>
  ),
}));

/** The size and seed of the shop to generate. */
function FillForm({ big, filling, onFill }: { big: boolean; filling: boolean; onFill: (counts: DemoCounts, seed: number) => void }) {
  const [form] = Form.useForm<{ size: keyof typeof SIZES; seed: string }>();
  const initial = { size: big ? 'Big shop' : 'Handful', seed: '1' } as const;
  // Undefined until the form is mounted, although the type does not say so.
  const counts = SIZES[(Form.useWatch('size', form) as keyof typeof SIZES | undefined) ?? initial.size];
  return (
    <Form
      form={form}
      name="demo-data"
      layout="vertical"
      disabled={filling}
      initialValues={initial}
      validateTrigger="onSubmit"
      onFinish={({ seed }) => { onFill(counts, v.parse(SeedSchema, seed)); }}
    >
      <Form.Item name="size" label="Size">
        <Radio.Group vertical aria-label="Size" options={OPTIONS} />
      </Form.Item>
      <Form.Item
        name="seed"
        label="Seed"
        rules={[{
          validator: (_, typed: string) => {
            const message = firstMessage(v.safeParse(SeedSchema, typed));
            return message === null ? Promise.resolve() : Promise.reject(new Error(message));
          },
        }]}
      >
        <Input inputMode="numeric" style={{ maxWidth: '14rem' }} />
      </Form.Item>
      <Button type="primary" htmlType="submit" disabled={false} loading={filling}>{`Add ${groupDigits(totalOf(counts))} records`}</Button>
    </Form>
  );
}
