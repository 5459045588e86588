/** Orders for later and pauses in the back office (docs/behaviour.md, section 4). */
import { act, screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../../backend/utils/clock';
import { installServer } from '../../../mocks/node';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { renderSection } from '../../testing/renderApp';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../pages/admin/AdminOrdersPage';
import '../../pages/admin/KitchenPage';
import './PauseButton';
import './drawer/OrderDrawer';
import '../../shared/shop/DueText';

installServer();
// A Monday, 10:00 AM in New York.
const clock = (at: string) => { setClock({ at, frozen: true, since: Date.now() }); };
beforeEach(() => { clock('2026-06-01T14:00:00.000Z'); });
afterEach(() => { setClock(null); });

/** A shop that takes orders for later. */
const setUp = async () => ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'America/New_York', laterDays: 1 } });

/** Places an order for tomorrow noon. */
async function orderForNoon() {
  const delivery = { deliveryAddress: '27 Orchard Street', contactPhone: '555 010 0142', specialInstructions: '', paymentMethod: 'cash' } as const;
  const body = { ...delivery, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }], dueAt: '2026-06-02T16:00:00.000Z' };
  return (await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body })).id.slice(0, 8);
}

it('the kitchen shows an order for tomorrow below the others, until it has to begin with it', async () => {
  await setUp();
  const id = await orderForNoon();
  await renderSection('/dashboard/kitchen');
  const later = within(await screen.findByRole('region', { name: 'Later (1)' }));
  const ticket = within(later.getByRole('article', { name: `Order ${id}` }));
  expect(await ticket.findByText('Tomorrow, 12:00 PM')).toBeVisible();
  expect(ticket.queryByText(/ min$/)).not.toBeInTheDocument();
  clock('2026-06-02T15:10:00.000Z');
  // Reads the time of the server again.
  await act(async () => { await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { address: '1 Harbour Road' } }); });
  await waitFor(() => { expect(screen.queryByRole('region', { name: /^Later/ })).not.toBeInTheDocument(); }, { timeout: 4000 });
  const begun = within(screen.getByRole('article', { name: `Order ${id}` }));
  expect([await begun.findByText('Today, 12:00 PM'), begun.getByText('10 min')]).toHaveLength(2);
});

it('the list has it first, and the receipt says when it is due', async () => {
  await setUp();
  const id = await orderForNoon();
  const { user } = await renderSection('/dashboard/orders');
  const row = within(await screen.findByRole('row', { name: new RegExp(id) }));
  expect(await row.findByText('Tomorrow, 12:00 PM')).toBeVisible();
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(id);
  await user.click(row.getByRole('link', { name: id }));
  expect(await within(await screen.findByRole('article', { name: 'Receipt' })).findByText('Tomorrow, 12:00 PM')).toBeVisible();
});

it('orders are paused from the kitchen, which is undone', async () => {
  await setUp();
  const { user } = await renderSection('/dashboard/kitchen');
  await user.click(await screen.findByRole('combobox', { name: 'Pause orders' }));
  await user.click(await screen.findByTitle('For 30 minutes'));
  expect(await screen.findByText('Orders are paused')).toBeInTheDocument();
  expect(await screen.findByText('Very busy: orders are paused until today, 10:30 AM')).toBeVisible();
  expect((await ask(contract.getShop)).closed).toEqual({ reason: 'paused', until: '2026-06-01T14:30:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('combobox', { name: 'Pause orders' })).toBeVisible();
  expect((await ask(contract.getShop)).closed).toBeUndefined();
});
