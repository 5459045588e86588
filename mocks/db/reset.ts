import { isStorageFull } from '../refusal';
import type { ShopDatabase } from './database';
import { SAMPLE_USERS } from './sampleAccounts';
import { seed } from './seed';
import { dropShop, openShop } from './shop';

type Filling = (db: ShopDatabase) => Promise<void>;

let present = new AbortController();

/** Aborted as soon as the present shop is about to be replaced: whoever is still filling it stops. */
export function untilReplaced(): AbortSignal {
  return present.signal;
}

/** Says that the present shop is about to be replaced. A batch that is being stored comes before whatever is stored next. */
export function beginReplacing(): AbortSignal {
  present.abort();
  present = new AbortController();
  return present.signal;
}

/** In one transaction, so that nothing is gone before what comes instead is there. */
async function replaceAll(db: ShopDatabase, fillAnew?: Filling) {
  const samples = new Set(SAMPLE_USERS.map((user) => user.id));
  await db.transaction('rw', db.tables, async () => {
    await db.sessions.filter(({ userId }) => !samples.has(userId)).delete();
    for (const table of db.tables) {
      if (table.name !== 'sessions') await table.clear();
    }
    await fillAnew?.(db);
  });
}

/**
 * Brings the sample data back, also where the storage is full. Sessions of sample accounts stay, so that whoever asks is
 * still signed in.
 * @param fillAnew what to fill the shop with instead of the samples
 * @returns a signal for whoever fills it further, aborted as soon as it is about to be replaced in turn
 */
export async function resetShop(fillAnew: Filling = seed): Promise<AbortSignal> {
  const replaced = beginReplacing();
  const shop = await openShop();
  try {
    await replaceAll(shop.db, fillAnew);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    // A full storage takes nothing before something is given back. That is what was to go in any case; and the shop is
    // opened anew, which fills an empty one with the samples, in memory where there is no room even for these.
    await replaceAll(shop.db);
    dropShop(shop);
    await replaceAll((await openShop()).db, fillAnew);
  }
  return replaced;
}
