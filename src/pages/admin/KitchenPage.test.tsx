/** The kitchen display. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { setClock } from '../../../backend/utils/clock';
import { orderRow, toOrder } from '../../../backend/rows/rows';
import { makeOrder } from '../../../backend/seed/generator';
import { installServer, server } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { fail, failing } from '../../../mocks/scenarios/scenario';
import { ADMIN, CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { shortOrderId } from '../../domain/order/order';
import { ORDER_SOUND_KEY } from '../../domain/storedKeys';
import { holdAnswer } from '../../testing/holdAnswer';
import { orderSalad } from '../../testing/orderSalad';
import { closeApp, renderAs, renderSection } from '../../testing/renderApp';
import { stubAudio } from '../../testing/stubAudio';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './KitchenPage';
import '../../features/admin-orders/kitchen/StatusSwitch';

installServer();

const tickets = () => screen.queryAllByRole('article').map((ticket) => ticket.getAttribute('aria-label'));

const board = () => screen.getByRole('region', { name: 'Kitchen tickets' });

async function openKitchen() {
  const app = await renderSection('/dashboard/kitchen');
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7']); });
  return app;
}

it('shows the pending orders as tickets, oldest first, and a new one at the end, with its age by the clock of the server', async () => {
  // As on a device whose clock is wrong.
  setClock({ at: new Date(Date.now() - 40 * 60_000).toISOString(), frozen: false, since: Date.now() });
  await openKitchen();
  const lines = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];
  const body = { ...DELIVERY, lines, specialInstructions: 'No onions, please', without: ['nuts', 'eggs'] } as const;
  const name = `Order ${shortOrderId((await ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body })).id)}`;
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7', name]); });
  const ticket = within(screen.getByRole('article', { name }));
  expect(ticket.getByRole('listitem')).toHaveTextContent('1 × Garden Salad');
  for (const text of ['No onions, please', 'Without eggs, nuts', '0 min']) expect(ticket.getByText(text)).toBeVisible();
  expect(within(board()).getByText('3 pending')).toBeVisible();
  // A new shop takes its orders without pauses.
  expect(screen.queryByRole('combobox', { name: 'Pause orders' })).not.toBeInTheDocument();
});

/** Sets a status as another cook would. */
async function setElsewhere(id: string, status: string) {
  await ask(contract.setOrderStatus, { token: await tokenOf(ADMIN), params: { id }, body: { status } });
}

it('keeps a ticket in its place that another cook completes or cancels, with the reason, so that no press hits the next one', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.changeSettings, { token, body: { staffCancel: true } });
  const { user } = await openKitchen();
  const focused = jest.spyOn(HTMLElement.prototype, 'focus');
  const { items } = await ask(contract.getOrders, { token, query: { status: 'pending' } });
  const oldest = items.find(({ id }) => id.startsWith('95c8d3fa'))!.id;
  await setElsewhere(oldest, 'completed');
  const ticket = within(screen.getByRole('article', { name: 'Order 95c8d3fa' }));
  expect(await ticket.findByText('Completed')).toBeVisible();
  expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7']);
  // The key of the first ticket clears it, and completes no other one.
  await user.keyboard('1');
  await waitFor(() => { expect(tickets()).toEqual(['Order 3d1e84b7']); });
  // A board that is longer than the screen does not scroll.
  expect(focused.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(screen.getByRole('button', { name: 'Complete order 3d1e84b7' })).toBeVisible();

  // One that is re-opened elsewhere waits, because it would push the others.
  await setElsewhere(oldest, 'pending');
  await user.click(await screen.findByRole('button', { name: 'Update board (1)' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7']); });
  expect(screen.getByRole('button', { name: 'Update board' })).toBeDisabled();
  // The keys of the tickets go on working.
  expect(board()).toHaveFocus();

  await ask(contract.cancelOrder, { token, params: { id: oldest }, body: { reason: 'busy', text: 'Both ovens are out' } });
  expect(await within(board()).findByText('Cancelled: Kitchen too busy: Both ovens are out')).toBeVisible();
});

it('says how many orders have no ticket yet, and shows them', async () => {
  const { db } = await openDatabase();
  await db.orders.bulkAdd(Array.from({ length: 60 }, (_, at) => {
    const row = makeOrder(1, at);
    const order = { ...toOrder(row), status: 'pending' };
    return orderRow(order, row.soldPieces);
  }));
  const { user } = await renderSection('/dashboard/kitchen');
  const kitchen = within(await screen.findByRole('region', { name: 'Kitchen tickets' }));
  expect(await kitchen.findAllByText('62 pending, the oldest 50 shown')).toHaveLength(2);
  await waitFor(() => { expect(tickets()).toHaveLength(50); });
  await user.click(kitchen.getByRole('button', { name: 'Show 50 more' }));
  await waitFor(() => { expect(tickets()).toHaveLength(62); });
  expect(kitchen.getByText('62 pending')).toBeVisible();
});

it('completes one order, and not the next one, with a double click or its key pressed twice, and brings it back', async () => {
  const { user } = await openKitchen();
  // Keys are known by their place where they type no digit, as on a French or an Arabic keyboard; with Shift it is another character.
  const pressFirstKey = (key: string, shiftKey = false) => fireEvent.keyDown(board(), { key, code: 'Digit1', shiftKey });
  pressFirstKey('!', true);
  expect(tickets()).toHaveLength(2);
  for (const completeTwice of [
    () => user.dblClick(screen.getByLabelText('Complete order 95c8d3fa')),
    () => Promise.resolve([pressFirstKey('&'), pressFirstKey('&')]),
  ]) {
    await completeTwice();
    await waitFor(() => { expect(tickets()).toEqual(['Order 3d1e84b7']); });
    await user.keyboard('{Backspace}');
    await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7']); });
  }
  expect(screen.getByRole('button', { name: 'Bring back' })).toBeDisabled();
  await waitFor(async () => {
    const { statusChanges } = await ask(contract.getOrder, { token: await tokenOf(ADMIN), params: { id: '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08' } });
    expect(statusChanges.map(({ status }) => status)).toEqual(['completed', 'pending', 'completed', 'pending']);
  });
  for (const id of ['95c8d3fa', '3d1e84b7']) await user.click(screen.getByLabelText(`Complete order ${id}`));
  expect(await screen.findByText('No pending orders')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring back #3d1e84b7' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 3d1e84b7']); });
  await waitFor(() => { expect(screen.getAllByRole('button', { name: 'Undo' })[0]).toBeVisible(); });
});

it('brings back an order after the late refusal of another, and again after its own', async () => {
  const { user } = await openKitchen();
  const completeOrder = (id: string) => user.click(screen.getByRole('button', { name: `Complete order ${id}` }));
  const refuse = await holdAnswer(contract.setOrderStatus, () => completeOrder('95c8d3fa'), failing(500, 'Not this one'));
  await completeOrder('3d1e84b7');
  await refuse();
  expect(await screen.findByText('Not this one')).toBeVisible();

  server.use(fail(contract.setOrderStatus, 500, 'Not now'));
  await user.click(screen.getByRole('button', { name: 'Bring back #3d1e84b7' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  server.resetHandlers();
  await user.click(await screen.findByRole('button', { name: 'Bring back #3d1e84b7' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa', 'Order 3d1e84b7']); });
});

it('prints a ticket alone, also where print() returns early and where the end of the last print was never reported', async () => {
  const marked = () => [...document.querySelectorAll('[data-printed]')].map((ticket) => ticket.getAttribute('aria-label'));
  const printed: (readonly (string | null)[])[] = [];
  jest.spyOn(window, 'print').mockImplementation(() => { printed.push(marked()); });
  const { user } = await openKitchen();
  await user.click(screen.getByRole('button', { name: 'Print ticket 95c8d3fa' }));
  enableScenario('print-returns-early');
  await user.click(screen.getByRole('button', { name: 'Print ticket 3d1e84b7' }));
  await waitFor(() => { expect(printed).toEqual([['Order 95c8d3fa'], ['Order 3d1e84b7']]); });
  window.dispatchEvent(new Event('afterprint'));
  expect(marked()).toEqual([]);
});

it('starts an order before it completes it, in a shop with that status', async () => {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { preparing: true } });
  const { user } = await openKitchen();
  await user.click(screen.getByRole('button', { name: 'Prepare order 95c8d3fa' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 3d1e84b7']); });
  await user.click(await screen.findByRole('radio', { name: 'Preparing (1)' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa']); });
  expect(within(board()).getByText('1 preparing')).toBeVisible();
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { preparing: false } });
  await user.click(screen.getByRole('radio', { name: /^Pending/ }));
  await screen.findByText(/^Keys 1 to 9 complete/);
  await user.click(await screen.findByRole('radio', { name: 'Preparing (1)' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa']); });
  await user.click(screen.getByRole('button', { name: 'Complete order 95c8d3fa' }));
  expect(await within(board()).findByText('No preparing orders')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bring back #95c8d3fa' }));
  await waitFor(() => { expect(tickets()).toEqual(['Order 95c8d3fa']); });
  // The board shows it before the answer, which would come during the next test.
  await waitFor(async () => { expect((await ask(contract.getOrders, { token: await tokenOf(ADMIN), query: { status: 'preparing' } })).total).toBe(1); });
});

it('the answer to one cancellation leaves the dialog of another order open, which begins empty', async () => {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { staffCancel: true } });
  const { user } = await openKitchen();
  const open = async (id: string) => {
    await user.click(await screen.findByLabelText(`Cancel order ${id}`));
    return within(await screen.findByRole('dialog', { name: `Cancel order #${id}?` }));
  };
  const first = await open('3d1e84b7');
  await user.click(first.getByRole('radio', { name: 'Kitchen too busy' }));
  await user.type(first.getByLabelText(/^Explanation/), 'No mozzarella');
  const arrive = await holdAnswer(contract.cancelOrder, () => user.click(first.getByRole('button', { name: 'Cancel order' })));
  await user.click(first.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  const second = await open('95c8d3fa');
  await waitFor(() => { expect(second.getByLabelText(/^Explanation/)).toHaveValue(''); });
  expect(second.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  await user.type(second.getByLabelText(/^Explanation/), 'The oven is cold');
  await arrive();
  await user.click(second.getByRole('radio', { name: 'Kitchen too busy' }));
  await user.click(second.getByRole('button', { name: 'Cancel order' }));
  await waitFor(async () => {
    const { items } = await ask(contract.getOrders, { token: await tokenOf(ADMIN), query: { status: 'cancelled' } });
    expect(new Set(items.map(({ cancellation }) => cancellation?.text))).toEqual(new Set(['No mozzarella', 'The oven is cold']));
  });
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});

it('sells a dish out by one press; customers see it, until the next day (docs/behaviour.md, section 4)', async () => {
  // A Monday, 10:00 AM in New York.
  setClock({ at: '2026-06-01T14:00:00.000Z', frozen: true, since: Date.now() });
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'America/New_York' } });
  const { user } = await renderSection('/dashboard/kitchen');
  const [button] = await screen.findAllByRole('button', { name: /^Sold out until tomorrow: Margherita Pizza/ });
  await user.click(button!);
  await screen.findByText('Margherita Pizza is sold out until tomorrow');
  expect((await screen.findAllByRole('button', { name: /^On offer again: Margherita Pizza/ })).length).toBeGreaterThan(0);
  closeApp();
  await renderAs(CUSTOMER, '/user');
  expect(await screen.findByRole('button', { name: /^Sold out: Margherita Pizza/ })).toBeVisible();
  setClock({ at: '2026-06-02T04:00:00.000Z', frozen: true, since: Date.now() });
  // Any event reads the time of the server again.
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { address: '1 Harbour Road' } });
  expect(await screen.findByRole('button', { name: /^Add to cart: Margherita Pizza/ }, { timeout: 20_000 })).toBeVisible();
});

/** Opens the kitchen in the whole app: the shell rings for new orders and follows the event stream. */
async function openWholeApp() {
  const app = await renderAs(ADMIN, '/dashboard/kitchen');
  await screen.findByRole('article', { name: 'Order 3d1e84b7' });
  return app;
}

describe('the line that says that a screen is not up to date', () => {
  const FAILED = /^Not up to date since \d\d:\d\d [AP]M\. Something went wrong in the shop$/;
  const LOST = /^Not up to date since \d\d:\d\d [AP]M\. Changes made by others do not arrive\.$/;
  const again = () => screen.getByRole('button', { name: 'Try again' });
  const { setTimeout: wait } = window;
  afterEach(() => { window.setTimeout = wait; });

  it('is in the back office while the event stream is lost, and a retry opens the stream', async () => {
    const { user } = await openWholeApp();
    // The line waits five seconds. (With a mock of setTimeout, Testing Library would expect that all timers are fake.)
    window.setTimeout = ((run: () => void, ms = 0) => wait(run, ms > 4000 && ms <= 5000 ? 0 : ms)) as typeof setTimeout;
    act(() => { enableScenario('events-lost'); });
    const first = await orderSalad();
    expect(await screen.findByText(LOST)).toBeVisible();
    act(() => { clearScenarios(); });
    await user.click(again());
    await waitFor(() => { expect(screen.queryByText(LOST)).not.toBeInTheDocument(); });
    const second = await orderSalad();
    for (const { id } of [first, second]) expect(await screen.findByRole('article', { name: `Order ${shortOrderId(id)}` })).toBeVisible();
  });

  it('is on the kitchen board while its orders cannot be refetched, and goes when a retry has brought the new one', async () => {
    enableScenario('lists-fail-later');
    const { user } = await openWholeApp();
    const { id } = await orderSalad();
    expect(await screen.findByText(FAILED)).toBeVisible();
    clearScenarios();
    await user.click(again());
    expect(await screen.findByRole('article', { name: `Order ${shortOrderId(id)}` })).toBeVisible();
    await waitFor(() => { expect(screen.queryByText(FAILED)).not.toBeInTheDocument(); });
  });
});

describe('in a browser that lacks an optional feature, or throws when it is used, the kitchen', () => {
  const { sounds, contexts, allow } = stubAudio();
  const print = window.print.bind(window);

  beforeEach(() => {
    sounds.mockClear();
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'setAppBadge');
    window.print = print;
  });

  const soundSwitch = () => screen.getByRole('switch', { name: 'Sound for new orders' });

  async function order() {
    const { id } = await orderSalad();
    return screen.findByRole('article', { name: `Order ${shortOrderId(id)}` });
  }

  it('plays no sound after a reload until the first touch, says so, and opens one audio context', async () => {
    localStorage.setItem(ORDER_SOUND_KEY, 'on');
    allow(false);
    const { user } = await openWholeApp();
    expect(await screen.findByText('Touch the page once: until then the browser stays silent.')).toBeVisible();
    expect(soundSwitch()).toBeChecked();
    await order();
    await order();
    // Longer than a context that may sound needs to start.
    await new Promise((resolve) => { setTimeout(resolve, 600); });
    allow(true);
    await user.click(screen.getByRole('region', { name: 'Kitchen tickets' }));
    await waitFor(() => { expect(screen.queryByText(/^Touch the page once/)).not.toBeInTheDocument(); });
    expect(sounds).not.toHaveBeenCalled();
    await order();
    await waitFor(() => { expect(sounds).toHaveBeenCalledTimes(2); });
    expect(contexts).toHaveLength(1);
  });

  it('shows a new order without Web Audio, and the switch says why it is silent; where the app badge throws; and without a button to print', async () => {
    localStorage.setItem(ORDER_SOUND_KEY, 'on');
    enableScenario('no-web-audio');
    Object.assign(navigator, { setAppBadge: () => { throw new TypeError('Not allowed'); } });
    Reflect.deleteProperty(window, 'print');
    await openWholeApp();
    expect(soundSwitch()).toBeDisabled();
    expect(soundSwitch()).toHaveAccessibleDescription('This browser cannot play sounds.');
    expect(await order()).toBeVisible();
    expect(await screen.findByText(/^New order /)).toBeVisible();
    expect(screen.queryByText(/^This screen stopped working/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Print ticket/ })).not.toBeInTheDocument();
  });
});
