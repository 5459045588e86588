import { type Context, type ReactNode, createContext, use, useCallback, useMemo, useState } from 'react';
import { groupDigits } from '../../domain/digits';
import type { Order } from '../../domain/order';
import { messageOf } from '../../shared/api/apiError';
import { useNotify } from '../../shared/notifications/notificationsSlice';
import { withOrders } from './cachedOrders';
import type { OrderList } from './ordersApi';
import { type StatusChange, useSetStatusMutation } from './statusApi';

type SetStatus = (change: StatusChange, onRefused?: () => void) => void;
/** The status each order is on its way to. */
type Pending = ReadonlyMap<string, string>;

// Apart, so that the buttons of a hundred rows do not render again whenever something is on its way.
const SetStatusContext = createContext<SetStatus | null>(null);
const PendingContext = createContext<Pending | null>(null);
const SetHereContext = createContext<Pending | null>(null);

/**
 * Where orders are worked on. A change shows at once, and goes when the backend refuses it: it is laid over what was
 * read rather than written into it, so that a refresh landing meanwhile takes nothing away and nothing has to be undone.
 */
export function OrderDesk({ children }: { children: ReactNode }) {
  const notify = useNotify();
  const [send] = useSetStatusMutation();
  const [changes, setChanges] = useState<readonly StatusChange[]>([]);
  const [setHere, setSetHere] = useState<Pending>(new Map());

  const setStatus = useCallback<SetStatus>(
    (change, onRefused) => {
      setChanges((before) => [...before, change]);
      setSetHere((before) => new Map([...before, ...statuses(change)]));
      void send(change).then(({ error }) => {
        setChanges((before) => before.filter((other) => other !== change));
        if (error) {
          notify.error(messageOf(error));
          onRefused?.();
        } else {
          notify.success(doneMessage(change));
        }
      });
    },
    [send, notify],
  );
  const pending = useMemo<Pending>(() => new Map(changes.flatMap(statuses)), [changes]);
  return (
    <SetStatusContext value={setStatus}>
      <PendingContext value={pending}>
        <SetHereContext value={setHere}>{children}</SetHereContext>
      </PendingContext>
    </SetStatusContext>
  );
}

const statuses = ({ ids, status }: StatusChange) => ids.map((id) => [id, status] as const);

/** `Order marked as completed` (specification, section 4). */
function doneMessage({ ids, status }: StatusChange): string {
  return ids.length === 1 ? `Order marked as ${status}` : `${groupDigits(ids.length)} orders marked as ${status}`;
}

function useDesk<Part>(context: Context<Part | null>): Part {
  const part = use(context);
  if (part === null) throw new Error('Orders are worked on within the order desk');
  return part;
}

/** Sets the status of orders and says what came of it; whoever has more to do where it is refused is told. */
export function useSetStatus(): SetStatus {
  return useDesk(SetStatusContext);
}

/** The status each order was last set to here, whether that went well or not. */
export function useSetHere(): ReadonlyMap<string, string> {
  return useDesk(SetHereContext);
}

/** An order as it will be once the change on its way is through. */
export function usePendingOrder(order: Order | undefined): Order | undefined {
  const pending = useDesk(PendingContext);
  return order && onItsWay(order, pending);
}

/** A page of the list as it will be once the changes on their way are through. */
export function usePendingOrders(list: OrderList | undefined): OrderList | undefined {
  const pending = useDesk(PendingContext);
  return useMemo(
    () => list && (pending.size === 0 ? list : withOrders(list, list.items.map((order) => onItsWay(order, pending)))),
    [list, pending],
  );
}

/** An order that nothing is about to change stays the same object, and its row need not render. */
function onItsWay(order: Order, pending: Pending): Order {
  const status = pending.get(order.id);
  return status === undefined ? order : { ...order, status };
}
