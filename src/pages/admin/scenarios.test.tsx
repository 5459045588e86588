/** The QA scenarios of the back office do what their titles say, on every screen. */
import { screen, waitFor } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import './shell/AdminApp';
import { renderApp, storeSession } from '../../testing/renderApp';

installServer();
const start = window.location.pathname;
afterEach(() => {
  window.history.replaceState(null, '', start);
});

/** Opens a screen with a scenario. The backend in the page reads the current screen from the window's address. */
async function open(scenario: string, address: string) {
  await storeSession(DEMO_ACCOUNTS.admin);
  window.history.replaceState(null, '', address);
  enableScenario(scenario);
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('without any orders', () => {
  it('the list and its tabs count none, and the side menu has no badge', async () => {
    await open('no-orders', '/dashboard/orders');
    for (const tab of ['All Orders 0', 'Pending 0', 'Completed 0']) expect(await screen.findByRole('radio', { name: tab })).toBeVisible();
    expect(await screen.findByText(/^\d low in stock$/)).toBeInTheDocument();
    expect(screen.queryByText(/\d pending$/)).not.toBeInTheDocument();
  });

  it('the overview shows no revenue', async () => {
    const { user } = await open('no-orders', '/dashboard');
    expect(await screen.findByText('No orders yet.')).toBeVisible();
    expect(await screen.findByText('$0.00')).toBeVisible();
    expect(screen.getByText('0% completion rate')).toBeVisible();
    expect(screen.getByText('0 total orders')).toBeVisible();
    await user.click(await screen.findByRole('switch', { name: 'Monthly Sales: live orders' }));
    expect(await screen.findByText('No orders to show yet.')).toBeVisible();
  });
});

it('no user has orders, in any answer that contains the number of orders', async () => {
  enableScenario('no-orders');
  const { token, user } = await ask(contract.signIn, { body: DEMO_ACCOUNTS.customer });
  const { name, email, phone, address, photoUrl } = user;
  const answers = [
    user,
    await ask(contract.getSession, { token }),
    await ask(contract.saveProfile, { token, body: { name, email, phone, address, photoUrl } }),
    ...(await ask(contract.getUsers, { token: await tokenOf(DEMO_ACCOUNTS.admin) })).items,
  ];
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.map(({ orders }) => orders)).toEqual(answers.map(() => 0));
});

describe('when nothing in the back office can be loaded', () => {
  it.each([
    ['/dashboard/banners', 1],
    // One error in the list and one in the drawer over it.
    ['/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', 2],
  ])('%s shows an error', async (address, errors) => {
    await open('back-office-fails', address);
    await waitFor(() => { expect(screen.getAllByText('Something went wrong in the shop')).toHaveLength(errors); });
  });

  it('the storefront shows its banners', async () => {
    await open('back-office-fails', '/user');
    expect(await screen.findByText('Special Offer')).toBeVisible();
  });
});
