/**
 * Where Jest runs a test file: jsdom with Node's own fetch, and a database that is fresh for each file. The database
 * stands outside of jsdom's window, as a browser's does: inside, each name that it looks up is looked for in the window
 * first, which takes a third of many a test's time.
 */
import {
  IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent,
} from 'fake-indexeddb';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';

export default class ShopEnvironment extends FixedJsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, {
      indexedDB: new IDBFactory(),
      IDBCursor, IDBCursorWithValue, IDBDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore, IDBOpenDBRequest, IDBRequest, IDBTransaction, IDBVersionChangeEvent,
    });
  }
}
