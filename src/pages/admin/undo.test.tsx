/** Undoing an administrator's changes: from the message, with Ctrl+Z and from the history (docs/behaviour.md, section 4). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer, server } from '../../../mocks/node';
import { answerLost, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { NETWORK_ERROR } from '../../shared/api/apiError';
import { renderAs, renderSection } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './shell/AdminApp';
import './AdminOrdersPage';
import './HistoryPage';
import './StockPage';

installServer();

const ORDER = '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';
const SHORT = '3d1e84b7';
const OTHER_ORDER = '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08';
const OTHER = '95c8d3fa';

async function open(section: string, heading: string) {
  const app = await renderSection(`/dashboard/${section}`);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

/** Opens the whole app at the stock: the shell reads Ctrl+Z. */
async function openApp() {
  const app = await renderAs(ADMIN, '/dashboard/stock');
  await screen.findByRole('heading', { level: 1, name: 'Inventory Management' });
  return app;
}

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
const undo = (user: UserEvent) => press(user, 'Undo');
/** The text of the message of an undo. */
const undone = async () => (await screen.findByText(/^(Undone|Redone): /)).textContent;

const orderNow = async (id: string) => ask(contract.getOrder, { token: await tokenOf(ADMIN), params: { id } });
const stockOf = async (id: string) => (await ask(contract.getInventory, { token: await tokenOf(ADMIN), query: { size: 50 } })).items.find((row) => row.id === id);

it('a change is undone from its message, and done again from that of the undo', async () => {
  const { user } = await open('orders', 'Orders');
  const { status } = await orderNow(ORDER);
  await press(user, `Complete order ${SHORT}`);
  expect(await screen.findByText('Order marked as completed')).toBeVisible();
  await undo(user);
  expect(await undone()).toMatch(/^Undone: /);
  expect(screen.queryByText('Order marked as completed')).not.toBeInTheDocument();
  expect((await orderNow(ORDER)).status).toBe(status);

  await undo(user);
  expect(await screen.findByText(/^Redone: /)).toBeVisible();
  expect(screen.queryByText(/^Undone: /)).not.toBeInTheDocument();
  expect((await orderNow(ORDER)).status).toBe('completed');
});

it('a message shows the pending undo, sends it once, and gives the focus back', async () => {
  const { user } = await open('stock', 'Inventory Management');
  await press(user, 'Restock +10 Garden Salad');
  const button = await screen.findByRole('button', { name: 'Undo' });
  const late = lateAnswer(contract.undoChange);
  await user.dblClick(button);
  await waitFor(() => late.asked);
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => { late.arrive(); });
  await undone();
  expect(button).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restock +10 Garden Salad' })).toHaveFocus();
  expect((await stockOf('garden-salad'))?.stock).toBe(20);
});

it('two messages with the same text name their orders, and each undoes its own change, also after a lost answer', async () => {
  const { user } = await open('orders', 'Orders');
  await press(user, `Complete order ${SHORT}`);
  const first = await screen.findByRole('button', { name: 'Undo' });
  await press(user, `Complete order ${OTHER}`);
  await waitFor(() => { expect(screen.getAllByText('Order marked as completed')).toHaveLength(2); });
  const toasts = screen.getAllByRole('presentation').filter((each) => each.textContent.includes('Order marked'));
  expect(toasts.map((toast) => within(toast).getByText(/^#/).textContent)).toEqual([`#${SHORT}`, `#${OTHER}`]);
  // The button that was there before the second message.
  server.use(on(contract.undoChange, answerLost));
  await user.click(first);
  expect(await screen.findByText(NETWORK_ERROR.message)).toBeVisible();
  server.resetHandlers();
  await user.click(first);
  expect(await undone()).toContain(SHORT);
  expect((await orderNow(ORDER)).status).toBe('pending');
  expect((await orderNow(OTHER_ORDER)).status).toBe('completed');
});

describe('Ctrl+Z', () => {
  const pressUndo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');

  /** Makes two changes of the stock. */
  async function changeTwice() {
    const app = await openApp();
    await press(app.user, 'Restock +10 Garden Salad');
    await screen.findByText('Stock updated for Garden Salad');
    await press(app.user, 'Restock +10 Citrus Cooler');
    await screen.findByText('Stock updated for Citrus Cooler');
    return app;
  }

  it('undoes one change of this visit for each press outside of text fields, the last one first, and no undo', async () => {
    const { user } = await changeTwice();
    // In a field it belongs to the browser.
    await user.click(screen.getByRole('searchbox', { name: 'Search items...' }));
    await pressUndo(user);
    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('{Control>}zz{/Control}');
    expect(await screen.findByText('Undone: Stock updated for Garden Salad')).toBeVisible();
    expect(screen.getByText('Undone: Stock updated for Citrus Cooler')).toBeVisible();
    // The same key on a keyboard without Latin letters.
    fireEvent.keyDown(document.body, { key: 'я', code: 'KeyZ', ctrlKey: true });
    expect(await screen.findByText('Nothing to undo in this visit')).toBeVisible();
    expect((await stockOf('garden-salad'))?.stock).toBe(20);
  });

  it('waits for the answer to a change that is shown already', async () => {
    const { user } = await openApp();
    await press(user, 'Restock +10 Garden Salad');
    await screen.findByText('Stock updated for Garden Salad');
    const late = lateAnswer(contract.changeInventory);
    await press(user, 'Restock +10 Strawberry Shortcake');
    await waitFor(() => late.asked);
    await pressUndo(user);
    act(() => { late.arrive(); });
    expect(await undone()).toBe('Undone: Stock updated for Strawberry Shortcake');
  });

  it('skips a change that can no longer be undone', async () => {
    const { user } = await changeTwice();
    await ask(contract.changeInventory, { token: await tokenOf(ADMIN), params: { id: 'citrus-cooler' }, body: { stock: 1 } });
    await pressUndo(user);
    expect(await screen.findByText(/^This change cannot be undone: /)).toBeVisible();
    await pressUndo(user);
    expect(await undone()).toBe('Undone: Stock updated for Garden Salad');
  });

  it('undoes nothing of an earlier session whose answer arrives in the next one', async () => {
    const { user } = await openApp();
    const late = lateAnswer(contract.changeInventory);
    await press(user, 'Restock +10 Garden Salad');
    await waitFor(() => late.asked);
    await signInElsewhere(ADMIN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory Management' })).toBeVisible();
    await act(() => answered(contract.changeInventory, late.arrive));
    await pressUndo(user);
    expect(await screen.findByText('Nothing to undo in this visit')).toBeVisible();
    expect((await stockOf('garden-salad'))?.stock).toBe(30);
  });
});

it('Ctrl+Z works again after the demo data was closed, whose form stays in the page, and not before; messages end with the session', async () => {
  const { user } = await openApp();
  await press(user, 'Restock +10 Garden Salad');
  await screen.findByText('Stock updated for Garden Salad');
  await press(user, 'Demo data');
  const dialog = await screen.findByRole('dialog', { name: 'Demo data' });
  act(() => { within(dialog).getByRole('button', { name: 'Reset demo data' }).focus(); });
  await user.keyboard('{Control>}z{/Control}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect((await stockOf('garden-salad'))?.stock).toBe(30);
  await user.keyboard('{Control>}z{/Control}');
  expect(await undone()).toBe('Undone: Stock updated for Garden Salad');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('the history undoes a change of an earlier visit, says by whom, and offers that for no order of a customer', async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.changeInventory, { token, params: { id: 'garden-salad' }, body: { stock: 3 } });
  const { user } = await open('history', 'Activity History');
  await screen.findByText('Stock updated for Garden Salad');
  const [button, ...others] = screen.getAllByRole('button', { name: /^Undo/ });
  expect(others).toEqual([]);
  expect(button).toHaveAccessibleName('Undo Stock Updated: Stock updated for Garden Salad');
  await user.click(button!);
  expect(await screen.findByText('Undone by Alex Morgan')).toBeVisible();
  expect((await stockOf('garden-salad'))?.stock).toBe(20);
  // What the user's own change adds is shown without a press.
  expect(await screen.findByRole('button', { name: 'Undo Change Undone: Undone: Stock updated for Garden Salad' })).toBeVisible();
});
