import { isStorageFull } from './connection/storageErrors';
import { shopNumber } from '../../backend/repositories/databaseMarks';
import { recordEvent } from '../../backend/repositories/eventLog';
import type { ShopDatabase } from './database';
import { SAMPLE_USERS } from '../../backend/seed/sampleAccounts';
import { seed } from '../../backend/seed/seed';
import { closeDatabase, openDatabase } from './connection/openDatabase';

type Filling = (db: ShopDatabase) => Promise<void>;

/**
 * Replaces all data in one transaction, so that nothing is deleted unless the new data is stored.
 * @returns the number that identifies the new shop (`shopNumber`)
 */
async function replaceAll(db: ShopDatabase, fillAnew?: Filling): Promise<number> {
  const samples = new Set(SAMPLE_USERS.map((user) => user.id));
  return db.transaction('rw', db.tables, async () => {
    await db.sessions.filter(({ userId }) => !samples.has(userId)).delete();
    for (const table of db.tables) {
      if (table.name !== 'sessions') await table.clear();
    }
    if (fillAnew) {
      await fillAnew(db);
      await recordEvent(db, { type: 'everything-changed' });
    }
    return shopNumber(db);
  });
}

/**
 * Restores the sample data, also when the storage is full. Sessions of sample accounts stay, so that the administrator
 * stays signed in.
 * @param fillAnew fills the shop instead of the samples
 * @returns the number that identifies the new shop (`shopNumber`), for later batches
 */
export async function resetDatabase(fillAnew: Filling = seed): Promise<number> {
  const database = await openDatabase();
  try {
    return await replaceAll(database.db, fillAnew);
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    // A full storage accepts no write until something is deleted. So everything is deleted first, and the database is
    // opened again, which fills it with the samples; if there is no room even for these, it runs in memory.
    await replaceAll(database.db);
    closeDatabase(database);
    return replaceAll((await openDatabase()).db, fillAnew);
  }
}
