import { replaceAll } from '../../backend/seed/replaceAll';
import { seed } from '../../backend/seed/seed';
import type { Tables } from '../../backend/store';
import { isStorageFull } from './connection/storageErrors';
import { closeDatabase, openDatabase } from './connection/openDatabase';

/**
 * Restores the sample data, also when the storage is full.
 * @param fill fills the shop instead of the samples
 * @returns the number that identifies the new shop (`shopNumber`), for later batches
 */
export async function resetDatabase(fill: (db: Tables) => Promise<void> = seed): Promise<number> {
  const database = await openDatabase();
  try {
    return await database.store.write((db) => replaceAll(db, fill));
  } catch (error) {
    if (!isStorageFull(error)) throw error;
    // A full storage accepts no write until something is deleted. So everything is deleted first, and the database is
    // opened again, which fills it with the samples; if there is no room even for these, it runs in memory.
    await database.store.write((db) => replaceAll(db));
    closeDatabase(database);
    return (await openDatabase()).store.write((db) => replaceAll(db, fill));
  }
}
