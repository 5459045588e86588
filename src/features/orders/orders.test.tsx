import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer, server } from '../../../mocks/node';
import { lateRequest } from '../../../mocks/testing/lateAnswer';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import type { Order } from '../../domain/order/order';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, reloadApp, renderApp, renderAs, storeSession } from '../../testing/renderApp';
import { lineOf, storeCart } from '../../testing/storeCart';

installServer();

const DANIELS_ORDER = '41f6a90d-83be-4d27-b5c8-9e1f7023d6a5';
const OLDER = '7ad03f68';

const cards = () => screen.findAllByRole('region', { name: /^Order [0-9a-f]{8}$/ });
const card = async (id: string) => within(await screen.findByRole('region', { name: `Order ${id}` }));

function order(token: string, count: number): Promise<Order> {
  const lines = [{ foodId: 'citrus-cooler', quantity: 1, price: 4.99 }];
  return ask(contract.placeOrder, {
    token,
    headers: { 'idempotency-key': `order-${String(count)}` },
    body: { lines, deliveryAddress: `${String(count)} Long Road`, contactPhone: '555 0100' },
  });
}

describe('cancelling', () => {
  const CANCEL = /^Cancel order/;

  /** Places an order of the customer, and opens My Orders. */
  async function open() {
    await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { cancelMinutes: 5 } });
    const { id } = await order(await tokenOf(CUSTOMER), 1);
    const app = await renderAs(CUSTOMER, '/user/orders');
    return { ...app, id, placed: await card(id.slice(0, 8)) };
  }

  it('is confirmed, told with its reason, and offered for as long as the settings say', async () => {
    const { user, id, placed } = await open();
    await user.click(await placed.findByRole('button', { name: CANCEL }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await placed.findByText('Cancelled')).toBeInTheDocument();
    expect(placed.getByText('At your request')).toBeInTheDocument();
    expect(await screen.findByText(/: Cancelled\. At your request$/)).toBeInTheDocument();
    expect(placed.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument();
    // The sample orders are older than that.
    expect(screen.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument();
    reloadApp(`/user/thank-you?order=${id}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your order was cancelled' })).toBeInTheDocument();
  });

  it('is refused once the order is no longer pending', async () => {
    const { user, id, placed } = await open();
    await user.click(await placed.findByRole('button', { name: CANCEL }));
    const { db } = await openDatabase();
    await db.orders.where('id').equals(id).modify((row) => { Object.assign(row, { status: 'in the oven', order: { ...(row.order as Order), status: 'in the oven' } }); });
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText('This order is no longer pending, so it cannot be cancelled')).toBeInTheDocument();
    await waitFor(() => { expect(placed.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument(); });
  });
});

describe('my orders', () => {
  it('are listed newest first, each with its dishes, price, status and delivery details, and expand to lines, totals, payment and instructions', async () => {
    const { user } = await renderAs(CUSTOMER, '/user/orders');
    const shown = (await cards()).map((each) => each.getAttribute('aria-label'));
    expect(shown).toEqual(['Order 3d1e84b7', 'Order e2750b19', 'Order b83e57c2', `Order ${OLDER}`]);

    const newest = await card('3d1e84b7');
    expect(newest.getByRole('heading')).toHaveTextContent('2 × Margherita Pizza, 2 × Citrus Cooler');
    expect(newest.getAllByText('$41.83')[0]).toBeVisible();
    for (const text of ['Pending', 'Maya Patel', '27 Orchard Street, Apartment 4B, Riverside', '555 010 0142', '#3d1e84b7', 'Jun 10, 2023 · 02:30 PM']) {
      expect(newest.getByText(text)).toBeVisible();
    }
    expect((await card('b83e57c2')).getByText('Completed')).toBeVisible();
    // An order of the older shape: one dish, its price, no tax.
    const older = await card(OLDER);
    expect(older.getByRole('heading', { name: 'Spaghetti Bolognese' })).toBeVisible();
    expect(older.getAllByText('$13.49')[0]).toBeVisible();
    expect(older.queryByText('Tax (8%)')).not.toBeInTheDocument();

    const one = await card('e2750b19');
    expect(one.getByText(/^out for delivery$/i)).toBeVisible();
    expect(one.getByText('The bell is broken, please knock.')).not.toBeVisible();
    // A screen reader user learns which order the control belongs to.
    expect(one.getByText('Details')).toHaveTextContent('Details of order e2750b19');
    await user.click(one.getByText('Details'));
    expect(one.getByText('The bell is broken, please knock.')).toBeVisible();
    expect(one.getByText('Card')).toBeVisible();
    expect(one.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1 × Garden Pesto Noodles$11.49', '1 × Garden Salad$8.99', '2 × Strawberry Shortcake$13.98']),
    );
    const sums = one.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(sums).toEqual(expect.arrayContaining(['$34.46', '$2.76', '$2.99', '$40.21']));
    // No label if there are no instructions.
    expect(newest.queryByText('Special instructions')).not.toBeInTheDocument();
  });

  it('load ten at a time, and show an order that is placed while more are loading too', async () => {
    const { token } = await storeSession(CUSTOMER);
    for (let count = 1; count <= 8; count += 1) await order(token, count);
    storeCart([lineOf('garden-salad')], CUSTOMER.email);
    const { user } = renderApp('/user/cart');
    const place = lateRequest(contract.placeOrder);
    await user.click(await screen.findByRole('button', { name: 'Complete Order' }));
    await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Profile/ }));
    await user.click(await screen.findByRole('link', { name: 'My Orders' }));
    expect(await cards()).toHaveLength(10);

    const arrive = await holdAnswer(contract.getMyOrders, () => user.click(screen.getByRole('button', { name: 'Load more' })));
    place();
    expect(await screen.findByText('Order placed successfully!')).toBeInTheDocument();
    await arrive();
    await waitFor(async () => { expect(await cards()).toHaveLength(13); });
    // The first of those that were loaded, below the new one and the ten before.
    expect((await cards())[11]?.parentElement).toHaveFocus();
    expect(within((await cards())[0]!).getByRole('heading')).toHaveTextContent('Garden Salad');
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it('show an empty state that links to the menu', async () => {
    await storeSession(CUSTOMER);
    const { db } = await openDatabase();
    await db.orders.clear();
    const { user } = renderApp('/user/orders');
    expect(await screen.findByRole('heading', { name: 'No Orders Yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Browse Menu' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  });

  it('keep the focus on the retry button through a second failure, announce it again, and move the focus to the heading at last', async () => {
    server.use(http.get(`*/api${contract.getMyOrders.path}`, async () => {
      // Slow enough for the pending state to render.
      await new Promise((resolve) => { setTimeout(resolve, 60); });
      return HttpResponse.json({ status: 403, code: 'forbidden', message: 'Not today' }, { status: 403 });
    }));
    const { user } = await renderAs(CUSTOMER, '/user/orders');
    const again = await screen.findByRole('button', { name: 'Try again' });
    const message = screen.getByText('Not today');
    await user.click(again);
    await waitFor(() => { expect(message).not.toBeInTheDocument(); });
    await waitFor(() => { expect(screen.getByText('Not today')).toHaveAttribute('role', 'alert'); });
    expect(again).toHaveFocus();
    server.resetHandlers();
    await user.click(again);
    await cards();
    await waitFor(() => { expect(screen.getByRole('heading', { name: 'My Orders' })).toHaveFocus(); });
  });
});

describe('the thank-you page', () => {
  it('confirms no order that the shop no longer has', async () => {
    const { token } = await storeSession(CUSTOMER);
    const { id } = await order(token, 1);
    renderApp(`/user/thank-you?order=${id}`);
    await screen.findByRole('heading', { name: 'Thank you for your order!' });
    await ask(contract.resetDemo, { token: await tokenOf(ADMIN) });
    expect(await screen.findByText('We could not find this order')).toBeVisible();
  });

  it('cannot find somebody else’s order, nor one whose name is a step upwards', async () => {
    await storeSession(CUSTOMER);
    for (const search of ['?order=..', `?order=${DANIELS_ORDER}`]) {
      reloadApp(`/user/thank-you${search}`);
      expect(await screen.findByRole('heading', { name: 'We could not find this order' })).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'View My Orders' })).toBeInTheDocument();
      expect(screen.queryByText('Chicken')).not.toBeInTheDocument();
    }
  });
});
