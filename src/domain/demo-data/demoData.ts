import { groupDigits, wholeNumberBetween } from '../number/digits';

/** The most records of one generated batch: small enough for the page to stay responsive. */
export const BATCH_MAX = 2000;

/** Records per stored batch: few enough for a prompt Stop and a visibly moving progress bar. */
const BATCH = 500;

/** The size of the big shop that the generator makes, by kind. Orders come last, because they refer to dishes and users. */
export const BIG_SHOP = { foods: 1000, users: 5000, orders: 20_000 } as const;

/** A kind of generated record. */
export type DemoKind = keyof typeof BIG_SHOP;

/** The kinds in the order of BIG_SHOP. */
export const DEMO_KINDS = Object.keys(BIG_SHOP) as [DemoKind, ...DemoKind[]];

/** The number of records of each kind. */
export type DemoCounts = Readonly<Record<DemoKind, number>>;

/** The generated shops, by the names that QA's links use, smallest first. */
export const DEMO_SIZES = {
  small: { title: 'Handful', counts: { foods: 20, users: 20, orders: 100 } },
  medium: { title: 'Busy kitchen', counts: { foods: 100, users: 500, orders: 5000 } },
  large: { title: 'Big shop', counts: BIG_SHOP },
} satisfies Record<string, { title: string; counts: DemoCounts }>;

/** A name in DEMO_SIZES. */
export type DemoSize = keyof typeof DEMO_SIZES;

/** The largest seed; the smallest is 0. */
export const SEED_MAX = 2 ** 31;

/** The message for a number that is not allowed. */
function wholeNumberUpTo(max: number): string {
  return `Please enter a whole number from 0 to ${String(max)}`;
}

/** A whole number from 0 to `max`. Every broken rule gives the same message, because form fields show it. */
export function wholeNumber(max: number) {
  return wholeNumberBetween(0, max, wholeNumberUpTo(max));
}

/** How many generated dishes and accounts the generated orders refer to. */
export type OrderedFrom = Pick<DemoCounts, 'foods' | 'users'>;

/** A slice of the generated records of one kind: number `from` and the `count - 1` after it. */
export interface DemoBatch extends OrderedFrom {
  readonly kind: DemoKind;
  readonly from: number;
  readonly count: number;
}

/**
 * Generates a shop batch by batch, kind by kind. Each batch is stored completely or not at all, so the shop is consistent
 * after a stopped or failed run. Orders that come without dishes or accounts refer to those of the big shop.
 * @param store stores one batch
 * @param onProgress is called after each batch, with the number of records so far and of all
 * @returns the number of records, fewer than requested if `signal` was aborted
 */
export async function fillInBatches(
  counts: DemoCounts,
  store: (batch: DemoBatch) => Promise<void>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (stored: number, wanted: number) => void } = {},
): Promise<number> {
  const [foods, users] = [counts.foods || BIG_SHOP.foods, counts.users || BIG_SHOP.users];
  let stored = 0;
  for (const kind of DEMO_KINDS) {
    for (let from = 0; from < counts[kind]; from += BATCH) {
      if (signal?.aborted) return stored;
      const count = Math.min(BATCH, counts[kind] - from);
      await store({ kind, from, count, foods, users });
      stored += count;
      onProgress?.(stored, totalOf(counts));
    }
  }
  return stored;
}

/** The bytes that one record takes in IndexedDB with its indexes, measured in Chromium and rounded up. */
const RECORD_BYTES: DemoCounts = { foods: 2000, users: 1500, orders: 2700 };

/** The number of records of all kinds. */
export function totalOf(counts: DemoCounts): number {
  return counts.foods + counts.users + counts.orders;
}

/** The numbers of a shop as text, such as `20 foods, 20 users, 100 orders`. */
export function describeCounts({ foods, users, orders }: DemoCounts): string {
  return `${groupDigits(foods)} foods, ${groupDigits(users)} users, ${groupDigits(orders)} orders`;
}

/** The approximate storage that a shop takes, such as `250 MB`. */
export function storageNeeded({ foods, users, orders }: DemoCounts): string {
  const bytes = foods * RECORD_BYTES.foods + users * RECORD_BYTES.users + orders * RECORD_BYTES.orders;
  return `${groupDigits(Math.max(1, Math.ceil(bytes / 1_000_000)))} MB`;
}
