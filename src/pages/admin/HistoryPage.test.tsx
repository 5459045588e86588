import { screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../../backend/utils/clock';
import { installServer } from '../../../mocks/node';
import { ADMIN, ask } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { TOKEN_KEY } from '../../domain/storedKeys';
import { chooseOption } from '../../testing/chooseOption';
import { currentAddress, renderSection, storeSession } from '../../testing/renderApp';
import { stubDownloads } from '../../testing/stubDownloads';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './HistoryPage';

installServer();
const downloads = stubDownloads();

async function openHistory(path = '/dashboard/history') {
  const app = await renderSection(path);
  await screen.findByRole('heading', { level: 1, name: 'Activity History' });
  return app;
}

const entries = () => within(screen.getByRole('table', { name: 'Activity history' })).getAllByRole('row').slice(1);
const shown = (...actions: string[]) => waitFor(() => { expect(entries().map((entry) => within(entry).queryByRole('rowheader')?.textContent)).toEqual(actions); });

beforeEach(() => storeSession(ADMIN));

it('shows its entries, newest first, with values and times as on the other screens, who made them, and many changes collapsed', async () => {
  const token = localStorage.getItem(TOKEN_KEY)!;
  const { items } = await ask(contract.getOrders, { token, query: { sort: 'date', order: 'desc' } });
  await ask(contract.setOrderStatuses, { token, body: { ids: items.slice(0, 6).map(({ id }) => id), status: 'delayed' } });
  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { price: 7.5, isVeg: false } });
  const { user } = await openHistory();
  await shown('Food Updated', 'Order Status Changed', 'Order Placed', 'Banner Added', 'Stock Updated', 'Category Added', 'Food Added');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent).filter(Boolean)).toEqual(['Action', 'Details', 'Date', 'Time', 'User']);
  const changes = within(entries()[0]!).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(changes.toSorted()).toEqual(['Diet: from Veg →  to Non-Veg', 'Price: from $8.99 →  to $7.50']);
  const cells = within(entries()[2]!).getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells.slice(-3)).toEqual(['Jun 10, 2023', '02:30 PM', 'Maya Patel']);

  const entry = entries()[1]!;
  expect(entry).toHaveTextContent(/Status of 3d1e84b7: from Pending → to Delayed.*Alex Morgan$/);
  // Collapsed changes are not rendered: a row may have a thousand of them.
  expect(within(entry).getAllByText(/Status of/)).toHaveLength(4);
  await user.click(within(entry).getByRole('button', { name: '… and 2 more' }));
  await waitFor(() => { expect(screen.getAllByText(/Status of/)[5]).toBeVisible(); });
  await user.click(within(entry).getByRole('button', { name: 'Show fewer' }));
  await waitFor(() => { expect(within(entry).getAllByText(/Status of/)).toHaveLength(4); });
});

it('is sorted correctly in the repeated hour at the end of summer time', async () => {
  const token = localStorage.getItem(TOKEN_KEY)!;
  // 01:50 in summer time, and 20 minutes later 01:10 in winter time.
  for (const [at, category] of [['2026-11-01T05:50:00.000Z', 'Summer'], ['2026-11-01T06:10:00.000Z', 'Winter']] as const) {
    setClock({ at, frozen: true, since: 0 });
    await ask(contract.addCategory, { token, body: { name: category } });
  }
  setClock(null);
  await openHistory('/dashboard/history?action=Category+Added');
  await waitFor(() => { expect(entries()).toHaveLength(3); });
  expect(entries().map((entry) => entry.textContent).slice(0, 2)).toEqual([
    expect.stringMatching(/Winter.*Nov 01, 2026.*01:10 AM/),
    expect.stringMatching(/Summer.*Nov 01, 2026.*01:50 AM/),
  ]);
});

it('is filtered by person and action with the state in the address, and exported with its changes as text', async () => {
  const { user } = await openHistory();
  await chooseOption(user, 'Person', 'Alex Morgan');
  await shown('Banner Added', 'Stock Updated', 'Category Added', 'Food Added');
  await chooseOption(user, 'Action', 'Stock Updated');
  await shown('Stock Updated');
  expect(currentAddress()).toBe('/dashboard/history?user=Alex+Morgan&action=Stock+Updated');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Exported 1 row')).toBeVisible();
  const { text } = await downloads.last();
  expect(text).toBe(
    '\uFEFF"Action","Details","Changes","Date","Time","User"\r\n' +
      '"Stock Updated","Stock updated for Citrus Cooler","Stock: 14 → 24","Jun 08, 2023","04:40 PM","Alex Morgan"\r\n',
  );
});
