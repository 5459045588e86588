/** The new orders of an administrator's session, in the title of the window, in toasts and on the app's icon. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { installServer } from '../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../mocks/testing/client';
import { contract } from '../domain/contract';
import { shortOrderId } from '../domain/order/order';
import { NEW_ORDERS_KEY, ORDER_SOUND_KEY } from '../domain/storedKeys';
import { orderSalad } from '../testing/orderSalad';
import { closeApp, renderApp, storeSession } from '../testing/renderApp';
import { stubAudio } from '../testing/stubAudio';

installServer();
const { sounds } = stubAudio();
const badge = jest.fn(() => Promise.resolve());
beforeEach(() => {
  Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge() });
  badge.mockClear();
  sounds.mockClear();
});

const title = (expected: string) => waitFor(() => { expect(document.title).toBe(expected); });
const toasts = () => within(screen.getByRole('region', { name: 'Notifications' }));

async function open(path: string, heading: string) {
  const app = renderApp(path);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

it('are counted after a reload, and not announced again, nor when the administrator comes back from the store', async () => {
  await storeSession(ADMIN);
  await open('/dashboard/stock', 'Inventory Management');
  const { id } = await orderSalad();
  await toasts().findByText(`New order ${shortOrderId(id)}`);
  closeApp();
  const { user } = await open('/dashboard/stock', 'Inventory Management');
  await title('(1) Dashboard - Stock');
  await user.click(screen.getByRole('link', { name: 'Back to Store' }));
  await waitFor(() => { expect(screen.queryByText('ADMIN PANEL')).not.toBeInTheDocument(); });
  expect(badge).toHaveBeenLastCalledWith();
  act(() => { window.history.pushState(null, '', '/dashboard/users'); window.dispatchEvent(new PopStateEvent('popstate')); });
  await title('(1) Dashboard - Users');
  expect(toasts().queryByText(/^New order/)).not.toBeInTheDocument();
});

it('are not new any more when they were in the kitchen, or were completed elsewhere', async () => {
  await storeSession(ADMIN);
  const { user } = await open('/dashboard/stock', 'Inventory Management');
  const first = await orderSalad();
  await title('(1) Dashboard - Stock');
  await ask(contract.setOrderStatus, { token: await tokenOf(ADMIN), params: { id: first.id }, body: { status: 'completed' } });
  await title('Dashboard - Stock');
  const second = await orderSalad();
  await title('(1) Dashboard - Stock');
  await user.click(screen.getByRole('link', { name: /^Kitchen/ }));
  expect(await screen.findByRole('article', { name: `Order ${shortOrderId(second.id)}` })).toBeVisible();
  await title('Dashboard - Kitchen');
  expect(badge).toHaveBeenLastCalledWith(0);
});

it('are those of all tabs of the session, and only one of them plays the sound', async () => {
  await storeSession(ADMIN);
  localStorage.setItem(ORDER_SOUND_KEY, 'on');
  await open('/dashboard/stock', 'Inventory Management');
  const { id } = await orderSalad();
  await title('(1) Dashboard - Stock');
  await waitFor(() => { expect(sounds).toHaveBeenCalledTimes(2); });
  // Another tab shows the order, and then is the first to get another one, and plays its sound.
  const stored = JSON.parse(localStorage.getItem(NEW_ORDERS_KEY)!) as object;
  const store = (orders: object) => act(() => {
    localStorage.setItem(NEW_ORDERS_KEY, JSON.stringify({ ...stored, ...orders }));
    window.dispatchEvent(new StorageEvent('storage', { key: NEW_ORDERS_KEY, storageArea: localStorage }));
  });
  store({ ids: [], known: [id] });
  await title('Dashboard - Stock');
  localStorage.setItem('orderSounded', 'other');
  store({ ids: ['other'], known: [id, 'other'] });
  await title('(1) Dashboard - Stock');
  await new Promise((resolve) => { setTimeout(resolve, 100); });
  expect(sounds).toHaveBeenCalledTimes(2);
});

it('end with a reset of the data, with the messages that lead to them, and with the session', async () => {
  await storeSession(ADMIN);
  const { user } = await open('/dashboard/stock', 'Inventory Management');
  const { id } = await orderSalad();
  await toasts().findByText(`New order ${shortOrderId(id)}`);
  await title('(1) Dashboard - Stock');
  await resetDatabase();
  await title('Dashboard - Stock');
  expect(toasts().queryByText(/^New order/)).not.toBeInTheDocument();
  await orderSalad();
  await title('(1) Dashboard - Stock');
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
  await toasts().findByText('Logged out successfully');
  expect(badge).toHaveBeenLastCalledWith();
  expect(localStorage.getItem(NEW_ORDERS_KEY)).toBeNull();
});

it.each(['{broken', '{"user":"somebody@else.example","ids":["a"],"known":["a"]}'])('are none where they are damaged or those of another session: %s', async (stored) => {
  await storeSession(ADMIN);
  localStorage.setItem(NEW_ORDERS_KEY, stored);
  await open('/dashboard/stock', 'Inventory Management');
  await title('Dashboard - Stock');
});
