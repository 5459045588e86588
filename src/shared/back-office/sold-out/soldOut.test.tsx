/** Dishes that are sold out until tomorrow (docs/behaviour.md, section 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { setClock } from '../../../../backend/utils/clock';
import { installServer } from '../../../../mocks/node';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../../mocks/testing/client';
import { contract } from '../../../domain/contract';
import { closeApp, renderAs, renderSection } from '../../../testing/renderApp';
// Imported here, so that loading the code does not count towards the first test's timeout.
import '../../../pages/admin/KitchenPage';
import '../../../pages/admin/StockPage';
import './SoldOutAction';
import './SoldOutUntil';

installServer();
// A Monday, 10:00 AM in New York.
beforeEach(() => { setClock({ at: '2026-06-01T14:00:00.000Z', frozen: true, since: Date.now() }); });
afterEach(() => { setClock(null); });

async function open(section: string) {
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { timeZone: 'America/New_York' } });
  return renderSection(`/dashboard/${section}`);
}

it('is one press in the stock, which keeps the number, and is offered again by another', async () => {
  const { user } = await open('stock');
  await user.click(await screen.findByRole('button', { name: 'Sold out until tomorrow: Garden Salad' }));
  expect(await screen.findByText('Garden Salad is sold out until tomorrow')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Garden Salad/ }));
  expect(await row.findByText('Sold out until: Tomorrow, 12:00 AM')).toBeVisible();
  expect(row.getByLabelText('Current stock of Garden Salad')).toHaveValue('20');
  await user.click(await screen.findByRole('button', { name: 'On offer again: Garden Salad' }));
  expect(await screen.findByText('Garden Salad is on offer again')).toBeInTheDocument();
  await waitFor(() => { expect(row.queryByText(/^Sold out until/)).not.toBeInTheDocument(); });
});

it('is one press in the kitchen; customers see it, until the next day', async () => {
  const { user } = await open('kitchen');
  const [button] = await screen.findAllByRole('button', { name: /^Sold out until tomorrow: Margherita Pizza/ });
  await user.click(button!);
  await screen.findByText('Margherita Pizza is sold out until tomorrow');
  closeApp();
  await renderAs(CUSTOMER, '/user');
  expect(await screen.findByRole('button', { name: /^Sold out: Margherita Pizza/ })).toBeVisible();
  setClock({ at: '2026-06-02T04:00:00.000Z', frozen: true, since: Date.now() });
  // Any event reads the time of the server again.
  await ask(contract.changeSettings, { token: await tokenOf(ADMIN), body: { address: '1 Harbour Road' } });
  expect(await screen.findByRole('button', { name: /^Add to cart: Margherita Pizza/ }, { timeout: 20_000 })).toBeVisible();
}, 30_000);
