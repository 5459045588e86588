/** The shop's events on the screen: what others change is shown without a reload. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../mocks/indexeddb/connection/openDatabase';
import { resetDatabase } from '../../mocks/indexeddb/reset';
import { installServer, server } from '../../mocks/node';
import { enableScenario } from '../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, OTHER_CUSTOMER, ask, tokenOf } from '../../mocks/testing/client';
import { contract } from '../domain/contract';
import { shortOrderId } from '../domain/order/order';
import { NEW_ORDERS_KEY, ORDER_SOUND_KEY } from '../domain/storedKeys';
import { orderSalad } from '../testing/orderSalad';
import { closeApp, currentAddress, renderApp, renderAs, renderSection, storeSession } from '../testing/renderApp';
import { stubAudio } from '../testing/stubAudio';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();

const row = (id: string) => screen.findByRole('row', { name: new RegExp(shortOrderId(id)) });
/** Shows the order that waits above the list, and returns its row. */
async function newRow(id: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Show 1 new order' }, { timeout: 5000 }));
  return row(id);
}

async function openOrders() {
  const app = await renderAs(ADMIN, '/dashboard/orders');
  await screen.findByText('1–7 of 7');
  return app;
}

it.each(['events-twice', 'events-out-of-order', ...(process.env.NIGHTLY === '1' ? ['events-late'] : [])])('an order is listed as soon as it is placed, also with the scenario %s', async (name) => {
  await renderSection('/dashboard/orders');
  await screen.findByText('1–7 of 7');
  act(() => { enableScenario(name); });
  const { id } = await orderSalad();
  expect(await newRow(id)).toHaveTextContent('Maya Patel');
  await waitFor(() => { expect(screen.getByRole('radio', { name: /^Pending/ })).toHaveAccessibleName('Pending 3'); });
});

it('a dish that an administrator changes is changed on the menu of a visitor', async () => {
  renderApp('/user');
  expect(await screen.findByRole('heading', { name: 'Garden Salad' })).toBeVisible();
  const token = await tokenOf(ADMIN);
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 2, was: { stock: 20 } } });
  expect(await screen.findByText('Only 2 left')).toBeVisible();
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  await waitFor(() => { expect(screen.queryByRole('heading', { name: 'Garden Salad' })).not.toBeInTheDocument(); });
});

it('the cart says at the line what has changed', async () => {
  const session = await storeSession(CUSTOMER);
  storeCart([lineOf('garden-salad', 3), lineOf('citrus-cooler')], session.user.email);
  renderApp('/user/cart');
  const line = within((await screen.findByRole('group', { name: 'Quantity of Garden Salad' })).closest('li')!);
  await screen.findByRole('button', { name: 'Complete Order' });
  const token = await tokenOf(ADMIN);
  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { price: 9.49 } });
  expect(await line.findByText('was $8.99, now $9.49.')).toBeVisible();
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 2 } });
  expect(await line.findByText('only 2 left, you have 3 in your cart. was $8.99, now $9.49.')).toBeVisible();
  expect(line.getByText('$8.99 each')).toBeVisible();
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  expect(await line.findByText('no longer on the menu.')).toBeVisible();
  expect(screen.getByText('Garden Salad: no longer on the menu.', { selector: '[role=status]' })).toBeInTheDocument();
});

it('the cart says that the shop has changed the total, and not that the customer has', async () => {
  const session = await storeSession(CUSTOMER);
  storeCart([lineOf('garden-salad')], session.user.email);
  const { user } = renderApp('/user/cart');
  await screen.findByRole('button', { name: 'Complete Order' });
  const token = await tokenOf(ADMIN);
  await ask(contract.changeSettings, { token, body: { deliveryFee: 4.5 } });
  const CHANGED = 'The shop has changed its fee or its tax: the total was $12.70.';
  expect(await screen.findByText(CHANGED)).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
  await waitFor(() => { expect(screen.queryByText(CHANGED)).not.toBeInTheDocument(); });
});

it('a customer follows the own order, and not those of others', async () => {
  const session = await storeSession(CUSTOMER);
  const { id } = await orderSalad(session.token);
  const other = await orderSalad(await tokenOf(OTHER_CUSTOMER));
  renderApp('/user/orders');
  const mine = await screen.findByRole('region', { name: `Order ${shortOrderId(id)}` });
  expect(within(mine).getByText('Pending')).toBeVisible();
  expect(within(mine).getByText(/^Expected \d\d:\d\d [AP]M - /)).toBeVisible();
  await ask(contract.setOrderStatuses, { token: await tokenOf(ADMIN), body: { ids: [id, other.id], status: 'completed' } });
  expect(await within(mine).findByText('Completed')).toBeVisible();
  expect(within(mine).queryByText(/^Expected/)).not.toBeInTheDocument();
  expect(await screen.findByText(`Order #${shortOrderId(id)}: Completed`)).toBeVisible();
  expect(screen.queryByRole('region', { name: `Order ${shortOrderId(other.id)}` })).not.toBeInTheDocument();
});

it('an own change refetches a list once', async () => {
  const { user } = await renderSection('/dashboard/orders');
  await screen.findByText('1–7 of 7');
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => { requests.push(`${request.method} ${new URL(request.url).pathname}`); });
  const count = (request: string) => requests.filter((each) => each === request).length;
  await user.click(screen.getAllByRole('button', { name: /^Complete order/ })[0]!);
  expect(await screen.findByText('Order marked as completed')).toBeVisible();
  // The event of another change follows those of the own one.
  await orderSalad();
  expect(await screen.findByRole('button', { name: 'Show 1 new order' })).toBeVisible();
  expect(count('GET /api/orders')).toBe(2);
});

it('a session that has ended elsewhere ends here with the next event, without a press', async () => {
  await renderAs(CUSTOMER, '/user/profile');
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  const { db } = await openDatabase();
  await db.sessions.clear();
  await ask(contract.addBanner, { token: await tokenOf(ADMIN), body: { url: 'pictures/pie.webp', title: 'Pie day' } });
  await waitFor(() => { expect(currentAddress()).toBe('/user/auth'); });
  expect(await screen.findByText('Please sign in first')).toBeInTheDocument();
});

it('signing out ends the stream of the account', async () => {
  const { user } = await openOrders();
  const tokens: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => { if (request.url.endsWith('/events')) tokens.push(request.headers.get('authorization')); });
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  await orderSalad(await tokenOf(OTHER_CUSTOMER));
  await waitFor(() => { expect(tokens.length).toBeGreaterThan(1); });
  expect(new Set(tokens)).toEqual(new Set([null]));
});

describe('a new order in the back office', () => {
  it('is announced with a link to it, and counted in the title until the orders are opened', async () => {
    const { user } = await renderAs(ADMIN, '/dashboard/stock');
    await screen.findByRole('heading', { name: 'Inventory Management' });
    const token = await tokenOf(CUSTOMER);
    const first = await orderSalad(token);
    const toast = within(screen.getByRole('region', { name: 'Notifications' }));
    expect(await toast.findByText(`New order ${shortOrderId(first.id)}`)).toBeVisible();
    await waitFor(() => { expect(document.title).toBe('(1) Dashboard - Stock'); });
    await user.click(toast.getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: `Order ${shortOrderId(first.id)}` })).toBeVisible();
    await waitFor(() => { expect(document.title).toBe('Dashboard - Orders'); });
  });
});

describe('the new orders of an administrator’s session, in the title, in toasts and on the app’s icon,', () => {
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

  it('are none where they are damaged or those of another session', async () => {
    await storeSession(ADMIN);
    for (const stored of ['{broken', '{"user":"somebody@else.example","ids":["a"],"known":["a"]}']) {
      localStorage.setItem(NEW_ORDERS_KEY, stored);
      await open('/dashboard/stock', 'Inventory Management');
      await title('Dashboard - Stock');
      closeApp();
    }
  });
});
