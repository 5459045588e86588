/** Changes made in the back office are visible when the user returns to the storefront. */
import { screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
// Loads the back office chunk before the timeout of the first test starts.
import '../pages/admin';
import { closeApp, currentAddress, renderApp, storeSession } from '../testing/renderApp';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);

/** Loads the menu into the cache, then opens a section of the back office. */
async function openFromMenu(section: RegExp) {
  await storeSession(DEMO_ACCOUNTS.admin);
  const { user } = renderApp('/user');
  expect(await screen.findByRole('heading', { level: 3, name: 'Citrus Cooler' })).toBeInTheDocument();
  expect(await screen.findByText('Special Offer')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Profile' }));
  await user.click(await screen.findByRole('link', { name: 'Dashboard' }));
  await user.click(await screen.findByRole('link', { name: section }));
  const confirm = async (answer: string) => user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: answer }));
  const backToMenu = async () => {
    await user.click(screen.getByRole('link', { name: 'Back to Store' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
    await screen.findByRole('heading', { level: 1, name: 'Our menu' });
  };
  return { user, confirm, backToMenu };
}

test('a changed stock is shown in the menu', async () => {
  const { user, backToMenu } = await openFromMenu(/^Stock/);
  const stock = await screen.findByLabelText('Current stock of Citrus Cooler');
  await user.clear(stock);
  await user.type(stock, '3{Enter}');
  expect(await screen.findByText('Stock updated for Citrus Cooler')).toBeInTheDocument();
  await backToMenu();
  expect(await screen.findByText('Only 3 left')).toBeInTheDocument();
});

test('a dish removed from the menu is gone', async () => {
  const { user, confirm, backToMenu } = await openFromMenu(/^Food Search/);
  await user.click(await screen.findByRole('button', { name: 'Take Citrus Cooler off the menu' }));
  await confirm('Take off the menu');
  expect(await screen.findByText('Citrus Cooler taken off the menu')).toBeInTheDocument();
  await backToMenu();
  expect(await screen.findByRole('heading', { level: 3, name: 'Garden Salad' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 3, name: 'Citrus Cooler' })).not.toBeInTheDocument();
});

test('a deleted promotion is gone', async () => {
  const { user, confirm, backToMenu } = await openFromMenu(/^Banners/);
  await user.click(await screen.findByRole('button', { name: 'Delete banner Special Offer' }));
  await confirm('Delete');
  expect(await screen.findByText('Banner deleted successfully')).toBeInTheDocument();
  await backToMenu();
  expect(await screen.findByText('New Menu Items')).toBeInTheDocument();
  // The message names it too.
  expect(within(screen.getByRole('main')).queryByText('Special Offer')).not.toBeInTheDocument();
});
