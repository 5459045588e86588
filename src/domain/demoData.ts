import { groupDigits } from './digits';

/** The most records one batch of the generator makes: small enough that the page stays responsive. */
export const BATCH_MAX = 2000;

/** The big shop that the generator fills the demo with, by kind, in the order in which kinds need each other. */
export const BIG_SHOP = { foods: 1000, users: 5000, orders: 100_000 } as const;

/** What the generator makes. */
export type DemoKind = keyof typeof BIG_SHOP;

/** The kinds in that order. */
export const DEMO_KINDS = Object.keys(BIG_SHOP) as [DemoKind, ...DemoKind[]];

/** How many records of each kind are made. */
export type DemoCounts = Readonly<Record<DemoKind, number>>;

/** The largest seed; the smallest is 0. */
export const SEED_MAX = 2 ** 31;

/** What is said of a number that is none of those asked for. */
export function wholeNumberUpTo(max: number): string {
  return `Please enter a whole number from 0 to ${String(max)}`;
}

/** Of how many dishes and accounts of the seed the orders are. */
export type OrderedFrom = Pick<DemoCounts, 'foods' | 'users'>;

/** Some records of a kind: number `from` and the `count - 1` after it. */
export interface DemoBatch extends OrderedFrom {
  readonly kind: DemoKind;
  readonly from: number;
  readonly count: number;
}

/**
 * All records of a shop, kind by kind, in batches of at most `size`. Orders without dishes or accounts of their own are of
 * those of the big shop.
 */
export function* batchesOf(counts: DemoCounts, size: number): Generator<DemoBatch> {
  const [foods, users] = [counts.foods || BIG_SHOP.foods, counts.users || BIG_SHOP.users];
  for (const kind of DEMO_KINDS) {
    for (let from = 0; from < counts[kind]; from += size) yield { kind, from, count: Math.min(size, counts[kind] - from), foods, users };
  }
}

/** What is said of a batch for a shop that is no longer there. */
export const SHOP_REPLACED = 'The shop was reset meanwhile, and what was added before is gone.';

/** What one record takes in the browser's database with its indexes, measured in Chromium and rounded up, in bytes. */
const RECORD_BYTES: DemoCounts = { foods: 2000, users: 1500, orders: 2700 };

const MEGABYTE = 1_000_000;
const inMegabytes = (bytes: number) => `${groupDigits(Math.max(1, Math.ceil(bytes / MEGABYTE)))} MB`;

/** All records of a shop together. */
export function totalOf(counts: DemoCounts): number {
  return counts.foods + counts.users + counts.orders;
}

/** Roughly what a shop takes in the browser's storage, such as `250 MB`. */
export function roomNeeded({ foods, users, orders }: DemoCounts): { bytes: number; words: string } {
  const bytes = foods * RECORD_BYTES.foods + users * RECORD_BYTES.users + orders * RECORD_BYTES.orders;
  return { bytes, words: inMegabytes(bytes) };
}

/**
 * Asks a browser whether its storage has room for a shop. Only a secure page has such a storage to ask.
 * @returns a sentence that refuses, or null; also null where the browser does not say: then the storage itself refuses
 */
export async function refusalForRoom(counts: DemoCounts, { storage }: { storage?: Pick<StorageManager, 'estimate'> }): Promise<string | null> {
  const { quota, usage = 0 }: StorageEstimate = (await storage?.estimate().catch(() => undefined)) ?? {};
  if (quota === undefined) return null;
  const { bytes, words } = roomNeeded(counts);
  const free = Math.max(0, quota - usage);
  if (free >= bytes) return null;
  return `This shop needs about ${words}, and the browser grants ${free < MEGABYTE ? 'less than 1 MB' : inMegabytes(free)}. Choose a smaller one, or free some space.`;
}
