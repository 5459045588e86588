/** Whoever comes back to the window sees what was done elsewhere meanwhile, on every screen of the back office. */
import { screen, waitFor } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/demoAccounts';
import './AdminApp';
import { closeApp, renderApp, storeSession } from '../../testing/renderApp';

installServer();
afterEach(() => {
  closeApp();
  localStorage.clear();
});

const SOUP = { name: 'Tomato Soup', description: 'Tomatoes and cream', price: 5.5, image: 'pictures/soup.webp', category: 'Pasta', stock: 3 };

const addFood = (token: string) => ask(contract.addFood, { token, body: SOUP });
const addCategory = (token: string) => ask(contract.addCategory, { token, body: { name: 'Soups' } });
const addBanner = (token: string) => ask(contract.addBanner, { token, body: { url: 'pictures/pie.webp', title: 'Pie day' } });
const register = () => ask(contract.register, { body: { name: 'Nell Hart', email: 'nell@example.com', password: 'long enough' } });
const placeOrder = async () =>
  ask(contract.placeOrder, { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines: [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }] } });

it.each<[string, (token: string) => Promise<unknown>, string]>([
  // The side menu counts what waits, the first card what was earned, and the list has the newest orders.
  ['/dashboard', placeOrder, '3 pending'],
  ['/dashboard', placeOrder, '$12.70'],
  ['/dashboard/users', register, 'Nell Hart'],
  ['/dashboard/search', addFood, 'Tomato Soup'],
  ['/dashboard/categories', addCategory, 'Soups'],
  ['/dashboard/banners', addBanner, 'Pie day'],
  ['/dashboard/stock', addFood, 'Tomato Soup'],
  ['/dashboard/history', addCategory, 'Soups'],
])('%s, after something else was done', async (address, change, sign) => {
  const { token } = await storeSession(DEMO_ACCOUNTS.admin);
  const { store } = renderApp(address);
  // Of each screen, what comes with its data. The first test also loads the code.
  await screen.findAllByText(/^(Maya Patel|Garden Salad|Pizza|Special Offer|Stock Updated)$/, {}, { timeout: 30_000 });
  await waitFor(() => { expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'); });
  await change(token);
  expect(screen.queryAllByText(sign)).toEqual([]);
  await waitFor(() => {
    // A list that is being read at this moment is not read once more: a slow one may have been asked for before the change.
    window.dispatchEvent(new Event('focus'));
    expect(screen.queryAllByText(sign)).not.toEqual([]);
  });
});
