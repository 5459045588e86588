import { groupDigits } from './digits';

/** The most records one batch of the generator makes: small enough that the page stays responsive. */
export const BATCH_MAX = 2000;

/** The big shop that the generator fills the demo with, by kind, in the order in which kinds need each other. */
export const BIG_SHOP = { foods: 1000, users: 5000, orders: 100_000 } as const;

/** What the generator makes. */
export type DemoKind = keyof typeof BIG_SHOP;

/** How many records of each kind are made. */
export type DemoCounts = Readonly<Record<DemoKind, number>>;

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
 * Whether what a browser says of its storage leaves room for a shop.
 * @returns a sentence that refuses, or null; also null where the browser does not say: then the storage itself refuses
 */
export function refusalForRoom(counts: DemoCounts, { quota, usage = 0 }: { quota?: number; usage?: number }): string | null {
  if (quota === undefined) return null;
  const { bytes, words } = roomNeeded(counts);
  const free = Math.max(0, quota - usage);
  if (free >= bytes) return null;
  return `This shop needs about ${words}, and the browser grants ${free < MEGABYTE ? 'less than 1 MB' : inMegabytes(free)}. Choose a smaller one, or free some space.`;
}
