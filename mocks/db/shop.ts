/** The one open database of this page. */
import { ShopDatabase } from './database';
import { RefusedError } from '../refusal';
import { isLeft, letGoWhenLeft, untilHere } from './leaving';
import { openKept } from './schemaGuard';
import { seedOnce } from './seed';
import { upgradeRows } from './upgrade';

/** Where the data of this page is; `unusable` where it is kept and must not be touched by this code. */
type ShopStorage = Shop['storage'] | 'unusable';

/** An open database, and whether what it holds outlives the page. */
export interface Shop {
  readonly db: ShopDatabase;
  readonly storage: 'kept' | 'memory';
}

let opening: Promise<Shop> | null = null;
let storage: ShopStorage = 'kept';

/** Where the data of this page is. */
export function shopStorage(): ShopStorage {
  return storage;
}

/** The database; opened and filled with the samples on first use, opened again where the browser has dropped it. */
export async function openShop(): Promise<Shop> {
  const shop = await (opening ??= open().catch(forget));
  if (shop.db.isOpen()) return shop;
  opening = null;
  return openShop();
}

/** What was refused now may work for the next call. */
function forget(error: unknown): never {
  opening = null;
  throw error;
}

/** Forgets the connection, so that the next call opens another. In memory there is none to lose, and no data without it. */
export function dropShop({ db, storage }: Shop) {
  if (storage === 'memory') return;
  db.close();
  opening = null;
}

async function open(): Promise<Shop> {
  await untilHere();
  try {
    const kept = new ShopDatabase();
    letGoWhenLeft(kept);
    const db = await prepare(kept, openKept);
    storage = 'kept';
    return { db, storage };
  } catch (error) {
    if (isLeft()) return open();
    if (error instanceof RefusedError) {
      // What is stored is good; it only cannot be used now.
      storage = 'unusable';
      throw error;
    }
    // A private window may refuse to store anything: the shop goes on with what lasts as long as the page.
    console.warn('The browser keeps no data for this page, so the shop keeps it in memory.', error);
    storage = 'memory';
    const { IDBFactory, IDBKeyRange } = await import('fake-indexeddb');
    const inMemory = new ShopDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
    return { db: await prepare(inMemory, (db) => db.open()), storage: 'memory' };
  }
}

/** It closes by itself where another tab brings a newer version or removes the data. */
async function prepare(db: ShopDatabase, openIt: (db: ShopDatabase) => PromiseLike<unknown>): Promise<ShopDatabase> {
  try {
    db.version(3).upgrade(async () => { await upgradeRows(db); });
    await openIt(db);
    await seedOnce(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
