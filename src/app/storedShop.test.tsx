/** Which data the user sees, and which message, when the browser's database fails. */
import { act, screen, waitFor } from '@testing-library/react';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../mocks/node';
import { clearScenarios, enableScenario } from '../../mocks/scenarios/catalogue';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { fillField } from '../testing/fillField';
import { currentAddress, renderApp, storeSession } from '../testing/renderApp';
import { lineOf, storeCart } from '../testing/storeCart';
import { migrateStorage } from './migrateStorage';

installServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const { customer } = DEMO_ACCOUNTS;
const GONE = 'The shop’s data is gone from this browser, with the orders and accounts made here. Please sign in again, or create your account again.';

/** All entries of a storage, sorted by key. */
function entriesOf(storage: Storage) {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)!).sort().map((key) => [key, storage.getItem(key)]);
}

const press = async (user: ReturnType<typeof renderApp>['user'], name: string | RegExp) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);

test('a browser that refuses storage gets a shop in memory and its stored data is unchanged; the stored shop returns once it opens', async () => {
  const { token } = await storeSession(customer);
  storeCart([lineOf('garden-salad', 2)], customer.email);
  // The visit that stored them has stored the version as well.
  migrateStorage();
  const stored = localStorage;
  const before = entriesOf(stored);
  (await openDatabase()).db.close();
  const refused = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError');
  });

  const { user, flush } = renderApp('/user/orders');
  expect(await screen.findByText(/^This browser refuses to store the shop’s data/)).toBeVisible();
  // The in-memory shop does not know the stored session.
  await press(user, 'Regular User');
  await waitFor(() => { expect(currentAddress()).toBe('/user/orders'); });
  await user.click((await screen.findAllByRole('link', { name: /^Cart/ }))[0]!);
  await press(user, 'Complete Order');
  await waitFor(() => { expect(currentAddress()).toMatch(/thank-you/); });
  await flush();
  expect(entriesOf(stored)).toEqual(before);
  expect(stored.getItem('sessionToken')).toBe(token);

  refused.mockRestore();
  expect(await screen.findByText(/^The shop stored in this browser is open again/)).toBeVisible();
  expect(window.localStorage).toBe(stored);
  await user.click((await screen.findAllByRole('link', { name: /^Cart/ }))[0]!);
  expect(await screen.findByRole('group', { name: 'Quantity of Garden Salad' })).toHaveTextContent('2');
  await flush();
  expect(stored.getItem('sessionToken')).toBe(token);
});

test('a database deleted by the browser is reported on the screen after the sign-out and on the sign-in', async () => {
  await storeSession(customer);
  enableScenario('database-evicted');
  const { user, flush } = renderApp('/user/orders');
  expect(await screen.findByText(GONE)).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user/auth'); });
  await flush();
  expect(localStorage.getItem('sessionToken')).toBeNull();
  await fillField(user, screen.getByRole('textbox', { name: 'Email' }), 'nora@example.org');
  await fillField(user, screen.getByLabelText('Password', { selector: 'input' }), 'long enough');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/an account made here before has to be created again\.$/, { selector: 'form *' })).toBeVisible();
  // The data that the scenario has hidden is back.
  act(clearScenarios);
  expect(await (await openDatabase()).db.counters.get('afterLoss')).toBeUndefined();
});
