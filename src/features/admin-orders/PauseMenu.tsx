import { PauseOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';

/** For how many minutes orders can be paused. */
const PAUSES = [15, 30, 60, 120];

/** The button that offers pauses. In a file of its own, because only a shop with a time zone loads it. */
export function PauseMenu({ pending, onPause }: { pending: boolean; onPause: (minutes: number) => void }) {
  const items = PAUSES.map((minutes) => ({ key: minutes, label: minutes < 120 ? `For ${String(minutes)} minutes` : 'For 2 hours' }));
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => { onPause(Number(key)); } }}>
      <Button size="large" icon={<PauseOutlined aria-hidden />} loading={pending}>Pause orders</Button>
    </Dropdown>
  );
}
