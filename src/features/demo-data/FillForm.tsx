import { Button, Form, Input, Radio, Typography } from 'antd';
import * as v from 'valibot';
import { fillDemo } from '../../domain/calls/demoCalls';
import { BIG_SHOP, type DemoCounts, storageNeeded, totalOf } from '../../domain/demo-data/demoData';
import { groupDigits } from '../../domain/number/digits';
import { parseNumber } from '../../domain/number/parseNumber';
import { firstMessage } from '../../domain/text/text';

/** A size of shop to generate. */
interface DemoSize {
  readonly name: string;
  readonly counts: DemoCounts;
}

/** The largest size. */
const BIG: DemoSize = { name: 'Big shop', counts: BIG_SHOP };

/** The sizes to choose from, smallest first. */
const DEMO_SIZES: readonly [DemoSize, ...DemoSize[]] = [
  { name: 'Handful', counts: { foods: 20, users: 20, orders: 100 } },
  { name: 'Busy kitchen', counts: { foods: 100, users: 500, orders: 5000 } },
  { name: 'City', counts: { foods: 500, users: 2000, orders: 25_000 } },
  BIG,
];

const SeedSchema = v.pipe(v.string(), v.transform(parseNumber), fillDemo.body.entries.seed);

const SIZES = DEMO_SIZES.map(({ name, counts }) => ({
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

interface FillFormProps {
  /** Whether the big shop is selected at first. */
  big: boolean;
  filling: boolean;
  onFill: (counts: DemoCounts, seed: number) => void;
}

/** The size and seed of the shop to generate. */
export function FillForm({ big, filling, onFill }: FillFormProps) {
  const [form] = Form.useForm<{ size: string; seed: string }>();
  const initial = { size: big ? BIG.name : DEMO_SIZES[0].name, seed: '1' };
  // Undefined until the form is mounted, although the type does not say so.
  const chosen = (Form.useWatch('size', form) as string | undefined) ?? initial.size;
  const { counts } = DEMO_SIZES.find(({ name }) => name === chosen) ?? DEMO_SIZES[0];
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
        <Radio.Group vertical aria-label="Size" options={SIZES} />
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
