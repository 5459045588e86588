/** The random operations of the cart's model test: actions of customers, changes of the shop, and faults. */
import { act } from '@testing-library/react';
import fc from 'fast-check';
import { any, operationClass, pick } from '../../../mocks/model/operationClass';
import { DELIVERY, ask, send } from '../../../mocks/testing/client';
import type { Refusal } from '../../domain/http/apiRefusal';
import { quoteCart } from '../../domain/cart/cart';
import { cartChanges } from '../../domain/cart/cartChanges';
import { contract } from '../../domain/contract';
import type { Food } from '../../domain/food/food';
import type { Order } from '../../domain/order/order';
import { DEFAULT_TERMS } from '../../domain/order/quote';
import { cartSlice, changesReported, linesOrdered, selectCartLines } from '../../features/cart';
import { sessionApi } from '../../shared/session/sessionApi';
import { selectToken, signedIn, signedOut } from '../../shared/session-store/sessionSlice';
import { expectAsModelled } from './cartAudit';
import { PEOPLE, type PlainCarts, enter, isOrderable, leave, withMore, withoutOrdered } from './plainCarts';
import { Tab, withStorageEvents } from './tab';

const { foodAdded, quantityChanged, lineRemoved, cartCleared, changeAccepted } = cartSlice.actions;
const { selectReport } = cartSlice.selectors;

/** The real system under test: two tabs of one browser, and an administrator who changes the menu. */
export interface Browser {
  tabs: [Tab, Tab];
  readonly adminToken: string;
  readonly count: (operation: string) => void;
}

/** The tab of an operation, and the order in which the other tab gets the storage events. */
const place = { at: fc.constantFrom<0 | 1>(0, 1), backwards: fc.boolean() };
interface Place {
  at: 0 | 1;
  backwards: boolean;
}

const Operation = operationClass<PlainCarts, Browser>((carts, { tabs }) => { expectAsModelled(carts, tabs); });

/** An operation in one tab, with random values. */
function operation<Values extends object>(
  name: string,
  values: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> },
  run: (carts: PlainCarts, browser: Browser, given: Place & Values) => Promise<void>,
  possible?: (carts: PlainCarts) => boolean,
) {
  return fc.tuple(fc.record(place), fc.record<Values>(values)).map(([tab, given]) => {
    const all = { ...tab, ...given };
    return new Operation(name, all, (carts, browser) => run(carts, browser, all), possible);
  });
}

/** Runs an action in one tab; the other tab gets the storage events unless it is asleep. The acting tab is woken first. */
async function doAt({ tabs }: Browser, { at, backwards }: Place, something: (tab: Tab) => unknown) {
  const [tab, other] = at === 0 ? tabs : [tabs[1], tabs[0]];
  if (tab.asleep) await tab.wake();
  await withStorageEvents(() => (other.asleep ? [tab] : [tab, other]), backwards, async () => {
    await act(async () => { await something(tab); });
    await tab.settle();
  });
}

const hasLines = ({ shown }: PlainCarts) => shown.length > 0;

async function foodsOnMenu(): Promise<Food[]> {
  return (await ask(contract.getMenu)).foods;
}

const add = operation('add', { food: any }, async (carts, browser, given) => {
  const food = pick((await foodsOnMenu()).filter(({ id }) => carts.menu.has(id)), given.food);
  await doAt(browser, given, ({ store }) => store.dispatch(foodAdded({ food, options: [] })));
  carts.shown = withMore(carts.shown, { foodId: food.id, choice: '', pieces: 1, cents: carts.menu.get(food.id)!.cents });
});

/** Plus and minus of the stepper, and values that the stepper never sends. */
const step = operation('plus or minus', { line: any, by: fc.constantFrom(1, -1, 1, -1, 1000, -1000, 0.5) }, async (carts, browser, given) => {
  const line = pick(carts.shown, given.line);
  const quantity = line.pieces + given.by;
  await doAt(browser, given, ({ store }) => store.dispatch(quantityChanged({ lineId: line.foodId, quantity })));
  const pieces = Math.floor(Math.min(99, Math.max(1, quantity)));
  carts.shown = carts.shown.map((each) => (each === line ? { ...line, pieces } : each));
}, hasLines);

const remove = operation('remove', { line: any }, async (carts, browser, given) => {
  const { foodId } = pick(carts.shown, given.line);
  await doAt(browser, given, ({ store }) => store.dispatch(lineRemoved(foodId)));
  carts.shown = carts.shown.filter((line) => line.foodId !== foodId);
}, hasLines);

const clear = operation('clear', {}, async (carts, browser, given) => {
  await doAt(browser, given, ({ store }) => store.dispatch(cartCleared()));
  carts.shown = [];
}, hasLines);

const cents = fc.integer({ min: 1, max: 3000 });
const reprice = operation('the shop changes a dish', { food: any, cents, stock: fc.oneof(fc.nat(5), fc.constant(500)) }, async (carts, { adminToken: token }, given) => {
  const food = pick((await foodsOnMenu()).filter(({ id }) => carts.menu.has(id)), given.food);
  await ask(contract.updateFood, { token, params: { id: food.id }, body: { ...food, price: given.cents / 100, stock: given.stock } });
  carts.menu.set(food.id, { cents: given.cents, stock: given.stock });
});

/** Accepts all reported changes of a tab's cart one by one, in an order chosen by `first`. */
async function acceptAll(carts: PlainCarts, browser: Browser, given: Place & { first: number }) {
  for (;;) {
    const { store } = browser.tabs[given.at];
    const open = cartChanges(selectCartLines(store.getState()), selectReport(store.getState()), await foodsOnMenu());
    if (open.length === 0) return;
    const change = pick(open, given.first);
    await doAt(browser, given, (tab) => tab.store.dispatch(changeAccepted(change)));
    carts.shown = carts.shown.flatMap((line) => {
      if (line.foodId !== change.foodId) return [line];
      if (change.kind === 'price') return [{ ...line, cents: Math.round(change.now * 100) }];
      const left = change.kind === 'stock' ? Math.min(line.pieces, change.available) : 0;
      return left > 0 ? [{ ...line, pieces: left }] : [];
    });
    expectAsModelled(carts, browser.tabs);
  }
}

const accept = operation('accept what has changed', { first: any }, async (carts, browser, given) => {
  if (browser.tabs[given.at].asleep) await browser.tabs[given.at].wake();
  await acceptAll(carts, browser, given);
}, hasLines);

/** What happens in the tab while its order is pending. */
const MEANWHILE = ['nothing', 'nothing', 'one more', 'sign out', 'sign in as the other'] as const;
type Ordering = Place & { meanwhile: (typeof MEANWHILE)[number] };

/** Places an order for the tab's cart and checks the response status against the model. */
async function sendOrder(carts: PlainCarts, { store }: Tab): Promise<Response> {
  const state = store.getState();
  const lines = selectCartLines(state).map(({ foodId, quantity, foodPrice }) => ({ foodId, quantity, price: foodPrice }));
  const token = selectToken(state);
  const answer = await send(contract.placeOrder, { ...(token === null ? {} : { token }), body: { lines, ...DELIVERY } });
  const taken = isOrderable(carts, carts.shown) ? 201 : 409;
  const allowed = carts.shown.length === 0 ? 422 : taken;
  expect(answer.status).toBe(carts.person === null ? 401 : allowed);
  return answer;
}

async function happen(carts: PlainCarts, browser: Browser, given: Ordering) {
  const line = carts.shown[0];
  if (given.meanwhile === 'one more' && line) {
    const food = (await foodsOnMenu()).find(({ id }) => id === line.foodId)!;
    await doAt(browser, given, ({ store }) => store.dispatch(foodAdded({ food, options: [] })));
    carts.shown = withMore(carts.shown, { ...line, pieces: 1 });
  }
  if (given.meanwhile === 'sign out') await signOutAt(carts, browser, given);
  if (given.meanwhile === 'sign in as the other') await signInAt(carts, browser, { ...given, who: PEOPLE.find((who) => who !== carts.person)! });
}

/** @returns whether the order was placed */
async function order(carts: PlainCarts, browser: Browser, given: Ordering): Promise<boolean> {
  const tab = browser.tabs[given.at];
  if (tab.asleep) await tab.wake();
  const [owner, ordered, { total }] = [carts.person, carts.shown, quoteCart(selectCartLines(tab.store.getState()), DEFAULT_TERMS)];
  const answer = await sendOrder(carts, tab);
  if (answer.status === 409) {
    const { changes = [] } = (await answer.json()) as Refusal;
    await doAt(browser, given, ({ store }) => store.dispatch(changesReported(changes)));
  }
  if (answer.status !== 201 || owner === null) return false;

  const placed = (await answer.json()) as Order;
  expect(placed.total).toBe(total);
  for (const { foodId, pieces } of ordered) carts.menu.get(foodId)!.stock -= pieces;
  await happen(carts, browser, given);
  await doAt(browser, given, ({ store }) => store.dispatch(linesOrdered({ email: owner, items: placed.items })));
  if (carts.owner === owner) carts.shown = withoutOrdered(carts.shown, ordered);
  else carts.aside.set(owner, withoutOrdered(carts.aside.get(owner) ?? [], ordered));
  return true;
}

const meanwhile = fc.constantFrom(...MEANWHILE);
const placeOrder = operation('order', { meanwhile }, async (...args) => { await order(...args); });

/** An order can always be placed after accepting all changes. */
const agreeAndOrder = operation('accept everything and order', { meanwhile, first: any }, async (carts, browser, given) => {
  await order(carts, browser, given);
  if (!hasLines(carts) || carts.person === null) return;
  await acceptAll(carts, browser, given);
  if (!hasLines(carts)) return;
  expect(await order(carts, browser, { ...given, meanwhile: 'nothing' })).toBe(true);
}, (carts) => hasLines(carts) && carts.person !== null);

async function signInAt(carts: PlainCarts, browser: Browser, given: Place & { who: (typeof PEOPLE)[number] }) {
  const { token } = await ask(contract.signIn, { body: { email: given.who, password: 'anything' } });
  await doAt(browser, given, ({ store }) => store.dispatch(signedIn({ email: given.who, token })));
  enter(carts, given.who);
}

const signIn = operation('sign in', { who: fc.constantFrom(...PEOPLE) }, signInAt);

async function signOutAt(carts: PlainCarts, browser: Browser, given: Place) {
  await doAt(browser, given, ({ store }) => {
    void store.dispatch(sessionApi.endpoints.signOut.initiate(selectToken(store.getState()) ?? ''));
    store.dispatch(signedOut('the last screen'));
  });
  leave(carts);
}

const isSignedIn = ({ person }: PlainCarts) => person !== null;
const signOut = operation('sign out', {}, signOutAt, isSignedIn);

/** Closes the tab or reloads its page. The other tab gets the storage events of the new page. */
async function reopen(browser: Browser, { at, backwards }: Place) {
  const other = browser.tabs[at === 0 ? 1 : 0];
  await browser.tabs[at].close();
  await withStorageEvents(() => (other.asleep ? [] : [other]), backwards, async () => { browser.tabs[at] = await Tab.open(); });
}

const reload = operation('reload', {}, (_, browser, given) => reopen(browser, given));

/** The backend ends the session, which the next page load finds out. The user has not signed out, so the cart stays. */
const expire = operation('the session runs out', {}, async (carts, browser, given) => {
  const { tabs: [tab] } = browser;
  if (tab.asleep) await tab.wake();
  await send(contract.signOut, { token: selectToken(tab.store.getState()) ?? '' });
  await reopen(browser, given);
  carts.person = null;
}, isSignedIn);

/** Another page is shown in the tab; this page is in the back/forward cache. */
const sleep = operation('leave the page', {}, async (_, { tabs }, { at }) => {
  await tabs[at].settle();
  tabs[at].sleep();
});
const wake = operation('come back', {}, async (_, { tabs }, { at }) => { if (tabs[at].asleep) await tabs[at].wake(); });

const damage = { key: fc.constantFrom('userCart', 'userCartAccounts'), text: fc.constantFrom('', '{broken', 'null', '7', '[{"foodId":7}]', '{"owner":7}', '{"aside":[]}') };

/** The storage is damaged while both tabs are closed: the unreadable cart is set aside, and the error is shown once. */
const damageAtRest = operation('a stored cart is damaged', damage, async (carts, browser, given) => {
  for (const tab of browser.tabs) {
    if (tab.asleep) await tab.wake();
    await tab.close();
  }
  localStorage.setItem(given.key, given.text);
  browser.tabs = [await Tab.open(), await Tab.open()];
  expect(localStorage.getItem(`${given.key}.damaged`)).toBe(given.text);
  expect(browser.tabs.map((tab) => tab.countMessages('There was an error loading your cart'))).toEqual([1, 0]);
  if (given.key === 'userCart') carts.shown = [];
  else {
    carts.aside.clear();
    carts.owner = null;
  }
  if (carts.person !== null) enter(carts, carts.person);
});

/** The storage is damaged while the tabs are open: they still have the cart in memory, so nothing is lost. */
const damageMeanwhile = operation('a stored cart is damaged while the shop is open', damage, async (_, browser, given) => {
  for (const tab of browser.tabs) if (tab.asleep) await tab.wake();
  await withStorageEvents(() => browser.tabs, given.backwards, () => { localStorage.setItem(given.key, given.text); });
});

/** Frequent operations are listed several times, so that most sequences get as far as an order. */
export const cartOperations = [
  add, add, add, add, step, step, remove, clear, reprice, accept, placeOrder, agreeAndOrder, agreeAndOrder,
  signIn, signIn, signIn, signOut, reload, reload, expire, sleep, sleep, wake, damageAtRest, damageMeanwhile,
];
