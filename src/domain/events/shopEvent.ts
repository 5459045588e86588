import * as v from 'valibot';
import { type Role, may } from '../user/roles';

/**
 * The `x-request-id` of the request that made the change. The page that sent it has read the change by the tags of its
 * mutation, and does not read it again.
 */
const cause = { requestId: v.optional(v.string()) };

const OrderStatusChangeSchema = v.object({ orderId: v.string(), userId: v.string(), status: v.string() });
export type OrderStatusChange = v.InferOutput<typeof OrderStatusChangeSchema>;

/** What happened in the shop, as `GET /events` tells it (docs/events.md). An event says which records to read again, not what is in them. */
export const ShopEventSchema = v.variant('type', [
  v.object({ type: v.literal('order-placed'), orderId: v.string(), userId: v.string(), ...cause }),
  v.object({
    type: v.literal('order-status-changed'),
    orders: v.array(OrderStatusChangeSchema),
    ...cause,
  }),
  /** A dish was added, changed or removed from the menu. */
  v.object({ type: v.literal('dish-changed'), foodId: v.string(), ...cause }),
  v.object({ type: v.literal('stock-changed'), foodIds: v.array(v.string()), ...cause }),
  v.object({ type: v.literal('categories-changed'), ...cause }),
  v.object({ type: v.literal('banners-changed'), ...cause }),
  v.object({ type: v.literal('coupons-changed'), ...cause }),
  /** `userId` is the account whose role was changed; left out for other changes of accounts. */
  v.object({ type: v.literal('users-changed'), userId: v.optional(v.string()), ...cause }),
  v.object({ type: v.literal('settings-changed'), ...cause }),
  /** Demo data was generated, or everything was replaced. */
  v.object({ type: v.literal('everything-changed'), ...cause }),
]);
export type ShopEvent = v.InferOutput<typeof ShopEventSchema>;

/** The messages about the stream itself. */
const StreamNoteSchema = v.variant('type', [
  /** The client knows every event up to this message's id. The first message of a stream without a `Last-Event-ID`. */
  v.object({ type: v.literal('up-to-date') }),
  /** Events after the `Last-Event-ID` are no longer in the log: read everything again. */
  v.object({ type: v.literal('events-missed') }),
]);

/** A message of the stream. */
export const StreamMessageSchema = v.union([ShopEventSchema, StreamNoteSchema]);
export type StreamMessage = v.InferOutput<typeof StreamMessageSchema>;

/** The header in which a client sends the id of the last message that it has received, to get what followed. */
export const LAST_EVENT_ID = 'Last-Event-ID';

/**
 * Returns the event as `reader` may see it, or null. Everyone is told of the menu, the promotions and the settings, accounts also of their own
 * orders and of their own role, and staff of what the permissions of their role let them read.
 * @param reader the account that reads the stream; null for a visitor without a session
 */
export function eventFor(event: ShopEvent, reader: { readonly id: string; readonly role: Role } | null): ShopEvent | null {
  const mayRead = (permission: 'orders' | 'users') => reader !== null && may(reader.role, permission);
  switch (event.type) {
    case 'order-placed':
      return mayRead('orders') || event.userId === reader?.id ? event : null;
    case 'order-status-changed': {
      if (mayRead('orders')) return event;
      const orders = event.orders.filter(({ userId }) => userId === reader?.id);
      return orders.length > 0 ? { ...event, orders } : null;
    }
    case 'users-changed':
      return mayRead('users') || (reader !== null && event.userId === reader.id) ? event : null;
    default:
      return event;
  }
}
