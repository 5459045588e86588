import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { useOrderSound } from '../../shared/back-office/orderSound';

/** Switches the sound of new orders. */
export function OrderSoundSwitch() {
  const [on, setOn] = useOrderSound();
  const label = useId();
  return (
    <Flex align="center" gap="small">
      <Switch size="small" checked={on} aria-labelledby={label} onChange={setOn} />
      <span id={label}>Sound for new orders</span>
    </Flex>
  );
}
