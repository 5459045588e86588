/** Faults that can occur during a visit, and how to start and end each in a real browser. */
import type { Page } from '@playwright/test';
import type { Shop } from './shop';

/** A fault, and how the shop recovers from it. */
export interface Fault {
  readonly name: string;
  readonly begin: (shop: Shop) => Promise<void>;
  readonly end: (shop: Shop) => Promise<void>;
}

/** Storage flag that the page's injected script checks; it survives a reload, as a full disk does. */
const FLAG = 'e2e-fault';

const setFlag = (name: string) => async ({ page }: Shop) => {
  await page.evaluate(([key, value]) => { sessionStorage.setItem(key, value); }, [FLAG, name] as const);
};

const clearFlag = async ({ page }: Shop) => {
  await page.evaluate((key) => { sessionStorage.removeItem(key); }, FLAG);
};

/**
 * Makes the browser's storage fail while the flag is set. Injected before the app's code: the backend runs in the page, and
 * no QA scenario can break the storage below it.
 */
export async function letStorageFail(page: Page) {
  await page.addInitScript((key) => {
    const fault = () => sessionStorage.getItem(key);
    const { put, add } = IDBObjectStore.prototype;
    const full = () => new DOMException('The quota has been exceeded', 'QuotaExceededError');

    function interrupt(store: IDBObjectStore) {
      if (fault() === 'idb-full') throw full();
      if (fault() !== 'idb-closed') return;
      sessionStorage.removeItem(key);
      // As a browser that drops a connection does: it aborts the pending transaction without asking.
      const { db } = store.transaction;
      store.transaction.abort();
      db.close();
      db.dispatchEvent(new Event('close'));
    }
    IDBObjectStore.prototype.put = function (...args) {
      interrupt(this);
      return put.apply(this, args);
    };
    IDBObjectStore.prototype.add = function (...args) {
      interrupt(this);
      return add.apply(this, args);
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      if (this === localStorage && fault() === 'local-full') throw full();
      setItem.call(this, name, value);
    };
  }, FLAG);
}

/** Faults that are scenarios of the QA catalogue. */
const scenarios = (name: string, ...on: readonly string[]): Fault => ({
  name,
  begin: async (shop) => {
    for (const each of on) await shop.use(each);
  },
  end: (shop) => shop.clearScenarios(),
});

const storage = (name: string, flag: string): Fault => ({ name, begin: setFlag(flag), end: clearFlag });

/** The backend refuses orders with a 403. */
const NO_ORDERS = { call: 'placeOrder', status: 403, message: 'Not allowed', body: '', delay: 0, times: 'always' } as const;

const forbidden: Fault = {
  name: '403 forbidden',
  begin: (shop) => shop.set({ overrides: [NO_ORDERS] }),
  end: (shop) => shop.set({ overrides: [] }),
};

/** Raises the dish's price by ten cents while a visitor has it on the screen or in the cart. */
async function reprice(shop: Shop) {
  const dish = (await shop.call('GET', '/foods/garden-salad')).body as { price: number };
  const price = Math.round(dish.price * 100 + 10) / 100;
  await shop.call('PATCH', '/foods/garden-salad', { token: await shop.administratorToken(), body: { ...dish, price } });
}

async function restock(shop: Shop, stock: number) {
  await shop.call('PATCH', '/inventory/garden-salad', { token: await shop.administratorToken(), body: { stock } });
}

const nothing = () => Promise.resolve();

/** All faults, by their key in the fault matrix. */
export const FAULTS = {
  offline: scenarios('offline', 'offline'),
  serverError: scenarios('server error 500', 'menu-fails', 'checkout-fails', 'orders-fail'),
  slow: scenarios('slow network', 'slow-everything'),
  answerLost: scenarios('answer lost after commit', 'checkout-answer-lost'),
  malformed: scenarios('malformed answer', 'menu-unreadable', 'checkout-unreadable'),
  sessionExpired: scenarios('401 session expired', 'session-expired'),
  forbidden,
  repriced: { name: '409 price changed', begin: reprice, end: nothing },
  soldOut: { name: '409 out of stock', begin: (shop) => restock(shop, 1), end: (shop) => restock(shop, 20) },
  databaseClosed: storage('database closed mid-transaction', 'idb-closed'),
  databaseFull: storage('database full', 'idb-full'),
  storageFull: storage('local storage full', 'local-full'),
  workerStopped: {
    name: 'worker stopped',
    begin: async ({ page }) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('ServiceWorker.enable');
      await cdp.send('ServiceWorker.stopAllWorkers');
      await cdp.detach();
    },
    end: nothing,
  },
  // These two are actions of the visitor, not faults of the shop.
  reload: { name: 'reload in mid-flight', begin: nothing, end: nothing },
  secondTab: { name: 'second tab', begin: nothing, end: nothing },
} as const satisfies Record<string, Fault>;
