/** The shop's events on the screen: what others change is shown without a reload. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../mocks/node';
import { enableScenario } from '../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, OTHER_CUSTOMER, ask, tokenOf } from '../../mocks/testing/client';
import { contract } from '../domain/contract';
import { shortOrderId } from '../domain/order/order';
import { orderSalad } from '../testing/orderSalad';
import { renderApp, renderAs, renderSection, storeSession } from '../testing/renderApp';
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
