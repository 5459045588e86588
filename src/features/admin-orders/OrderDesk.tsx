import { type ReactNode, createContext, use, useCallback, useMemo, useState } from 'react';
import type { Order } from '../../domain/order';
import { messageOf } from '../../shared/api/apiError';
import { formatCount } from '../../shared/back-office/columns';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { withOrders } from './cachedOrders';
import type { OrderList } from './ordersApi';
import { type StatusChange, useSetStatusMutation } from './statusApi';

interface Desk {
  /** The status each order is on its way to. */
  readonly pending: ReadonlyMap<string, string>;
  readonly setStatus: (change: StatusChange) => void;
}

const DeskContext = createContext<Desk | null>(null);

/**
 * Where orders are worked on. A change shows at once, and goes when the backend refuses it: it is laid over what was
 * read rather than written into it, so that a refresh landing meanwhile takes nothing away and nothing has to be undone.
 */
export function OrderDesk({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [send] = useSetStatusMutation();
  const [changes, setChanges] = useState<readonly StatusChange[]>([]);

  const setStatus = useCallback(
    (change: StatusChange) => {
      setChanges((before) => [...before, change]);
      void send(change).then(({ error }) => {
        setChanges((before) => before.filter((other) => other !== change));
        if (error) notify.error(messageOf(error));
        else notify.success(doneMessage(change));
      });
    },
    [send, notify],
  );
  const desk = useMemo(
    () => ({ setStatus, pending: new Map(changes.flatMap(({ ids, status }) => ids.map((id) => [id, status] as const))) }),
    [changes, setStatus],
  );
  return <DeskContext value={desk}>{children}</DeskContext>;
}

/** `Order marked as completed` (specification, section 4). */
function doneMessage({ ids, status }: StatusChange): string {
  return ids.length === 1 ? `Order marked as ${status}` : `${formatCount(ids.length)} orders marked as ${status}`;
}

function useDesk(): Desk {
  const desk = use(DeskContext);
  if (desk === null) throw new Error('Orders are worked on within the order desk');
  return desk;
}

/** Sets the status of orders and says what came of it. */
export function useSetStatus(): Desk['setStatus'] {
  return useDesk().setStatus;
}

/** An order as it will be once the change on its way is through. */
export function usePendingOrder(order: Order | undefined): Order | undefined {
  const { pending } = useDesk();
  return order && { ...order, status: pending.get(order.id) ?? order.status };
}

/** A page of the list as it will be once the changes on their way are through. */
export function usePendingOrders(list: OrderList | undefined): OrderList | undefined {
  const { pending } = useDesk();
  return useMemo(
    () => list && withOrders(list, list.items.map((order) => ({ ...order, status: pending.get(order.id) ?? order.status }))),
    [list, pending],
  );
}
