import { PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { closedText } from '../../domain/shop/shopTime';
import { useOutcomeToast } from '../../shared/back-office/undo/undoChange';
import { ReadShopAgain } from '../../shared/shop/ReadShopAgain';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { usePauseOrdersMutation } from './adminOrdersApi';

/** For how many minutes orders can be paused. */
const PAUSES = [15, 30, 60, 120];

/** Pauses orders for now, and takes them again. @param size of the control */
export function PauseButton({ size }: { size: 'large' | 'middle' }) {
  const [pauseOrders, { isLoading }] = usePauseOrdersMutation();
  const { closed, timeZone } = useShop();
  const showOutcome = useOutcomeToast();
  const isPaused = closed?.reason === 'paused';
  const title = useServerTime((now) => (isPaused ? closedText(closed, timeZone, now) : null));
  // Each control replaces the other one, and takes over the focus that it had.
  const [pressed, setPressed] = useState(false);
  const takeFocus = (control: { focus: () => void } | null) => { if (pressed && document.activeElement === document.body) control?.focus(); };
  const pause = (minutes: number) => {
    setPressed(true);
    void showOutcome(pauseOrders(minutes), minutes === 0 ? 'Orders are taken again' : 'Orders are paused');
  };
  if (isPaused) {
    return (
      <>
        <ReadShopAgain />
        <Button ref={takeFocus} size={size} icon={<PlayCircleOutlined aria-hidden />} loading={isLoading} onClick={() => { pause(0); }}>Take orders again</Button>
        <p role="status">{title}</p>
      </>
    );
  }
  return (
    <Select
      ref={takeFocus}
      size={size}
      aria-label="Pause orders"
      placeholder="Pause orders"
      prefix={<PauseOutlined aria-hidden />}
      style={{ minWidth: '12rem' }}
      virtual={false}
      loading={isLoading}
      value={null}
      options={PAUSES.map((minutes) => ({ value: minutes, label: minutes < 120 ? `For ${String(minutes)} minutes` : 'For 2 hours' }))}
      onChange={(minutes: number | null) => { if (minutes !== null) pause(minutes); }}
    />
  );
}
