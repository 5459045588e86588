import {
  IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent,
} from 'fake-indexeddb';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';

/**
 * The Jest environment: jsdom with Node's fetch, and a fresh IndexedDB per test file. The database runs outside of jsdom's
 * window: inside, every global that it looks up is first looked up in the window, which takes a third of the time of many
 * tests.
 */
export default class ShopEnvironment extends FixedJsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      indexedDB: new IDBFactory(),
      IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent,
    });
  }
}
