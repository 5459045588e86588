import { screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../../backend/utils/clock';
import { installServer } from '../../../mocks/node';
import { ask } from '../../../mocks/testing/client';
import { setOrderStatuses } from '../../domain/calls/adminOrderCalls';
import { addCategory } from '../../domain/calls/categoryCalls';
import { updateFood } from '../../domain/calls/foodCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
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
const actions = () => entries().map((entry) => within(entry).queryByRole('rowheader')?.textContent);
const shown = (...expected: string[]) => waitFor(() => { expect(actions()).toEqual(expected); });

beforeEach(() => storeSession(DEMO_ACCOUNTS.admin));

describe('the history', () => {
  it('shows its entries, newest first, with values and times as on the other screens', async () => {
    const token = localStorage.getItem(TOKEN_KEY)!;
    await ask(updateFood, { token, params: { id: 'garden-salad' }, body: { price: 7.5, isVeg: false } });
    await openHistory();
    await shown('Food Updated', 'Order Placed', 'Banner Added', 'Stock Updated', 'Category Added', 'Food Added');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Action', 'Details', 'Date', 'Time', 'User']);
    const changes = within(entries()[0]!).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes.toSorted()).toEqual(['Diet: from Veg →  to Non-Veg', 'Price: from $8.99 →  to $7.50']);
    const cells = within(entries()[1]!).getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(1)).toEqual(['Jun 10, 2023', '02:30 PM', 'Maya Patel']);
  });

  it('is sorted correctly in the repeated hour at the end of summer time', async () => {
    const token = localStorage.getItem(TOKEN_KEY)!;
    // 01:50 in summer time, and 20 minutes later 01:10 in winter time.
    for (const [at, category] of [['2026-11-01T05:50:00.000Z', 'Summer'], ['2026-11-01T06:10:00.000Z', 'Winter']] as const) {
      setClock({ at, frozen: true, since: 0 });
      await ask(addCategory, { token, body: { name: category } });
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

  it('records what an administrator does and who did it, and collapses many changes', async () => {
    const token = localStorage.getItem(TOKEN_KEY)!;
    const ids = [
      '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613',
      '95c8d3fa-07e2-4b96-8a4d-f3b61c2e7d08',
      'e2750b19-6c4d-4e83-a9f0-1d8b36c7542e',
      '41f6a90d-83be-4d27-b5c8-9e1f7023d6a5',
      'b83e57c2-9d14-4c6a-8f21-05a7e9d36b4f',
      '7ad03f68-1b9c-4f52-9e37-c40e8b5d2a16',
    ];
    await ask(setOrderStatuses, { token, body: { ids, status: 'delayed' } });

    const { user } = await openHistory();
    await waitFor(() => { expect(actions()[0]).toBe('Order Status Changed'); });
    const entry = entries()[0]!;
    expect(entry).toHaveTextContent(/Status of 3d1e84b7: from Pending → to Delayed.*Alex Morgan$/);
    expect(within(entry).getByText('… and 2 more')).toBeVisible();
    // Collapsed changes are not rendered: a row may have a thousand of them.
    expect(within(entry).getAllByText(/Status of/)).toHaveLength(4);
    await user.click(within(entry).getByRole('button', { name: 'Expand row' }));
    await waitFor(() => { expect(screen.getAllByText(/Status of/)[5]).toBeVisible(); });
    await user.click(within(entry).getByRole('button', { name: 'Collapse row' }));
    await waitFor(() => { expect(screen.getAllByText(/Status of/)[5]).not.toBeVisible(); });
  });
});
