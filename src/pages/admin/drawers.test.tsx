/** A drawer has its own address. Closing it goes back to the screen that opened it and leaves no extra history entry. */
import { act, screen, waitFor } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import './shell/AdminApp';
import { fillField } from '../../testing/fillField';
import { currentAddress, reloadApp, renderAs } from '../../testing/renderApp';

installServer();

const ORDER = '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

async function openUsers() {
  const app = await renderAs(DEMO_ACCOUNTS.admin, '/dashboard/users');
  await screen.findByText('Maya Patel', {}, { timeout: 30_000 });
  return app;
}

const closed = () => waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });

async function expectBackTo(address: string) {
  act(() => { window.history.back(); });
  await waitFor(() => { expect(currentAddress()).toBe(address); });
}

it('returns to its list', async () => {
  const { user } = await openUsers();
  await user.click(screen.getByRole('link', { name: /^Stock/ }));
  await user.click(await screen.findByRole('link', { name: 'Margherita Pizza' }));
  await screen.findByRole('dialog', { name: 'Edit food item' });
  await user.keyboard('{Escape}');
  await closed();
  expect(currentAddress()).toBe('/dashboard/stock');
  await expectBackTo('/dashboard/users');
});

it('closes to its list if it was opened by a link from elsewhere', async () => {
  const { user } = await openUsers();
  reloadApp(ORDER);
  await screen.findByRole('dialog', { name: 'Order 3d1e84b7' });
  await user.keyboard('{Escape}');
  await closed();
  expect(currentAddress()).toBe('/dashboard/orders');
  await expectBackTo('/dashboard/users');
});

it('can be closed again after Stay', async () => {
  const { user } = await openUsers();
  await user.click(screen.getByRole('link', { name: /^Food Search/ }));
  await user.click(await screen.findByRole('link', { name: 'Edit Margherita Pizza' }));
  await fillField(user, await screen.findByLabelText('Name'), 'Pie');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await user.click(cancel);
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => { expect(screen.queryByRole('button', { name: 'Stay' })).not.toBeInTheDocument(); });
  // A repeated click is ignored while the navigation back may still be pending.
  await waitFor(async () => {
    await user.click(cancel);
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeVisible();
  });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
});
