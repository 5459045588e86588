import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../../mocks/node';
import { ask } from '../../../../mocks/testing/client';
import { setOrderStatus } from '../../../domain/calls/adminOrderCalls';
import { DEMO_ACCOUNTS } from '../../../domain/user/demoAccounts';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './AdminApp';
import { sectionOf } from '../sections';
import { onPhone } from '../../../testing/screenWidth';
import { fillField } from '../../../testing/fillField';
import { currentAddress, reloadApp, renderApp, storeSession } from '../../../testing/renderApp';

installServer();

afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  delete document.documentElement.dataset.theme;
});

async function openDashboard(path = '/dashboard') {
  const { token } = await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp(path);
  await screen.findByRole('button', { name: 'Side menu' });
  return { ...app, token };
}

const menu = () => screen.findByRole('navigation', { name: 'Admin panel' });
const storedState = () => /sidebar_state=(\w+)/.exec(document.cookie)?.[1];

describe('the side menu', () => {
  it('is titled ADMIN PANEL and links to every section and back to the store', async () => {
    await openDashboard('/dashboard/stock');
    const links = within(await menu()).getAllByRole('link');
    expect(within(await menu()).getByText('ADMIN PANEL')).toBeVisible();
    expect(links.map((link) => [link.textContent.replace(/\d.*/, ''), link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['Orders', '/dashboard/orders'],
      ['Kitchen', '/dashboard/kitchen'],
      ['Users', '/dashboard/users'],
      ['Food Search', '/dashboard/search'],
      ['Add Food', '/dashboard/add-food'],
      ['Categories', '/dashboard/categories'],
      ['Banners', '/dashboard/banners'],
      ['Coupons', '/dashboard/coupons'],
      ['Stock', '/dashboard/stock'],
      ['History', '/dashboard/history'],
      ['Settings', '/dashboard/settings'],
      ['Back to Store', '/'],
    ]);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([screen.getByRole('link', { name: /^Stock/ })]);
    expect(document.title).toBe('Dashboard - Stock');
  });

  it.each([
    ['/dashboard/', 'Dashboard'],
    ['/dashboard/stock/', 'Stock'],
    ['/Dashboard/Stock', 'Stock'],
  ])('knows the section of the address %s', (address, label) => {
    expect(sectionOf(address)?.label).toBe(label);
  });

  it('counts pending orders and low stock, follows a change, and opens a section, whose heading gets the focus', async () => {
    const { user, token } = await openDashboard();
    expect(await screen.findByRole('link', { name: 'Orders 2 pending' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Stock \d+ low in stock$/ })).toBeVisible();
    await ask(setOrderStatus, { token, params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } });
    expect(await screen.findByRole('link', { name: 'Orders 1 pending' })).toBeVisible();
    await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
    expect(document.title).toBe('Dashboard - Users');
  });
});

it('collapsing the side menu keeps the links, and a cookie for the app’s path stores the state for seven days', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const { user } = await openDashboard('/dashboard/categories');
  await menu();
  const button = screen.getByRole('button', { name: 'Side menu' });
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  written.mockRestore();
  expect(screen.queryByText('ADMIN PANEL')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Banners' })).toHaveAttribute('href', '/dashboard/banners');

  const again = reloadApp('/dashboard/categories');
  await menu();
  expect(screen.getByRole('button', { name: 'Side menu' })).toHaveAttribute('aria-expanded', 'false');
  await again.user.keyboard('{Meta>}b{/Meta}');
  expect(storedState()).toBe('true');
  expect(screen.getByText('ADMIN PANEL')).toBeVisible();
  // A held key repeats its keydown event.
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, repeat: true });
  expect(storedState()).toBe('true');
  await again.user.keyboard('{Control>}b{/Control}');
  expect(storedState()).toBe('false');
});

describe('on a phone', () => {
  beforeEach(onPhone);

  it('the menu is a drawer that opens by the button and closes after a choice', async () => {
    const { user } = await openDashboard();
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Side menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByRole('button', { name: 'Side menu' })).toHaveAttribute('aria-expanded', 'false'); });
    expect(storedState()).toBeUndefined();
  });
});

it('the header changes the theme and logs out, which leaves the back office', async () => {
  const { user } = await openDashboard('/dashboard/categories');
  await menu();
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: 'Theme: System' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await user.click(header.getByRole('button', { name: 'Theme: Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(header.getByRole('button', { name: 'Theme: Dark' }));
  await user.click(header.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  await waitFor(() => { expect(currentAddress()).not.toMatch(/dashboard|auth/); });
  expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument();
  expect(localStorage.getItem('loggedInUserEmail')).toBeNull();
});

it('Logout with unsaved changes in a form asks first; Stay keeps the text and the session, Leave signs out', async () => {
  const { user } = await openDashboard('/dashboard/categories');
  const name = await screen.findByLabelText('Category name');
  await fillField(user, name, 'Soups');
  const answer = async (button: 'Stay' | 'Leave') => {
    await user.click(within(await menu()).getByRole('button', { name: 'Logout' }));
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(localStorage.getItem('sessionToken')).not.toBeNull();
    await user.click(within(question).getByRole('button', { name: button }));
    await waitFor(() => { expect(question).not.toBeInTheDocument(); });
  };
  await answer('Stay');
  expect(name).toHaveValue('Soups');
  expect(currentAddress()).toBe('/dashboard/categories');
  expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
  await answer('Leave');
  expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
  await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  expect(localStorage.getItem('sessionToken')).toBeNull();
});

describe('a drawer, which has its own address and leaves no extra history entry when it is closed,', () => {
  const ORDER = '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';

  async function openUsers() {
    const app = await openDashboard('/dashboard/users');
    await screen.findByText('Maya Patel');
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
});
