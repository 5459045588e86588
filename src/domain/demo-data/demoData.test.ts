/** A big shop: its batches, and whether the browser has room for it. */
import {
  BIG_SHOP, DEMO_KINDS, type DemoBatch, type DemoCounts, describeCounts, fillInBatches, storageRefusal, storageNeeded, totalOf,
} from './demoData';

const NOTHING = { foods: 0, users: 0, orders: 0 };

/** A browser's storage estimate. */
const granting = (estimate: StorageEstimate) => ({ storage: { estimate: () => Promise.resolve(estimate) } });

test('the big shop has 1,000 dishes, 5,000 users and 20,000 orders, and orders come last', () => {
  expect(BIG_SHOP).toEqual({ foods: 1000, users: 5000, orders: 20_000 });
  expect(describeCounts(BIG_SHOP)).toBe('1,000 foods, 5,000 users, 20,000 orders');
  expect(DEMO_KINDS).toEqual(['foods', 'users', 'orders']);
  expect(totalOf(BIG_SHOP)).toBe(26_000);
});

describe('filling in batches', () => {
  async function batchesOf(counts: DemoCounts, options?: Parameters<typeof fillInBatches>[2]) {
    const batches: DemoBatch[] = [];
    const stored = await fillInBatches(counts, (batch) => {
      batches.push(batch);
      return Promise.resolve();
    }, options);
    return { batches, stored };
  }

  it('stores kind after kind, and the last batch of a kind has the rest', async () => {
    const shop = { foods: 1001, users: 500 };
    const progress: string[] = [];
    expect(await batchesOf({ ...shop, orders: 0 }, { onProgress: (...numbers) => { progress.push(numbers.join(' of ')); } })).toEqual({
      stored: 1501,
      batches: [
        { kind: 'foods', from: 0, count: 500, ...shop },
        { kind: 'foods', from: 500, count: 500, ...shop },
        { kind: 'foods', from: 1000, count: 1, ...shop },
        { kind: 'users', from: 0, count: 500, ...shop },
      ],
    });
    expect(progress).toEqual(['500 of 1501', '1000 of 1501', '1001 of 1501', '1501 of 1501']);
    expect((await batchesOf(NOTHING)).batches).toEqual([]);
  });

  it('lets orders alone refer to the dishes and accounts of the big shop', async () => {
    expect((await batchesOf({ ...NOTHING, orders: 1 })).batches).toEqual([{ kind: 'orders', from: 0, count: 1, foods: 1000, users: 5000 }]);
  });

  it('stops between two batches', async () => {
    const stop = new AbortController();
    expect((await batchesOf({ foods: 600, users: 5, orders: 5 }, { signal: stop.signal, onProgress: () => { stop.abort(); } })).stored).toBe(500);
  });
});

test.each([
  [BIG_SHOP, 63_500_000, '64 MB'],
  [{ foods: 1, users: 0, orders: 0 }, 2000, '1 MB'],
  [{ foods: 0, users: 2, orders: 0 }, 3000, '1 MB'],
  [{ foods: 0, users: 0, orders: 1000 }, 2_700_000, '3 MB'],
  [{ foods: 1_000_000, users: 0, orders: 0 }, 2_000_000_000, '2,000 MB'],
  [NOTHING, 0, '1 MB'],
])('%j takes %d bytes, shown as %s', (counts, bytes, words) => {
  expect(storageNeeded(counts)).toEqual({ bytes, words });
});

describe('the room for 500 dishes, a million bytes', () => {
  const counts = { ...NOTHING, foods: 500 };
  const needed = 1_000_000;

  const TOO_LITTLE = 'This shop needs about 1 MB, and the browser grants less than 1 MB. Choose a smaller one, or free some space.';

  it.each([
    ['all of it free', { quota: needed }, null],
    ['just enough free', { quota: 3 * needed, usage: 2 * needed }, null],
    ['a byte less', { quota: needed - 1 }, TOO_LITTLE],
    ['other data in it', { quota: 3 * needed, usage: 2 * needed + 1 }, TOO_LITTLE],
    ['more stored than the quota', { quota: needed, usage: 5 * needed }, TOO_LITTLE],
    ['no quota reported', { usage: 5 }, null],
  ])('with %s suffices or is refused', async (_, estimate, refusal) => {
    expect(await storageRefusal(counts, granting(estimate))).toBe(refusal);
  });

  it('is shown in megabytes, from 1 MB on', async () => {
    const refusal = (free: number) => storageRefusal({ ...NOTHING, foods: 5000 }, granting({ quota: free + 7, usage: 7 }));
    expect(await refusal(999_999)).toMatch(/needs about 10 MB, and the browser grants less than 1 MB\./);
    expect(await refusal(1_000_000)).toMatch(/grants 1 MB\./);
    expect(await refusal(1_000_001)).toMatch(/grants 2 MB\./);
  });

  it('is left to the storage when the browser reports nothing', async () => {
    expect(await storageRefusal(counts, {})).toBeNull();
    expect(await storageRefusal(counts, { storage: { estimate: () => Promise.reject(new TypeError('not here')) } })).toBeNull();
  });
});
