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

it('without any orders the overview shows no revenue', async () => {
  const { user } = await open('no-orders', '/dashboard');
  for (const text of ['No orders yet.', '$0.00', '0% completion rate', '0 total orders']) expect(await screen.findByText(text)).toBeVisible();
  expect(await screen.findByText(/^\d low in stock$/)).toBeInTheDocument();
  expect(screen.queryByText(/\d pending$/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('switch', { name: 'Monthly Sales: live orders' }));
  expect(await screen.findByText('No orders to show yet.')).toBeVisible();
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
  it('a list shows an error, and so does the drawer over it', async () => {
    await open('back-office-fails', '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613');
    await waitFor(() => { expect(screen.getAllByText('Something went wrong in the shop')).toHaveLength(2); });
  });

  it('the storefront shows its banners', async () => {
    await open('back-office-fails', '/user');
    expect(await screen.findByText('Special Offer')).toBeVisible();
  });
});
