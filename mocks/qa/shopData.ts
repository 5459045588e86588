/** How much is in the shop: nothing, the samples, or generated records on top of them. */
import { BATCH_MAX, type DemoKind } from '../../src/domain/demoData';
import { fill } from '../db/fill';
import { resetShop } from '../db/reset';
import { seed, seedAccounts } from '../db/seed';
import { openShop } from '../db/shop';
import { DEFAULT_SEED, chosenSeed } from './seed';

type Counts = Readonly<Record<DemoKind, number>>;

/** The sizes there are, by the name that links carry. */
export const DATA_SIZES = {
  samples: { title: 'Samples: 8 dishes, 3 users, 7 orders', counts: null },
  empty: { title: 'Empty: accounts only', counts: null },
  small: { title: 'Small: 50 dishes, 100 users, 500 orders more', counts: { foods: 50, users: 100, orders: 500 } },
  medium: { title: 'Medium: 300 dishes, 1,000 users, 5,000 orders more', counts: { foods: 300, users: 1000, orders: 5000 } },
  large: { title: 'Large: 1,000 dishes, 5,000 users, 20,000 orders more', counts: { foods: 1000, users: 5000, orders: 20_000 } },
} as const satisfies Record<string, { title: string; counts: Counts | null }>;
export type DataSize = keyof typeof DATA_SIZES;
export const SIZE_NAMES = Object.keys(DATA_SIZES) as DataSize[];

async function generate(counts: Counts) {
  const { db } = await openShop();
  const drawn = chosenSeed() ?? DEFAULT_SEED;
  for (const kind of ['foods', 'users', 'orders'] as const) {
    for (let from = 0; from < counts[kind]; from += BATCH_MAX) {
      const count = Math.min(BATCH_MAX, counts[kind] - from);
      await db.transaction('rw', db.tables, () => fill(db, { kind, seed: drawn, from, count }));
    }
  }
}

/** Starts from the samples and brings the shop to a size. Sessions of sample accounts stay. */
export async function setDataSize(size: DataSize) {
  await resetShop(size === 'empty' ? seedAccounts : seed);
  const { counts } = DATA_SIZES[size];
  if (counts) await generate(counts);
}
