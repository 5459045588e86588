import { isStorageFull } from '../refusal';
import { shopDrawn } from './counters';
import type { ShopDatabase } from './database';
import { SAMPLE_USERS } from './sampleAccounts';
import { seed } from './seed';
import { dropShop, openShop } from './shop';

type Filling = (db: ShopDatabase) => Promise<void>;

/** In one transaction, so that nothing is gone before what comes instead is there. @returns which shop stands here then */
async function replaceAll(db: ShopDatabase, fillAnew?: Filling): Promise<number> {
  const samples = new Set(SAMPLE_USERS.map((user) => user.id));
  return db.transaction('rw', db.tables, async () => {
    await db.sessions.filter(({ userId }) => !samples.has(userId)).delete();
    for (const table of db.tables) {
      if (table.name !== 'sessions') await table.clear();
    }
    await fillAnew?.(db);
    return shopDrawn(db);
  });
}

/**
 * Brings the sample data back, also where the storage is full. Sessions of sample accounts stay, so that whoever asks is
 * still signed in.
 * @param fillAnew what to fill the shop with instead of the samples
 * @returns which shop stands here then (`shopDrawn`), for whoever fills it further
 */
export async function resetShop(fillAnew: Filling = seed): Promise<number> {
  const shop = await openShop();
  try {
    return await replaceAll(shop.db, fillAnew);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    // A full storage takes nothing before something is given back. That is what was to go in any case; and the shop is
    // opened anew, which fills an empty one with the samples, in memory where there is no room even for these.
    await replaceAll(shop.db);
    dropShop(shop);
    return replaceAll((await openShop()).db, fillAnew);
  }
}
