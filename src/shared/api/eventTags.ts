import type { StreamMessage } from '../../domain/events/shopEvent';

/** Cache tags: each query provides some of these, and each event makes some of them stale. */
export const TAGS = ['Session', 'Food', 'Category', 'Banner', 'Coupon', 'Order', 'User', 'Inventory', 'History', 'Overview', 'Shop'] as const;
export type Tag = (typeof TAGS)[number];

/** What each event makes stale, whether it is caused by a call of this page or comes from the stream. */
const STALE: Readonly<Record<StreamMessage['type'], readonly Tag[]>> = {
  'up-to-date': [],
  // The session's user says how many orders they have placed.
  'order-placed': ['Order', 'User', 'Session', 'Overview', 'Coupon', 'History'],
  'order-status-changed': ['Order', 'Overview', 'Coupon', 'History'],
  'dish-changed': ['Food', 'Inventory', 'Overview', 'History'],
  'stock-changed': ['Food', 'Inventory', 'Overview', 'History'],
  'categories-changed': ['Category', 'History'],
  'banners-changed': ['Banner', 'History'],
  // The settings say whether there are coupons.
  'coupons-changed': ['Coupon', 'Shop', 'History'],
  'settings-changed': ['Shop', 'History'],
  'users-changed': ['User', 'Session', 'Overview', 'History'],
  'everything-changed': TAGS,
  'events-missed': TAGS,
};

/** The tags that these events make stale. */
export function tagsOf(events: readonly StreamMessage['type'][]): Tag[] {
  return [...new Set(events.flatMap((event) => STALE[event]))];
}
