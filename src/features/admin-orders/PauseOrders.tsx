import { PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, lazy } from 'react';
import { closedText } from '../../domain/shop/shopTime';
import { messageOf } from '../../shared/api/apiError';
import { useUndoToast } from '../../shared/back-office/undo/undoChange';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { ReadShopAgain } from '../../shared/shop/ReadShopAgain';
import { useShop } from '../../shared/shop/shopApi';
import { useServerTime } from '../../shared/shop/useServerTime';
import { usePauseOrdersMutation } from './adminOrdersApi';

const PauseMenu = lazy(() => import(/* webpackChunkName: "pause" */ './PauseMenu').then((module) => ({ default: module.PauseMenu })));

/** Pauses orders for now, and takes them again. Only of a shop with a time zone, which a new one has not. */
export function PauseOrders() {
  const [pauseOrders, { isLoading }] = usePauseOrdersMutation();
  const { closed, timeZone } = useShop();
  const notify = useNotify();
  const notifyDone = useUndoToast();
  const isPaused = closed?.reason === 'paused';
  const title = useServerTime((now) => (isPaused ? closedText(closed, timeZone, now) : null));
  if (timeZone === '' && !isPaused) return null;
  const pause = (minutes: number) => {
    const sent = pauseOrders(minutes);
    sent
      .unwrap()
      .then(() => { notifyDone(minutes === 0 ? 'Orders are taken again' : 'Orders are paused', sent); })
      .catch((error: unknown) => { notify.error(messageOf(error)); });
  };
  if (isPaused) {
    return (
      <>
        <ReadShopAgain />
        <Button size="large" icon={<PlayCircleOutlined aria-hidden />} loading={isLoading} onClick={() => { pause(0); }}>Take orders again</Button>
        <p role="status">{title}</p>
      </>
    );
  }
  return <Suspense><PauseMenu pending={isLoading} onPause={pause} /></Suspense>;
}
