import { screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { answerWith, fail } from '../../../mocks/scenarios/scenario';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import { shortOrderId } from '../../domain/order/order';
import { orderSalad } from '../../testing/orderSalad';
import { renderSection } from '../../testing/renderApp';

installServer();

async function openOverview() {
  const app = await renderSection('/dashboard');
  await screen.findByText('Recent orders');
  return app;
}

const card = (title: string) => screen.findByRole('link', { name: new RegExp(`^${title}`) });
const chart = (title: string) => screen.findByRole('img', { name: new RegExp(`chart of ${title}`) });

it('shows cards, sample charts and the newest orders, with links to their lists, and follows orders, in the live charts as well', async () => {
  await ask(contract.addStaff, { token: await tokenOf(ADMIN), body: { name: 'Ana Silva', email: 'ana.silva@example.com', password: 'a long secret', role: 'kitchen' } });
  const { user } = await openOverview();
  await waitFor(async () => { expect(await card('Pending Orders')).toHaveTextContent('Pending Orders27 total orders'); });
  expect(await card("Today's Revenue")).toHaveTextContent(/^Today's Revenue\$\d+\.\d\dTotal from all orders$/);
  expect(await card('Completed Orders')).toHaveTextContent('Completed Orders457% completion rate');
  expect(await card('Active Customers')).toHaveTextContent('Active Customers2Registered users');
  expect(await card("Today's Revenue")).toHaveAttribute('href', '/dashboard/orders');
  expect(await card('Pending Orders')).toHaveAttribute('href', '/dashboard/orders?status=pending');
  expect(await card('Completed Orders')).toHaveAttribute('href', '/dashboard/orders?status=completed');
  expect(await card('Active Customers')).toHaveAttribute('href', '/dashboard/users?role=customer');

  expect(await chart('Monthly Sales')).toHaveAccessibleName(
    'Bar chart of Monthly Sales: Jan $3,000.00, Feb $4,500.00, Mar $3,500.00, Apr $2,000.00, May $2,000.00, Jun $4,000.00',
  );
  expect(await chart('Food Categories')).toHaveAccessibleName('Pie chart of Food Categories: Pasta 25%, Salad 25%, Pizza 25%, Desserts 25%');
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
  const drawn = await screen.findAllByTestId('chart');
  expect(drawn[0]).toHaveTextContent('{"label":"Feb","value":4500}');

  const rows = within(screen.getByRole('table', { name: 'Recent orders' })).getAllByRole('row').slice(1).map((row) => row.textContent);
  expect(rows[0]).toBe('3d1e84b7Maya PatelJun 10, 2023, 02:30 PM$41.83Pending');
  expect(rows.map((row) => row.slice(0, 8))).toEqual(['3d1e84b7', '95c8d3fa', 'e2750b19', '41f6a90d', 'b83e57c2', '7ad03f68']);
  expect(screen.getByRole('link', { name: 'All orders' })).toHaveAttribute('href', '/dashboard/orders');
  expect(screen.getByRole('link', { name: '3d1e84b7' })).toHaveAttribute('href', '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613');

  await user.click(screen.getByRole('switch', { name: 'Monthly Sales: live orders' }));
  await waitFor(async () => { expect(await chart('Monthly Sales')).toHaveAccessibleName(/Jun 2023 \$[\d.]+$/); });
  const { id } = await orderSalad();
  expect(await screen.findByRole('link', { name: shortOrderId(id) })).toBeVisible();
  await waitFor(async () => { expect(await card('Pending Orders')).toHaveTextContent('Pending Orders38 total orders'); });
  await waitFor(async () => { expect(await chart('Monthly Sales')).toHaveAccessibleName(/Jun 2023 .* \d{4} \$12\.70$/); });
});

it('shows the orders that were placed last, also when earlier ones are due later', async () => {
  const [token, adminToken] = await Promise.all([tokenOf(CUSTOMER), tokenOf(ADMIN)]);
  await ask(contract.changeSettings, { token: adminToken, body: { timeZone: 'UTC', laterDays: 1 } });
  const dueAt = (await ask(contract.getSlots)).at(-1)!;
  const later = await orderSalad(token, { dueAt });
  const now = await orderSalad(token);
  await openOverview();
  const links = () => within(screen.getByRole('table', { name: 'Recent orders' })).getAllByRole('link').map((link) => link.textContent);
  await waitFor(() => { expect(links().slice(0, 2)).toEqual([now, later].map(({ id }) => shortOrderId(id))); });
});

it('the charts switch to live orders and back, with all categories in the drawing, in the text alternative and in the table, and take the focus from a retry button that disappears', async () => {
  const foodCategories = ['Sourdough Specialities', 'Pizza', 'Soups', 'Breads'].map((category, at) => ({ category, share: [60, 38, 1, 1][at] }));
  server.use(fail(contract.getCharts, 403, 'Not today'));
  const { user } = await openOverview();
  await user.click(await screen.findByRole('switch', { name: 'Food Categories: live orders' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(answerWith(contract.getCharts, { monthlySales: [], foodCategories }));
  await user.click(again);
  const words = 'Pie chart of Food Categories: Sourdough Specialities 60%, Pizza 38%, Soups 1%, Breads 1%';
  const pie = await screen.findByRole('img', { name: words });
  await waitFor(() => { expect(screen.getByRole('region', { name: 'Food Categories' })).toHaveFocus(); });
  await waitFor(() => { expect(pie).toHaveTextContent(/60% 38% 1% 1%$/); });
  await user.click(screen.getByText('Food Categories as a table'));
  expect(screen.getByRole('row', { name: 'Breads 1%' })).toBeVisible();
  expect(screen.getByText('Live orders')).toBeVisible();
  expect(screen.getAllByText('Sample data')).toHaveLength(1);
  await user.click(screen.getByRole('switch', { name: 'Food Categories: live orders' }));
  expect(screen.getAllByText('Sample data')).toHaveLength(2);
});

it('shows that loading failed, and no revenue without any orders', async () => {
  enableScenario('no-orders');
  server.use(fail(contract.getOrders, 403, 'Not today'));
  const { user } = await openOverview();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not today')).toBeVisible();
  server.resetHandlers();
  await user.click(again);
  for (const text of ['No orders yet.', '$0.00', '0% completion rate', '0 total orders']) expect(await screen.findByText(text)).toBeVisible();
  await user.click(await screen.findByRole('switch', { name: 'Monthly Sales: live orders' }));
  expect(await screen.findByText('No orders to show yet.')).toBeVisible();
});
