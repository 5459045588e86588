import type { ShopDatabase } from './database';
import { openShop } from './shop';
import { SAMPLE_USERS } from './sampleAccounts';
import { seed } from './seed';

/**
 * Brings the sample data back. Sessions of sample accounts stay, so that whoever asks is still signed in.
 * @param fillAnew what to fill the shop with instead of the samples
 */
export async function resetShop(fillAnew: (db: ShopDatabase) => Promise<void> = seed) {
  const { db } = await openShop();
  const samples = new Set(SAMPLE_USERS.map((user) => user.id));
  await db.transaction('rw', db.tables, async () => {
    await db.sessions.filter(({ userId }) => !samples.has(userId)).delete();
    for (const table of db.tables) {
      if (table.name !== 'sessions') await table.clear();
    }
    await fillAnew(db);
  });
}
