/** Undoing an administrator's changes: from the message, with Ctrl+Z and from the history (docs/behaviour.md, section 4). */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer, server } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { answerLost, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { NETWORK_ERROR } from '../../shared/api/apiError';
import { holdAnswer } from '../../testing/holdAnswer';
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

const DISHES = ['garden-salad', 'citrus-cooler', 'strawberry-shortcake'];

/** Opens the whole app at the stock of a small menu: the shell reads Ctrl+Z. */
async function openApp() {
  await (await openDatabase()).db.foods.where('id').noneOf(DISHES).delete();
  const app = await renderAs(ADMIN, '/dashboard/stock');
  await screen.findByRole('heading', { level: 1, name: 'Inventory Management' });
  return app;
}

const restock = async (user: UserEvent, name: string) => user.click(await screen.findByLabelText(`Restock +10 ${name}`));

const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));
/** The text of the message of an undo. */
const undone = async () => (await screen.findByText(/^(Undone|Redone): /)).textContent;

const orderNow = async (id: string) => ask(contract.getOrder, { token: await tokenOf(ADMIN), params: { id } });
const stockOf = async (id: string) => (await ask(contract.getInventory, { token: await tokenOf(ADMIN), query: { size: 50 } })).items.find((row) => row.id === id);

it('each change is undone from its own message, which names its order, once, also after a lost answer, and done again from that of the undo', async () => {
  await (await openDatabase()).db.orders.where('id').noneOf([ORDER, OTHER_ORDER]).delete();
  const { user } = await open('orders', 'Orders');
  await press(user, `Complete order ${SHORT}`);
  const first = await screen.findByText('Undo');
  await press(user, `Complete order ${OTHER}`);
  await waitFor(() => { expect(screen.getAllByText('Order marked as completed')).toHaveLength(2); });
  const toasts = screen.getAllByRole('presentation').filter((each) => each.textContent.includes('Order marked'));
  expect(toasts.map((toast) => within(toast).getByText(/^#/).textContent)).toEqual([`#${SHORT}`, `#${OTHER}`]);
  // The button that was there before the second message.
  server.use(on(contract.undoChange, answerLost));
  await user.click(first);
  expect(await screen.findByText(NETWORK_ERROR.message)).toBeVisible();
  server.resetHandlers();
  const arrive = await holdAnswer(contract.undoChange, () => user.dblClick(first));
  expect(first.closest('button')).toHaveAttribute('aria-busy', 'true');
  await arrive();
  expect(await undone()).toMatch(new RegExp(`^Undone: .*${SHORT}`));
  expect(first).not.toBeInTheDocument();
  expect(screen.getByLabelText(`Re-open order ${OTHER}`)).toHaveFocus();
  expect([(await orderNow(ORDER)).status, (await orderNow(OTHER_ORDER)).status]).toEqual(['pending', 'completed']);

  await user.click(within(screen.getByText(/^Undone: /).closest<HTMLElement>('[role=presentation]')!).getByText('Undo'));
  expect(await screen.findByText(/^Redone: /)).toBeVisible();
  expect(screen.queryByText(/^Undone: /)).not.toBeInTheDocument();
  expect((await orderNow(ORDER)).status).toBe('completed');
});

describe('Ctrl+Z', () => {
  const pressUndo = (user: UserEvent) => user.keyboard('{Control>}z{/Control}');

  /** Makes two changes of the stock. */
  async function changeTwice() {
    const app = await openApp();
    await restock(app.user, 'Garden Salad');
    await screen.findByText('Stock updated for Garden Salad');
    await restock(app.user, 'Citrus Cooler');
    await screen.findByText('Stock updated for Citrus Cooler');
    return app;
  }

  it('undoes one change of this visit for each press outside of text fields, the last one first, also one that is pending, and no undo', async () => {
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

    // It waits for the answer to a change that is shown already.
    const arrive = await holdAnswer(contract.changeInventory, () => restock(user, 'Strawberry Shortcake'));
    await pressUndo(user);
    await arrive();
    expect(await screen.findByText('Undone: Stock updated for Strawberry Shortcake')).toBeVisible();
  });

  it('skips a change that can no longer be undone, and does nothing while the demo data is open, whose form stays in the page; messages end with the session', async () => {
    const { user } = await changeTwice();
    await ask(contract.changeInventory, { token: await tokenOf(ADMIN), params: { id: 'citrus-cooler' }, body: { stock: 1 } });
    await pressUndo(user);
    expect(await screen.findByText(/^This change cannot be undone: /)).toBeVisible();
    await press(user, 'Demo data');
    const dialog = await screen.findByRole('dialog', { name: 'Demo data' });
    act(() => { within(dialog).getByRole('button', { name: 'Reset demo data' }).focus(); });
    await pressUndo(user);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect((await stockOf('garden-salad'))?.stock).toBe(30);
    await pressUndo(user);
    expect(await undone()).toBe('Undone: Stock updated for Garden Salad');
    expect(screen.getByText('Undo')).toBeVisible();
    await user.click(screen.getAllByText('Logout')[0]!);
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(screen.queryByText('Undo')).not.toBeInTheDocument();
  });

  it('undoes nothing of an earlier session whose answer arrives in the next one', async () => {
    const { user } = await openApp();
    const arrive = await holdAnswer(contract.changeInventory, () => restock(user, 'Garden Salad'));
    await signInElsewhere(ADMIN);
    expect(await screen.findByRole('heading', { level: 1, name: 'Inventory Management' })).toBeVisible();
    await arrive();
    await pressUndo(user);
    expect(await screen.findByText('Nothing to undo in this visit')).toBeVisible();
    expect((await stockOf('garden-salad'))?.stock).toBe(30);
  });
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

it('undone-twice: the history says who was faster, and undoes nothing again', async () => {
  await ask(contract.changeInventory, { token: await tokenOf(ADMIN), params: { id: 'garden-salad' }, body: { stock: 3 } });
  const { user } = await open('history', 'Activity History');
  const button = await screen.findByRole('button', { name: /^Undo Stock Updated/ });
  enableScenario('undone-twice');
  await user.click(button);
  expect(await screen.findByText('Already undone by Alex Morgan')).toBeVisible();
  expect(await screen.findByText('Undone by Alex Morgan')).toBeVisible();
  expect((await stockOf('garden-salad'))?.stock).toBe(20);
});
