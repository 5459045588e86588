/** A big shop: its batches, and whether the browser has room for it. */
import { BIG_SHOP, DEMO_KINDS, SEED_MAX, batchesOf, storageRefusal, storageNeeded, totalOf, wholeNumberUpTo } from './demoData';

const NOTHING = { foods: 0, users: 0, orders: 0 };

/** A browser's storage estimate. */
const granting = (estimate: StorageEstimate) => ({ storage: { estimate: () => Promise.resolve(estimate) } });

test('the big shop has 1,000 dishes, 5,000 users and 100,000 orders, and orders come last', () => {
  expect(BIG_SHOP).toEqual({ foods: 1000, users: 5000, orders: 100_000 });
  expect(DEMO_KINDS).toEqual(['foods', 'users', 'orders']);
  expect(totalOf(BIG_SHOP)).toBe(106_000);
});

test('the message for a number names its bounds', () => {
  expect(SEED_MAX).toBe(2_147_483_648);
  expect(wholeNumberUpTo(5000)).toBe('Please enter a whole number from 0 to 5000');
});

test('batches follow each other kind by kind, and the last of a kind has the rest', () => {
  const shop = { foods: 5, users: 4 };
  expect([...batchesOf({ ...shop, orders: 0 }, 2)]).toEqual([
    { kind: 'foods', from: 0, count: 2, ...shop },
    { kind: 'foods', from: 2, count: 2, ...shop },
    { kind: 'foods', from: 4, count: 1, ...shop },
    { kind: 'users', from: 0, count: 2, ...shop },
    { kind: 'users', from: 2, count: 2, ...shop },
  ]);
  expect([...batchesOf(NOTHING, 2)]).toEqual([]);
  // Orders alone refer to the dishes and accounts of the big shop.
  expect([...batchesOf({ ...NOTHING, orders: 1 }, 2)]).toEqual([{ kind: 'orders', from: 0, count: 1, foods: 1000, users: 5000 }]);
});

test.each([
  [BIG_SHOP, 279_500_000, '280 MB'],
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

  it.each([
    ['all of it free', { quota: needed }],
    ['just enough free', { quota: 3 * needed, usage: 2 * needed }],
  ])('suffices with %s', async (_, estimate) => {
    expect(await storageRefusal(counts, granting(estimate))).toBeNull();
  });

  it.each([
    ['a byte less', { quota: needed - 1 }, 'less than 1 MB'],
    ['other data in it', { quota: 3 * needed, usage: 2 * needed + 1 }, 'less than 1 MB'],
    ['more stored than the quota', { quota: needed, usage: 5 * needed }, 'less than 1 MB'],
  ])('does not suffice with %s', async (_, estimate, granted) => {
    expect(await storageRefusal(counts, granting(estimate))).toBe(
      `This shop needs about 1 MB, and the browser grants ${granted}. Choose a smaller one, or free some space.`,
    );
  });

  it('is shown in megabytes, from 1 MB on', async () => {
    const refusal = (free: number) => storageRefusal({ ...NOTHING, foods: 5000 }, granting({ quota: free + 7, usage: 7 }));
    expect(await refusal(999_999)).toMatch(/needs about 10 MB, and the browser grants less than 1 MB\./);
    expect(await refusal(1_000_000)).toMatch(/grants 1 MB\./);
    expect(await refusal(1_000_001)).toMatch(/grants 2 MB\./);
  });

  it('is left to the storage when the browser does not report a quota', async () => {
    expect(await storageRefusal(counts, {})).toBeNull();
    expect(await storageRefusal(counts, granting({ usage: 5 }))).toBeNull();
    expect(await storageRefusal(counts, { storage: { estimate: () => Promise.reject(new TypeError('not here')) } })).toBeNull();
  });
});
