import { Button } from 'antd';
import { useState } from 'react';
import { staffCancelRefusal } from '../../../domain/order/cancelling';
import type { Order } from '../../../domain/order/order';
import { useShop } from '../../../shared/shop/shopApi';
import { lazyDialog } from '../../../shared/ui';

/** The dialog that asks for the reason, and cancels an order. */
export const CancelDialog = lazyDialog(async () => (await import('./CancelDialog')).CancelDialog);

/** The button that cancels an order; nothing where the settings or the status do not let staff cancel it. */
export function CancelOrder({ order }: { order: Order }) {
  const shop = useShop();
  const [open, setOpen] = useState(false);
  return (
    <>
      {staffCancelRefusal(order, shop) === null && <Button danger onClick={() => { setOpen(true); }}>Cancel order</Button>}
      <CancelDialog id={order.id} open={open} onClose={() => { setOpen(false); }} />
    </>
  );
}
