/** The data sizes of the shop: nothing, the samples, or generated records added to the samples. */
import { DEMO_SIZES, type DemoCounts, describeCounts, fillInBatches, totalOf } from '../../../src/domain/demo-data/demoData';
import { MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT } from '../../../src/domain/menuSnapshot';
import { storeItem } from '../../../src/shared/utils/safeStorage';
import { shopNumber } from '../../../backend/repositories/databaseMarks';
import { fillDemoShop } from '../../../backend/seed/fill';
import { resetDatabase } from '../../indexeddb/reset';
import { seed, seedAccounts } from '../../../backend/seed/seed';
import { openDatabase } from '../../indexeddb/connection/openDatabase';
import { type DataSize, recordDataSize } from '../../instrumentation/dataSize';
import { RefusedError } from '../../../backend/utils/refusal';
import { seedInUse } from '../../../backend/utils/random';

const NOTHING: DemoCounts = { foods: 0, users: 0, orders: 0 };

/** The records that a size adds. */
const countsOf = (size: DataSize): DemoCounts => (size === 'samples' || size === 'empty' ? NOTHING : DEMO_SIZES[size].counts);

/** The text of a size in the list of sizes. */
export function titleOf(size: DataSize): string {
  if (size === 'samples') return 'Samples: 8 foods, 3 users, 7 orders';
  if (size === 'empty') return 'Empty: accounts only';
  return `${DEMO_SIZES[size].title}: ${describeCounts(countsOf(size))} more`;
}

/** Invalidates the stored first view, so that the next visit does not show old data as current. */
export function clearMenuSnapshot() {
  storeItem('localStorage', MENU_SNAPSHOT_KEY, UNKNOWN_SNAPSHOT);
}

/**
 * Resets the shop to the samples and fills it to a size. Sessions of sample accounts stay. A fill that is still running
 * for the replaced shop ends, so that its records are not added to the new one.
 */
export async function setDataSize(size: DataSize, watch: Parameters<typeof fillInBatches>[2] = {}): Promise<'whole' | 'stopped' | 'replaced'> {
  const counts = countsOf(size);
  clearMenuSnapshot();
  // The data has no size until the fill is complete, and none if it is stopped or fails.
  recordDataSize(null);
  const shop = await resetDatabase(size === 'empty' ? seedAccounts : seed);
  const { store } = await openDatabase();
  const stored = await fillInBatches(counts, async (batch) => { await store.write((db) => fillDemoShop(db, { ...batch, seed: seedInUse(), shop }, null)); }, watch).catch((error: unknown) => {
    // The shop was replaced during the fill.
    if (error instanceof RefusedError) return 0;
    throw error;
  });
  if ((await (await openDatabase()).store.read(shopNumber)) !== shop) return 'replaced';
  if (stored < totalOf(counts)) return 'stopped';
  recordDataSize(size);
  return 'whole';
}
