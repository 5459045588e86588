import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { installServer, server } from '../../../mocks/node';
import { fail } from '../../../mocks/scenarios/scenario';
import { signal } from '../../../mocks/testing/lateAnswer';
import { findAnything } from '../../domain/calls/backOfficeCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import '../../pages/admin';
import { currentAddress, renderAs } from '../../testing/renderApp';
import '.';

installServer();
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

async function openPalette() {
  const app = await renderAs(DEMO_ACCOUNTS.admin, '/dashboard/categories');
  const button = await screen.findByRole('button', { name: /^Search or jump to/ });
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search the back office' });
  await waitFor(() => { expect(box()).toHaveFocus(); });
  return { ...app, button };
}

async function openAgain(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => { expect(box()).toHaveFocus(); });
}

const box = () => screen.getByRole('combobox', { name: 'Search sections, orders, food and users' });
const lines = () => screen.getAllByRole('option').map((line) => line.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const closed = () => waitFor(() => { expect(screen.queryByRole('combobox', { name: /sections/ })).not.toBeInTheDocument(); });

it('opens on Ctrl+K with every section and action, wraps around with the arrow keys, leaves the keys of an input method to it, and Escape restores the focus; a failed search says why', async () => {
  const { user, button } = await openPalette();
  expect(lines()).toEqual([
    'Dashboard', 'Orders', 'Kitchen', 'Users', 'Food Search', 'Add Food', 'Categories', 'Banners', 'Coupons', 'Stock', 'History', 'Settings',
    'Undo my last change (Ctrl+Z)', 'Theme: Light', 'Theme: Dark', 'Fill or reset demo data', 'Back to Store', 'Logout',
  ]);
  expect(active()).toHaveTextContent('Dashboard');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toHaveTextContent('Kitchen');
  expect(active()).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(active()).toHaveTextContent('Logout');
  await user.keyboard('{ArrowDown}');
  expect(active()).toHaveTextContent('Dashboard');
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('option', { name: 'Stock' }) });
  expect(box()).toHaveFocus();

  const before = active();
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(box(), { key, isComposing: true });
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(box(), { key, keyCode: 229 });
  expect(active()).toBe(before);
  await delay(100);
  expect(box()).toBeVisible();
  expect(currentAddress()).toBe('/dashboard/categories');
  await user.keyboard('{Escape}');
  await closed();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true, isComposing: true });
  await delay(100);
  expect(screen.queryByRole('combobox', { name: /sections/ })).not.toBeInTheDocument();

  await user.click(button);
  await waitFor(() => { expect(box()).toHaveFocus(); });
  await user.keyboard('{Escape}');
  await closed();
  await waitFor(() => { expect(button).toHaveFocus(); });

  server.use(fail(findAnything, 400, 'The index is being rebuilt'));
  await openAgain(user);
  await user.keyboard('o');
  expect(await screen.findByText('The index is being rebuilt')).toBeVisible();
  expect(screen.getByRole('option', { name: 'Orders' })).toBeVisible();
  server.resetHandlers();
  await user.keyboard('r');
  await waitFor(() => { expect(screen.queryByText('The index is being rebuilt')).not.toBeInTheDocument(); });
});

it('reaches an order, a dish, a user and all results of a list by keyboard, closes on a choice and on Back, which leave the focus to the new screen, and runs its actions', async () => {
  const { user } = await openPalette();
  await user.keyboard('{Escape}');
  await closed();
  for (const [text, name, address] of [
    ['3d1e84b7', /^Order 3d1e84b7/, /^\/dashboard\/orders\/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613$/],
    ['pepperoni', /^Smoky Pepperoni Pizza/, /^\/dashboard\/search\?search=Smoky\+Pepperoni\+Pizza$/],
    ['daniel', /^Daniel Okafor.*@/, /^\/dashboard\/users\?search=daniel.okafor%40/],
    ['ma', 'All orders with “ma”', /^\/dashboard\/orders\?search=ma$/],
  ] as const) {
    await openAgain(user);
    await user.paste(text);
    const line = await screen.findByRole('option', { name });
    // Only the orders have more results than the palette shows.
    expect(screen.queryByRole('option', { name: /^All (food|users)/ })).not.toBeInTheDocument();
    for (let press = 0; press < 20 && active() !== line; press++) await user.keyboard('{ArrowDown}');
    await user.keyboard('{Enter}');
    await waitFor(() => { expect(currentAddress()).toMatch(address); });
    await closed();
  }

  await openAgain(user);
  await user.paste('users');
  await user.keyboard('{Enter}');
  await closed();
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
  await openAgain(user);
  act(() => { window.history.back(); });
  await closed();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Orders' });
  await waitFor(() => { expect(heading).toHaveFocus(); });

  await openAgain(user);
  await user.paste('dark');
  await user.keyboard('{Enter}');
  await waitFor(() => { expect(document.documentElement).toHaveAttribute('data-theme', 'dark'); });
  await closed();
  await openAgain(user);
  await user.click(screen.getByRole('option', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
});

it('shows the last search only when the text changes', async () => {
  const requests: (string | null)[] = [];
  const first = signal();
  server.use(
    http.get('*/api/find', async ({ request }) => {
      const text = new URL(request.url).searchParams.get('text');
      requests.push(text);
      if (text === 'ma') await first.given;
      return HttpResponse.json({ orders: [], foods: [], users: [{ id: text, label: `Found by ${text ?? ''}`, hint: 'a@b.c' }] });
    }),
  );
  const { user } = await openPalette();
  // Pasted in one event: on a slow machine typed letters may be further apart than the debounce delay.
  await user.paste('ma');
  await waitFor(() => { expect(requests).toEqual(['ma']); });
  await user.paste('ya');
  expect(await screen.findByRole('option', { name: /Found by maya/ })).toBeVisible();
  expect(requests).toEqual(['ma', 'maya']);
  await act(async () => { first.give(); await first.given; });
  expect(within(screen.getByRole('listbox')).queryByText('Found by ma')).not.toBeInTheDocument();
});
