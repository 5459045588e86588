/** The data sizes of the shop: nothing, the samples, or generated records added to the samples. */
import { BATCH_MAX, BIG_SHOP, type DemoCounts, batchesOf, storageRefusal, totalOf } from '../../../src/domain/demo-data/demoData';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT } from '../../../src/domain/menuSnapshot';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { shopNumber } from '../../db/repositories/counters';
import { fill } from '../../db/seed/fill';
import { resetShop } from '../../db/reset';
import { seed, seedAccounts } from '../../db/seed/seed';
import { openShop } from '../../db/connection/shop';
import { type DataSize, recordDataSize } from '../../instrumentation/dataSize';
import { seedInUse } from '../../utils/random';

/** The title of each size, and the records it adds. */
export const DATA_SIZES = {
  samples: { title: 'Samples: 8 dishes, 3 users, 7 orders', counts: null },
  empty: { title: 'Empty: accounts only', counts: null },
  small: { title: 'Small: 50 dishes, 100 users, 500 orders more', counts: { foods: 50, users: 100, orders: 500 } },
  medium: { title: 'Medium: 300 dishes, 1,000 users, 5,000 orders more', counts: { foods: 300, users: 1000, orders: 5000 } },
  large: { title: 'Large: 1,000 dishes, 5,000 users, 20,000 orders more', counts: { foods: 1000, users: 5000, orders: 20_000 } },
  huge: { title: 'Huge: 1,000 dishes, 5,000 users, 100,000 orders more', counts: BIG_SHOP },
} as const satisfies Record<DataSize, { title: string; counts: DemoCounts | null }>;

/** Reports the progress of a fill operation, and can stop it. */
export interface Watch {
  readonly signal?: AbortSignal;
  readonly onProgress?: (stored: number, wanted: number) => void;
}

/** Invalidates the stored first view, so that the next visit does not show old data as current. */
export function clearMenuSnapshot() {
  storeItem('localStorage', MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT);
}

/** The browser's storage is too small; nothing was changed. The message is for people. */
export class NotEnoughStorage extends Error {}

const shopNow = async () => shopNumber((await openShop()).db);

async function checkRoom(counts: DemoCounts) {
  const refusal = await storageRefusal(counts, navigator);
  if (refusal !== null) throw new NotEnoughStorage(refusal);
}

/**
 * Generates and stores records in batches.
 * @param shop identifies the shop to fill; if it is replaced, in this or another tab, the rest is not stored
 * @returns the number of records
 */
async function generate(counts: DemoCounts, { signal, onProgress }: Watch, shop: number): Promise<number> {
  const { db } = await openShop();
  let stored = 0;
  for (const batch of batchesOf(counts, BATCH_MAX)) {
    if (signal?.aborted) break;
    const same = await db.transaction('rw', db.tables, async () => {
      if ((await shopNumber(db)) !== shop) return false;
      await fill(db, { ...batch, seed: seedInUse() });
      return true;
    });
    if (!same) break;
    stored += batch.count;
    onProgress?.(stored, totalOf(counts));
  }
  return stored;
}

/**
 * Adds generated records; existing ones stay unchanged. Each batch is stored completely or not at all, so that a
 * stopped fill leaves consistent data.
 * @returns the number of records, fewer than requested if it was stopped or the shop was replaced
 * @throws NotEnoughStorage, and changes nothing
 */
export async function addRecords(counts: DemoCounts, watch: Watch = {}): Promise<number> {
  await checkRoom(counts);
  clearMenuSnapshot();
  recordDataSize(null);
  return generate(counts, watch, await shopNow());
}

/**
 * Resets the shop to the samples and fills it to a size. Sessions of sample accounts stay. A fill that is still running
 * for the replaced shop ends, so that its records are not added to the new one.
 * @throws NotEnoughStorage, and changes nothing
 */
export async function setDataSize(size: DataSize, watch: Watch = {}): Promise<'whole' | 'stopped' | 'replaced'> {
  const { counts } = DATA_SIZES[size];
  if (counts) await checkRoom(counts);
  clearMenuSnapshot();
  // The data has no size until the fill is complete, and none if it is stopped or fails.
  recordDataSize(null);
  const shop = await resetShop(size === 'empty' ? seedAccounts : seed);
  const whole = !counts || (await generate(counts, watch, shop)) === totalOf(counts);
  if ((await shopNow()) !== shop) return 'replaced';
  if (!whole) return 'stopped';
  recordDataSize(size);
  return 'whole';
}
