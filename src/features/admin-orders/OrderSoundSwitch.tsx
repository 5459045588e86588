import { Flex, Switch } from 'antd';
import { useId } from 'react';
import { useOrderSound } from '../../shared/back-office/orderSound';

/** Why the switch alone makes no sound. */
const HINTS = {
  blocked: 'Touch the page once: until then the browser stays silent.',
  missing: 'This browser cannot play sounds.',
} as const;

/** Switches the sound of new orders. */
export function OrderSoundSwitch() {
  const [sound, setOn] = useOrderSound();
  const [label, hint] = [useId(), useId()];
  const missing = sound === 'missing';
  return (
    <Flex align="center" gap="small" wrap>
      <Switch
        size="small"
        checked={sound === 'on' || sound === 'blocked'}
        disabled={missing}
        aria-labelledby={label}
        aria-describedby={hint}
        onChange={setOn}
      />
      <span id={label}>Sound for new orders</span>
      <small id={hint} role="status">{missing || sound === 'blocked' ? HINTS[sound] : null}</small>
    </Flex>
  );
}
