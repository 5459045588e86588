/** Every screen of the back office refetches when the window gets the focus, and shows changes made elsewhere. */
import { act, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { installServer } from '../../../mocks/node';
import { CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { shortOrderId } from '../../domain/order/order';
import './shell/AdminApp';
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

const complete = (token: string) =>
  ask(contract.setOrderStatus, { token, params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } });

/** Waits until no query is pending; the first test also loads the code. */
const allAnswered = async ({ store }: ReturnType<typeof renderApp>) => {
  // A text of each screen that appears with its data.
  await screen.findAllByText(/^(Maya Patel|Garden Salad|Pizza|Special Offer|Stock Updated)$/, {}, { timeout: 30_000 });
  await waitFor(() => { expect(Object.values(store.getState().api.queries).map((query) => query?.status)).not.toContain('pending'); });
};

it.each<[string, (token: string) => Promise<unknown>, string]>([
  // The badge of the side menu, the first card, and the list of the newest orders.
  ['/dashboard', placeOrder, '3 pending'],
  ['/dashboard', placeOrder, '$12.70'],
  ['/dashboard/users', register, 'Nell Hart'],
  ['/dashboard/search', addFood, 'Tomato Soup'],
  // In the category filter, and in the category field of a new dish.
  ['/dashboard/search', addCategory, 'Soups'],
  ['/dashboard/add-food', addCategory, 'Soups'],
  // In the drawer: the name of the administrator, which the list behind it does not show.
  ['/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613', complete, 'by Alex Morgan'],
  ['/dashboard/categories', addCategory, 'Soups'],
  ['/dashboard/banners', addBanner, 'Pie day'],
  ['/dashboard/stock', addFood, 'Tomato Soup'],
  ['/dashboard/history', addCategory, 'Soups'],
])('%s shows the change', async (address, change, sign) => {
  const { token } = await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp(address);
  // The options of a select are rendered when it opens.
  if (address === '/dashboard/add-food') await app.user.click(await screen.findByRole('combobox', { name: 'Category' }, { timeout: 30_000 }));
  await allAnswered(app);
  await change(token);
  expect(screen.queryAllByText(sign)).toEqual([]);
  await waitFor(() => {
    // A pending query is not repeated on focus, and may have been sent before the change: repeats the event.
    window.dispatchEvent(new Event('focus'));
    // New rows above the others wait.
    act(() => { screen.queryByRole('button', { name: /^Show \d+ new/ })?.click(); });
    expect(screen.queryAllByText(sign)).not.toEqual([]);
  });
});

it('shows new sales in a chart of live orders', async () => {
  await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp('/dashboard');
  await allAnswered(app);
  await app.user.click(await screen.findByRole('switch', { name: 'Monthly Sales: live orders' }));
  await screen.findByRole('img', { name: /^Bar chart of Monthly Sales: .*Jun 2023/ });
  await placeOrder();
  await waitFor(() => {
    window.dispatchEvent(new Event('focus'));
    expect(screen.getByRole('img', { name: /Jun 2023 .* \d{4} \$12\.70$/ })).toBeVisible();
  });
});

it('refetches the newest orders whenever the overview is opened', async () => {
  await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp('/dashboard');
  await allAnswered(app);
  await app.user.click(screen.getByRole('link', { name: /^Orders/ }));
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  const order = await placeOrder();
  // Longer than the overview uses prefetched data without a refetch.
  await delay(2100);
  await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('link', { name: shortOrderId(order.id) })).toBeVisible();
});
