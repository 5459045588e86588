/** Whether the shop takes orders, and for which slots. Call these inside a transaction. */
import type { Shop, ShopSettings } from '../../src/domain/shop/settings';
import { closedText, shopTime } from '../../src/domain/shop/shopTime';
import { orderingAt, slotsOnOffer } from '../../src/domain/shop/slots';
import type { Tables } from '../store';
import { offersCoupons } from './couponsRepository';
import { isCancelled } from './ordersRepository';
import { now } from '../utils/clock';
import { refuse } from '../utils/refusal';
import { pauseUntil, pausedUntil } from './databaseMarks';
import type { Change } from './historyLog';

/** The message for a time that is no slot, or begins too soon. */
const NO_SUCH_SLOT = 'This time is not on offer. Please choose another one.';
/** How many free times a refusal names. */
const OFFERED = 3;
/** Orders that are read at a time. */
const SLICE = 500;

const iso = (at: number) => new Date(at).toISOString();

/** What the API says of the present moment. @param settings those of the shop */
export async function shopNow(db: Tables, settings: ShopSettings): Promise<Shop> {
  const at = now().getTime();
  const { reason, until, changes } = orderingAt(at, await pausedUntil(db), settings);
  const coupons = await offersCoupons(db);
  return {
    ...settings,
    time: iso(at),
    ...(reason !== null && { closed: { reason, until: until === null ? null : iso(until) } }),
    ...(changes !== null && { changesAt: iso(changes) }),
    ...(coupons !== undefined && { coupons }),
  };
}

/** How many orders each slot has that is still to come, by its instant. */
async function ordersPerSlot(db: Tables, from: number): Promise<Map<string, number>> {
  const orders = new Map<string, number>();
  for (let offset = 0; ; offset += SLICE) {
    const rows = await db.orders.find({ by: ['due'], order: 'desc', offset, limit: SLICE });
    const coming = rows.filter(({ due }) => Date.parse(due) >= from);
    for (const { due } of coming.filter((row) => !isCancelled(row))) orders.set(due, (orders.get(due) ?? 0) + 1);
    if (coming.length < SLICE) return orders;
  }
}

/** The slots on offer, and those of them that are free, as instants in order. */
export async function findSlots(db: Tables, settings: ShopSettings): Promise<{ onOffer: string[]; free: string[] }> {
  const at = now().getTime();
  const onOffer = slotsOnOffer(at, Math.max(at, await pausedUntil(db)), settings).map(iso);
  const orders = onOffer.length > 0 ? await ordersPerSlot(db, at) : new Map<string, number>();
  return { onOffer, free: onOffer.filter((slot) => (orders.get(slot) ?? 0) < settings.slotCapacity) };
}

/**
 * Checks the time of a new order.
 * @param dueAt the slot that the customer chose; undefined for an order for now
 * @returns the slot as it is stored
 * @throws RefusedError 409 if the shop is closed or paused, or the slot is full, 422 if it is not on offer
 */
export async function takeSlot(db: Tables, settings: ShopSettings, dueAt: string | undefined): Promise<string | undefined> {
  const at = now().getTime();
  if (dueAt === undefined) {
    const { reason, until } = orderingAt(at, await pausedUntil(db), settings);
    return reason === null ? undefined : refuse('closed', closedText({ reason, until: until === null ? null : iso(until) }, settings.timeZone, at));
  }
  const instant = Date.parse(dueAt);
  // ISO 8601 has forms that cannot be read, such as a zone in hours alone.
  if (Number.isNaN(instant)) return refuse('invalid', NO_SUCH_SLOT);
  const slot = iso(instant);
  const { onOffer, free } = await findSlots(db, settings);
  if (!onOffer.includes(slot)) return refuse('invalid', NO_SUCH_SLOT);
  if (free.includes(slot)) return slot;
  const distance = (other: string) => Math.abs(Date.parse(other) - Date.parse(slot));
  const nearest = [...free].sort((a, b) => distance(a) - distance(b)).slice(0, OFFERED).sort();
  const times = nearest.map((each) => shopTime(each, settings.timeZone, at)).join('; ');
  return refuse('slot_taken', `${shopTime(slot, settings.timeZone, at)} is no longer free. ${times === '' ? 'No other time is free.' : `Free: ${times}`}`);
}

/**
 * Pauses orders for now, or ends a pause.
 * @param until in ms since 1970; a time that is over ends a pause
 * @returns how it is undone, and the event; null if nothing is changed
 */
export async function setPause(db: Tables, until: number): Promise<Change | null> {
  const before = await pausedUntil(db);
  if (before === until || Math.max(before, until) <= now().getTime()) return null;
  await pauseUntil(db, until);
  return { inverse: { kind: 'pause-orders', from: until, to: before }, event: { type: 'settings-changed' } };
}
