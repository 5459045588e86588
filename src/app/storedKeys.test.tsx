/** Every storage key of the app when it is absent, damaged or, in the nightly run, huge: the effect and the message. */
import { screen, waitFor, within } from '@testing-library/react';
import { currentSettings, keepSettings } from '../../mocks/qa/settings/settings';
import { seenSentences, watchSentences } from '../../mocks/qa/sentences/sentences';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { QA_SETTINGS_KEY } from '../domain/storedKeys';
import { storedMenuSnapshot } from '../features/menu';
import { readExcludedAllergens } from '../shared/shop/excludedAllergensSlice';
import { startTheme } from '../shared/theme/theme';
import { closeApp, currentAddress, renderApp, storeSession } from '../testing/renderApp';
import { lineOf, storeCart, storedCart } from '../testing/storeCart';

installServer();
beforeEach(() => { sessionStorage.clear(); });
afterEach(() => { document.documentElement.removeAttribute('data-theme'); });

const { customer } = DEMO_ACCOUNTS;
const DANIEL = 'daniel.okafor@fooddelivery.example';
const LOADING_FAILED = 'There was an error loading your cart';
const DRAFT_DAMAGED = 'What you had typed at checkout could not be read. Please check your details.';

/** The tested values of a key; null means an absent key. */
const FAULTS: readonly (readonly [string, string | null])[] = [
  ['absent', null],
  ['of another shape', '{"owner":7,"user-maya-patel":[null],"aside":[]}'],
  ...(process.env.NIGHTLY === '1' ? [['empty', ''], ['not JSON', '{broken'], ['enormous', 'x'.repeat(1_500_000)]] as const : []),
];

async function storeEverything() {
  await storeSession(customer);
  storeCart([lineOf('garden-salad', 2)], customer.email);
  localStorage.setItem('userCartAccounts', JSON.stringify({ owner: customer.email, aside: { [DANIEL]: [lineOf('citrus-cooler')] } }));
  localStorage.setItem(
    'checkoutDrafts',
    JSON.stringify({ 'user-maya-patel': { orderId: '0b9d7a52-3f1e-4c68-9d27-5a64e1c0f3b8', specialInstructions: 'Knock.' }, 'user-daniel-okafor': { orderId: '1c8e6b41-2a0d-4b57-8c16-4953d0bfe2a7', deliveryAddress: 'His' } }),
  );
}

function put(key: string, value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
}

const notices = () => within(screen.getByRole('region', { name: 'Notifications' }));
const salad = async () => within(await screen.findByRole('group', { name: 'Quantity of Garden Salad' }));
const instructions = () => screen.findByLabelText(/^Special instructions/);

/** Placed orders are in the database and do not depend on these keys. */
async function expectOrdersKept() {
  const { db } = await openDatabase();
  expect((await db.orders.toArray()).filter(({ userId }) => userId === 'user-maya-patel')).toHaveLength(4);
}

async function open(key: string, value: string | null) {
  await storeEverything();
  put(key, value);
  return renderApp('/user/cart');
}

describe.each(FAULTS)('%s', (fault, value) => {
  const isAbsent = fault === 'absent';

  // First, because scroll positions are read by the first page only.
  it('newEmail, firstView, excludedAllergens, theme, scroll positions and what the workbench notes: the session, the menu of the shop, no allergen, the system’s theme, the top of the page, and no scenario', async () => {
    await storeEverything();
    for (const key of ['newEmail', 'firstView', 'excludedAllergens', 'theme']) put(key, value);
    if (value !== null) [QA_SETTINGS_KEY, 'scrollPositions', 'qa-seen', 'qa-log', 'qa-notice'].forEach((key) => { sessionStorage.setItem(key, value.slice(0, 400_000)); });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = currentSettings();
    keepSettings();
    expect(currentSettings()).toEqual(before);
    watchSentences()();
    expect([...seenSentences()].filter((text) => text.startsWith('There was'))).toEqual([]);
    expect(storedMenuSnapshot()).toBeNull();
    expect(readExcludedAllergens()).toEqual([]);
    startTheme();
    expect(document.documentElement.dataset.theme).toBeUndefined();
    renderApp('/user/cart');
    expect((await salad()).getByText('2')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Complete Order' })).toBeVisible();
    expect(localStorage.getItem('loggedInUserEmail')).toBe(customer.email);
  });

  it('userCart: the cart is empty; the error is shown once, the value is set aside, and the session, other carts and drafts are unchanged', async () => {
    await open('userCart', value);
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(notices().queryAllByText(LOADING_FAILED)).toHaveLength(isAbsent ? 0 : 1);
    expect(localStorage.getItem('userCart.damaged')).toBe(value);
    await waitFor(() => { expect(storedCart()).toEqual([]); });
    expect(localStorage.getItem('userCartAccounts')).toContain('Citrus Cooler');
    expect(localStorage.getItem('checkoutDrafts')).toContain('Knock.');
    expect(localStorage.getItem('loggedInUserEmail')).toBe(customer.email);
    await expectOrdersKept();
  });

  it('userCartAccounts and checkoutDrafts: the cart on the screen is unchanged, the form starts from the profile, each error is shown once, and the order can be placed', async () => {
    await storeEverything();
    put('userCartAccounts', value);
    put('checkoutDrafts', value);
    const { user } = renderApp('/user/cart');
    expect((await salad()).getByText('2')).toBeVisible();
    expect(await instructions()).toHaveValue('');
    expect(screen.getByLabelText('Delivery address')).toHaveValue('27 Orchard Street, Apartment 4B, Riverside');
    for (const message of [LOADING_FAILED, DRAFT_DAMAGED]) expect(notices().queryAllByText(message)).toHaveLength(isAbsent ? 0 : 1);
    expect(localStorage.getItem('userCartAccounts.damaged')).toBe(value);
    await waitFor(() => { expect(localStorage.getItem('userCartAccounts')).toContain(customer.email); });
    await user.click(screen.getByRole('button', { name: 'Complete Order' }));
    await waitFor(() => { expect(currentAddress()).toMatch(/thank-you/); });
  });

  // Without one of the two there is no session.
  it.each(isAbsent ? ['sessionToken'] : ['loggedInUserEmail', 'sessionToken'])('%s: the user is signed out, and finds everything as before after signing in', async (key) => {
    const { user } = await open(key, value);
    expect((await salad()).getByText('2')).toBeVisible();
    await waitFor(() => { expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible(); });
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await user.click(await screen.findByRole('button', { name: 'Regular User' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
    await user.click((await screen.findAllByRole('link', { name: /^Cart/ }))[0]!);
    expect((await salad()).getByText('2')).toBeVisible();
    expect(await instructions()).toHaveValue('Knock.');
    await expectOrdersKept();
  });
});

test('a damaged draft of one account leaves the drafts of others, and an order id that is no UUID does not block an order', async () => {
  await storeEverything();
  localStorage.setItem(
    'checkoutDrafts',
    JSON.stringify({ 'user-maya-patel': { orderId: '0b9d7a52-3f1e-4c68-9d27-5a64e1c0f3b8', specialInstructions: 'Knock.' }, 'user-daniel-okafor': { attempt: 7 } }),
  );
  renderApp('/user/cart');
  expect(await instructions()).toHaveValue('Knock.');
  expect(notices().getAllByText(DRAFT_DAMAGED)).toHaveLength(1);
  closeApp();

  localStorage.setItem('checkoutDrafts', JSON.stringify({ 'user-maya-patel': { orderId: 'a\nb', specialInstructions: 'Knock.' } }));
  const { user } = renderApp('/user/cart');
  await user.click(await screen.findByRole('button', { name: 'Complete Order' }));
  expect(notices().getAllByText(DRAFT_DAMAGED)).toHaveLength(1);
  await waitFor(() => { expect(currentAddress()).toMatch(/thank-you/); });
});
