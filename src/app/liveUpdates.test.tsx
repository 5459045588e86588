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

it('the orders are refetched once after an own change, and list those of others as soon as they are placed, also if events come twice or out of order', async () => {
  const { user } = await renderSection('/dashboard/orders');
  await screen.findByText('1–7 of 7');
  let lists = 0;
  server.events.on('request:start', ({ request }) => { if (new URL(request.url).pathname === '/api/orders' && request.method === 'GET') lists += 1; });
  await user.click(screen.getAllByRole('button', { name: /^Complete order/ })[0]!);
  expect(await screen.findByText('Order marked as completed')).toBeVisible();
  const token = await tokenOf(CUSTOMER);
  for (const name of [null, 'events-twice', 'events-out-of-order', ...(process.env.NIGHTLY === '1' ? ['events-late'] : [])]) {
    if (name !== null) act(() => { enableScenario(name); });
    const { id } = await orderSalad(token);
    const show = await screen.findByRole('button', { name: 'Show 1 new order' }, { timeout: 5000 });
    // The event of this first order follows those of the own change.
    if (name === null) expect(lists).toBe(2);
    fireEvent.click(show);
    expect(await screen.findByRole('row', { name: new RegExp(shortOrderId(id)) })).toHaveTextContent('Maya Patel');
  }
  await waitFor(() => { expect(screen.getByRole('radio', { name: /^Pending/ })).toHaveAccessibleName(process.env.NIGHTLY === '1' ? 'Pending 5' : 'Pending 4'); });
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

it('the cart says at the line what has changed, and that the shop has changed the total, which the customer has not', async () => {
  const session = await storeSession(CUSTOMER);
  storeCart([lineOf('garden-salad', 3), lineOf('citrus-cooler')], session.user.email);
  const { user } = renderApp('/user/cart');
  const line = within((await screen.findByRole('group', { name: 'Quantity of Garden Salad' })).closest('li')!);
  await screen.findByRole('button', { name: 'Complete Order' });
  const token = await tokenOf(ADMIN);
  await ask(contract.changeSettings, { token, body: { deliveryFee: 4.5 } });
  const CHANGED = 'The shop has changed its fee or its tax: the total was $37.51.';
  expect(await screen.findByText(CHANGED)).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: 'One Citrus Cooler more' }));
  await waitFor(() => { expect(screen.queryByText(CHANGED)).not.toBeInTheDocument(); });

  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { price: 9.49 } });
  expect(await line.findByText('was $8.99, now $9.49.')).toBeVisible();
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 2 } });
  expect(await line.findByText('only 2 left, you have 3 in your cart. was $8.99, now $9.49.')).toBeVisible();
  expect(line.getByText('$8.99 each')).toBeVisible();
  await ask(contract.removeFood, { token, params: { id: 'garden-salad' } });
  expect(await line.findByText('no longer on the menu.')).toBeVisible();
  expect(screen.getByText('Garden Salad: no longer on the menu.', { selector: '[role=status]' })).toBeInTheDocument();
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

it.each([
  ['/user', 'Open'],
  ['/user/orders', undefined],
])('on %s a customer is told once that the own order was cancelled, and that it is so no more, and not those of others', async (path, link) => {
  const { token } = await storeSession(CUSTOMER);
  const own = await orderSalad(token);
  const other = await orderSalad(await tokenOf(OTHER_CUSTOMER));
  renderApp(path);
  await screen.findByRole(path === '/user' ? 'heading' : 'region', { name: path === '/user' ? 'Garden Salad' : `Order ${shortOrderId(own.id)}` });
  const admin = await tokenOf(ADMIN);
  await ask(contract.changeSettings, { token: admin, body: { staffCancel: true } });
  for (const { id } of [other, own]) await ask(contract.cancelOrder, { token: admin, params: { id }, body: { reason: 'busy' } });
  const toasts = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await toasts.findByText(`Order #${shortOrderId(own.id)}: Cancelled. Kitchen too busy`)).toBeVisible();
  expect(toasts.getAllByText(/^Order #/)).toHaveLength(1);
  expect(toasts.queryByRole('link')?.textContent).toBe(link);

  const { items: [entry] } = await ask(contract.getHistory, { token: admin });
  await ask(contract.undoChange, { token: admin, params: { id: entry!.id } });
  expect(await toasts.findByText(`Order #${shortOrderId(own.id)}: Pending. It is no longer cancelled`)).toBeVisible();
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

  it('are announced with a link, and new until one was on a screen or was completed elsewhere; none where they are damaged', async () => {
    await storeSession(ADMIN);
    localStorage.setItem(NEW_ORDERS_KEY, '{broken');
    const { user } = await open('/dashboard/stock', 'Inventory Management');
    await title('Dashboard - Stock');
    const token = await tokenOf(CUSTOMER);
    const first = await orderSalad(token);
    await title('(1) Dashboard - Stock');
    await ask(contract.setOrderStatus, { token: await tokenOf(ADMIN), params: { id: first.id }, body: { status: 'completed' } });
    await title('Dashboard - Stock');
    const second = await orderSalad(token);
    await title('(1) Dashboard - Stock');
    await user.click(screen.getByRole('link', { name: /^Kitchen/ }));
    expect(await screen.findByRole('article', { name: `Order ${shortOrderId(second.id)}` })).toBeVisible();
    await title('Dashboard - Kitchen');
    expect(badge).toHaveBeenLastCalledWith(0);

    await user.click(screen.getByRole('link', { name: /^Users/ }));
    await title('Dashboard - Users');
    const third = await orderSalad(token);
    expect(await toasts().findByText(`New order ${shortOrderId(third.id)}`)).toBeVisible();
    await user.click(toasts().getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: `Order ${shortOrderId(third.id)}` })).toBeVisible();
    await title('Dashboard - Orders');
  });

  it.each([
    ['that leaves them out', '/dashboard/orders?status=completed', 0],
    ['that those for later come first in', '/dashboard/orders', 1],
  ])('are announced over a list of orders %s', async (_, address, laterDays) => {
    await storeSession(ADMIN);
    await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'UTC', laterDays } });
    await open(address, 'Orders');
    await title('Dashboard - Orders');
    const { id } = await orderSalad();
    expect(await toasts().findByText(`New order ${shortOrderId(id)}`)).toBeVisible();
  });

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

  it('are none of another session, and end with a reset of the data, with the messages that lead to them, and with the session and its stream', async () => {
    await storeSession(ADMIN);
    localStorage.setItem(NEW_ORDERS_KEY, '{"user":"somebody@else.example","ids":["a"],"known":["a"]}');
    const { user } = await open('/dashboard/stock', 'Inventory Management');
    await title('Dashboard - Stock');
    const { id } = await orderSalad();
    await toasts().findByText(`New order ${shortOrderId(id)}`);
    await title('(1) Dashboard - Stock');
    await resetDatabase();
    await title('Dashboard - Stock');
    expect(toasts().queryByText(/^New order/)).not.toBeInTheDocument();
    await orderSalad();
    await title('(1) Dashboard - Stock');
    const streams: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => { if (request.url.endsWith('/events')) streams.push(request.headers.get('authorization')); });
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' }));
    await toasts().findByText('Logged out successfully');
    expect(badge).toHaveBeenLastCalledWith();
    expect(localStorage.getItem(NEW_ORDERS_KEY)).toBeNull();
    await orderSalad(await tokenOf(OTHER_CUSTOMER));
    await waitFor(() => { expect(streams.length).toBeGreaterThan(1); });
    expect(new Set(streams)).toEqual(new Set([null]));
  });
});
