/** What the lists of orders share in the back office: cancelling, orders for later and pauses, many at a time (docs/behaviour.md, section 4). */
import { render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { toOrder } from '../../../backend/rows/rows';
import { makeOrder } from '../../../backend/seed/generator';
import { setClock } from '../../../backend/utils/clock';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { makeStore } from '../../app/store';
import { contract } from '../../domain/contract';
import { type Order, shortOrderId } from '../../domain/order/order';
import { COMPLETED, PENDING } from '../../domain/order/orderStatus';
import { fillField } from '../../testing/fillField';
import { orderSalad } from '../../testing/orderSalad';
import { renderSection } from '../../testing/renderApp';
import { OrderStatusProvider } from './OrderStatusProvider';
import { BulkStatusButtons } from './useOrderSelection';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../pages/admin/AdminOrdersPage';
import '../../pages/admin/KitchenPage';
import '../../shared/shop/DueText';
import './PauseButton';
import './cancel/CancelDialog';
import './drawer/OrderDrawer';

installServer();

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

describe('cancelling an order', () => {
  const CANCEL = 'Cancel order';

  async function open(section: string) {
    await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { staffCancel: true } });
    return renderSection(`/dashboard/${section}`);
  }

  it('asks for a reason in the drawer, shows it on the receipt, and is undone', async () => {
    const { user } = await open(`orders/${ORDER}?search=3d1e84b7`);
    await user.click(await screen.findByRole('button', { name: CANCEL }));
    const asked = within(await screen.findByRole('dialog', { name: 'Cancel order #3d1e84b7?' }));
    expect(within(asked.getByRole('radiogroup', { name: 'Reason' })).getAllByRole('radio')[0]).toHaveFocus();
    await user.click(asked.getByRole('button', { name: 'Cancel order' }));
    expect(await asked.findByText('Please choose a reason')).toBeVisible();
    expect(asked.getAllByRole('radio')[0]).toHaveFocus();
    await user.click(asked.getByRole('radio', { name: 'Kitchen too busy' }));
    await fillField(user, asked.getByLabelText('Explanation (optional)'), 'Both ovens are out');
    await user.click(asked.getByRole('button', { name: 'Cancel order' }));

    expect(await screen.findByText('Order marked as cancelled')).toBeInTheDocument();
    const receipt = within(screen.getByRole('article', { name: 'Receipt' }));
    expect(await receipt.findByText('Kitchen too busy: Both ovens are out')).toBeInTheDocument();
    await waitFor(() => { expect(screen.queryByRole('button', { name: CANCEL })).not.toBeInTheDocument(); });
    await waitFor(() => { expect(screen.queryByLabelText('Complete order 3d1e84b7')).not.toBeInTheDocument(); });
    await waitFor(() => { expect(document.body).not.toHaveFocus(); });
    expect(document.activeElement).toContainElement(screen.getByRole('dialog', { name: 'Order 3d1e84b7' }));
    expect(await screen.findByRole('radio', { name: 'Cancelled 1' })).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByLabelText('Complete order 3d1e84b7')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: CANCEL })).toBeInTheDocument();
  });

  it('leaves a cancelled order out of what is set for the selected ones', async () => {
    const { user } = await open('orders');
    await screen.findByLabelText('Complete order 3d1e84b7');
    await ask(contract.cancelOrder, { token: await tokenOf(ADMIN), params: { id: ORDER }, body: { reason: 'busy', text: '' } });
    await waitFor(() => { expect(screen.queryByLabelText('Complete order 3d1e84b7')).not.toBeInTheDocument(); });
    for (const id of ['3d1e84b7', '95c8d3fa']) await user.click(screen.getByLabelText(`Select order ${id}`));
    await user.click(screen.getByRole('button', { name: /^Complete 1/ }));
    expect(await screen.findByText(/marked as completed/)).toBeVisible();
  });

  it('refuses another status for an order that was just cancelled', async () => {
    const { user } = await open('orders?search=3d1e84b7');
    enableScenario('cancelled-meanwhile');
    await user.click(await screen.findByLabelText('Complete order 3d1e84b7'));
    expect(await screen.findByText('Order 3d1e84b7 was cancelled. Undo that to change its status.')).toBeInTheDocument();
    await waitFor(() => { expect(screen.queryByLabelText('Complete order 3d1e84b7')).not.toBeInTheDocument(); });
    expect(await screen.findByRole('radio', { name: 'Cancelled 1' })).toBeInTheDocument();
  });
});

describe('orders for later and pauses', () => {
  // A Monday, 10:00 AM in New York.
  const clock = (at: string) => { setClock({ at, frozen: true, since: Date.now() }); };
  beforeEach(() => { clock('2026-06-01T14:00:00.000Z'); });

  /** A shop that takes orders for later. */
  const setUp = async () => ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'America/New_York', laterDays: 1 } });

  /** Places an order for tomorrow noon. */
  async function orderForNoon() {
    const delivery = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142', specialInstructions: '', paymentMethod: 'cash' } as const;
    const body = { ...delivery, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], dueAt: '2026-06-02T16:00:00.000Z' };
    return (await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body })).id.slice(0, 8);
  }

  const tickets = () => screen.getAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));

  it('the kitchen shows an order for now that is placed while one for later is on the board', async () => {
    await setUp();
    const later = await orderForNoon();
    await renderSection('/dashboard/kitchen');
    await screen.findByRole('region', { name: 'Later (1)' });
    const { id } = await orderSalad();
    await waitFor(() => { expect(tickets()).toEqual(['95c8d3fa', '3d1e84b7', shortOrderId(id), later].map((each) => `Order ${each}`)); });
    expect(screen.getByRole('button', { name: 'Update board' })).toBeDisabled();
  });

  it('the kitchen shows a cancelled order for later among the first', async () => {
    await setUp();
    const [kept, cancelled] = [await orderForNoon(), await orderForNoon()];
    await renderSection('/dashboard/kitchen');
    await screen.findByRole('region', { name: 'Later (2)' });
    const token = await tokenOf(ADMIN);
    await ask(contract.changeSettings, { token, body: { staffCancel: true } });
    const { items } = await ask(contract.getOrders, { token, query: { search: cancelled } });
    await ask(contract.cancelOrder, { token, params: { id: items[0]!.id }, body: { reason: 'busy', text: '' } });
    expect(await screen.findByText('Cancelled: Kitchen too busy')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Later (1)' })).toBeVisible();
    expect(tickets()).toEqual(['95c8d3fa', '3d1e84b7', cancelled, kept].map((each) => `Order ${each}`));
  });

  it('the list has it first, and the receipt says when it is due', async () => {
    await setUp();
    const id = await orderForNoon();
    const { user } = await renderSection('/dashboard/orders');
    const row = within(await screen.findByRole('row', { name: new RegExp(id) }));
    expect(await row.findByText('Tomorrow, 12:00 PM')).toBeVisible();
    expect(screen.getAllByRole('row')[1]).toHaveTextContent(id);
    await user.click(row.getByRole('link', { name: id }));
    expect(await within(await screen.findByRole('article', { name: 'Receipt' })).findByText('Tomorrow, Jun 2, 12:00 PM')).toBeVisible();
  });

  it('the list sorts by Placed the orders by when they were placed', async () => {
    await setUp();
    const later = await orderForNoon();
    clock('2026-06-01T14:01:00.000Z');
    const now = shortOrderId((await orderSalad()).id);
    localStorage.setItem('columns.orders', '[]');
    const { user } = await renderSection('/dashboard/orders');
    const first = () => screen.getAllByRole('row').slice(1, 3).map((row) => within(row).getByRole('link').textContent);
    await waitFor(() => { expect(first()).toEqual([later, now]); });
    for (const direction of ['ascending', 'descending']) {
      await user.click(screen.getByRole('button', { name: 'Placed' }));
      await waitFor(() => { expect(screen.getByRole('columnheader', { name: 'Placed' })).toHaveAttribute('aria-sort', direction); });
    }
    await waitFor(() => { expect(first()).toEqual([now, later]); });
  });

  it('the kitchen pauses orders, which is undone', async () => {
    await setUp();
    const { user } = await renderSection('/dashboard/kitchen');
    await user.click(await screen.findByRole('combobox', { name: 'Pause orders' }));
    await user.click(await screen.findByTitle('For 30 minutes'));
    expect(await screen.findByText('Orders are paused')).toBeInTheDocument();
    expect(await screen.findByText('Very busy: orders are paused until today, 10:30 AM')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take orders again' })).toHaveFocus();
    expect((await ask(contract.getShop)).closed).toEqual({ reason: 'paused', until: '2026-06-01T14:30:00.000Z' });
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(await screen.findByRole('combobox', { name: 'Pause orders' })).toBeVisible();
    expect((await ask(contract.getShop)).closed).toBeUndefined();
  });
});

const generated = toOrder(makeOrder(1, 0));
const many = (count: number, status: string): Order[] => Array.from({ length: count }, (_, at) => ({ ...generated, id: `${status} ${String(at)}`, status }));

function offer(orders: readonly Order[]) {
  const { store } = makeStore({ fetch, wait: () => Promise.resolve() });
  const { unmount } = render(
    <Provider store={store}>
      <OrderStatusProvider>
        <BulkStatusButtons orders={orders} onSent={jest.fn()} onRefused={jest.fn()} />
      </OrderStatusProvider>
    </Provider>,
  );
  return unmount;
}

const REASON = 'At most 1,000 orders at a time';

it('changes as many orders as the backend takes in one request, and shows why it offers no more', () => {
  const unmount = offer([...many(1000, PENDING), ...many(600, COMPLETED)]);
  expect(screen.getByRole('button', { name: 'Complete 1,000' })).toBeEnabled();
  expect(screen.queryByText(REASON)).not.toBeInTheDocument();
  unmount();
  offer([...many(1001, PENDING), ...many(600, COMPLETED)]);
  const complete = screen.getByRole('button', { name: 'Complete 1,001' });
  expect(complete).toBeDisabled();
  expect(complete).toHaveAccessibleDescription(REASON);
  expect(screen.getByText(REASON)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Re-open 600' })).toBeEnabled();
});
