/** A big shop: its batches, and how much storage it takes. */
import {
  BIG_SHOP, DEMO_KINDS, type DemoBatch, type DemoCounts, describeCounts, fillInBatches, storageNeeded, totalOf,
} from './demoData';

const NOTHING = { foods: 0, users: 0, orders: 0 };

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
  [BIG_SHOP, '64 MB'],
  [{ foods: 1, users: 0, orders: 0 }, '1 MB'],
  [{ foods: 0, users: 2, orders: 0 }, '1 MB'],
  [{ foods: 0, users: 0, orders: 1000 }, '3 MB'],
  [{ foods: 1_000_000, users: 0, orders: 0 }, '2,000 MB'],
  [NOTHING, '1 MB'],
])('%j takes about %s', (counts, words) => {
  expect(storageNeeded(counts)).toBe(words);
});
