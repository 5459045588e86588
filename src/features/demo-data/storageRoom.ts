import type { DemoKind } from '../../domain/demoData';
import { DEMO_KINDS, type DemoCounts } from './demoSizes';

/** What one record takes in the browser's database with its indexes, measured in Chromium and rounded up, in bytes. */
const RECORD_BYTES: Readonly<Record<DemoKind, number>> = { foods: 2000, users: 1500, orders: 2700 };

const MEGABYTE = 1_000_000;
const inMegabytes = (bytes: number) => `${Math.max(1, Math.ceil(bytes / MEGABYTE)).toLocaleString('en-US')} MB`;

/** Roughly what a shop takes in the browser's storage, such as `250 MB`. */
export function roomNeeded(counts: DemoCounts): { bytes: number; words: string } {
  const bytes = DEMO_KINDS.reduce((sum, kind) => sum + counts[kind] * RECORD_BYTES[kind], 0);
  return { bytes, words: inMegabytes(bytes) };
}

/**
 * Asks the browser whether it grants the room.
 * @returns a sentence that refuses, or null; also null where the browser does not say: then the storage itself refuses
 */
export async function refusalForRoom(counts: DemoCounts): Promise<string | null> {
  // Only a secure page is told how much there is.
  const storage = (navigator as { storage?: StorageManager }).storage;
  const { quota, usage = 0 } = (await storage?.estimate().catch(() => undefined)) ?? {};
  if (quota === undefined) return null;
  const { bytes, words } = roomNeeded(counts);
  const free = Math.max(0, quota - usage);
  if (free >= bytes) return null;
  return `This shop needs about ${words}, and the browser grants ${free < MEGABYTE ? 'less than 1 MB' : inMegabytes(free)}. Choose a smaller one, or free some space.`;
}
