/** The access matrix: every call of the contract for every kind of caller. access.test.ts checks it, and docs/access.md shows it. */
import { type CallName, contract } from '../../src/domain/contract';
import { openShop } from '../db/connection/shop';
import { CUSTOMER, DELIVERY, type Occasion, ask } from './client';

/** The kinds of callers. `other customer` also requests the records of `customer`. */
export type Caller = 'nobody' | 'customer' | 'other customer' | 'administrator';
export const CALLERS: readonly Caller[] = ['nobody', 'customer', 'other customer', 'administrator'];

const SALAD = { name: 'Herb Salad', description: 'Leaves', price: 7.5, image: 'pictures/garden-salad.webp', category: 'Salad' };
const MAYAS_ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

const EMPTY_CATEGORY = 'To be deleted 50%/50%';
const UNDOABLE = 'history-3';

/** Adds what REQUESTS need to succeed, and the sample shop lacks: a category without dishes, and a change that can be undone. */
export async function prepareRequests(token: string) {
  await ask(contract.addCategory, { token, body: { name: EMPTY_CATEGORY } });
  const { db } = await openShop();
  await db.history.where('id').equals(UNDOABLE).modify({ inverse: { kind: 'change-dish', id: 'citrus-cooler', from: { stock: 24 }, to: { stock: 14 } } });
}

/** A request to every call that succeeds for callers with access, after `prepareRequests`. */
export const REQUESTS: Record<CallName, (caller: Caller) => Occasion> = {
  signIn: () => ({ body: CUSTOMER }),
  register: (caller) => ({ body: { name: 'Nell', email: `${caller.replace(' ', '')}@new.example`, password: 'long enough' } }),
  getSession: () => ({}),
  signOut: () => ({}),
  saveProfile: (caller) => ({ body: { name: 'Nell', email: `${caller.replace(' ', '')}@changed.example`, phone: '555 0199' } }),
  getMenu: () => ({}),
  searchMenu: () => ({ query: { text: 'pizza' } }),
  getBanners: () => ({}),
  placeOrder: () => ({ body: { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }] } }),
  getMyOrders: () => ({}),
  getOrder: () => ({ params: { id: MAYAS_ORDER } }),
  getOrders: () => ({}),
  setOrderStatus: () => ({ params: { id: MAYAS_ORDER }, body: { status: 'completed' } }),
  setOrderStatuses: () => ({ body: { ids: [MAYAS_ORDER], status: 'completed' } }),
  getFoods: () => ({}),
  getFood: () => ({ params: { id: 'garden-salad' } }),
  addFood: () => ({ body: SALAD }),
  updateFood: () => ({ params: { id: 'garden-salad' }, body: { ...SALAD, was: { price: 8.99 } } }),
  removeFood: () => ({ params: { id: 'garden-salad' } }),
  getCategories: () => ({}),
  addCategory: () => ({ body: { name: 'Soups' } }),
  deleteCategory: () => ({ params: { name: EMPTY_CATEGORY } }),
  addBanner: () => ({ body: { url: 'pictures/pie.webp', title: 'Pie day' } }),
  deleteBanner: () => ({ params: { id: 'special-offer' } }),
  getOverview: () => ({}),
  getCharts: () => ({}),
  getUsers: () => ({}),
  getInventory: () => ({}),
  changeInventory: () => ({ params: { id: 'garden-salad' }, body: { restock: 10 } }),
  getHistory: () => ({}),
  undoChange: () => ({ params: { id: UNDOABLE } }),
  findAnything: () => ({ query: { text: 'maya' } }),
  fillDemo: () => ({ body: { kind: 'foods', seed: 1, from: 0, count: 3 } }),
  resetDemo: () => ({}),
};

/** Calls that respond with 201, because they create something. */
const CREATED: readonly CallName[] = ['signIn', 'register', 'placeOrder', 'addFood', 'addCategory', 'addBanner', 'undoChange'];

/** The expected status of a call for a caller. */
export function expectedStatus(name: CallName, caller: Caller): number {
  const { access, answer } = contract[name];
  if (access !== 'anyone' && caller === 'nobody') return 401;
  if (access === 'administrator' && caller !== 'administrator') return 403;
  if (name === 'getOrder' && caller === 'other customer') return 404;
  if (CREATED.includes(name)) return 201;
  return answer === null ? 204 : 200;
}
