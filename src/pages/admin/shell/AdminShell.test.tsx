import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../../mocks/node';
import { ask } from '../../../../mocks/testing/client';
import { setOrderStatus } from '../../../domain/calls/adminOrderCalls';
import { DEMO_ACCOUNTS } from '../../../domain/user/demoAccounts';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './AdminApp';
import { onPhone } from '../../../testing/screenWidth';
import { currentAddress, renderApp, storeSession } from '../../../testing/renderApp';

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
    ['/dashboard/', 'Dashboard', 'Overview'],
    ['/dashboard/stock/', 'Stock', 'Stock'],
    ['/Dashboard/Stock', 'Stock', 'Stock'],
  ])('marks the section of the address %s', async (address, label, title) => {
    await openDashboard(address);
    const links = within(await menu()).getAllByRole('link');
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map(({ textContent }) => textContent.replace(/\d.*/, ''))).toEqual([label]);
    expect(document.title).toBe(`Dashboard - ${title}`);
  });

  it('opens a section and focuses its heading', async () => {
    const { user } = await openDashboard();
    await screen.findByRole('heading', { level: 1, name: 'Overview' });
    await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
    expect(document.title).toBe('Dashboard - Users');
  });

  it('counts pending orders and low stock, and updates the counts after a change', async () => {
    const { token } = await openDashboard();
    expect(await screen.findByRole('link', { name: 'Orders 2 pending' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Stock \d+ low in stock$/ })).toBeVisible();

    await ask(setOrderStatus, { token, params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } });
    window.dispatchEvent(new Event('focus'));
    expect(await screen.findByRole('link', { name: 'Orders 1 pending' })).toBeVisible();
  });
});

describe('collapsing the side menu', () => {
  it('keeps the links, and a cookie stores the state', async () => {
    const { user, unmount } = await openDashboard();
    await menu();
    const button = screen.getByRole('button', { name: 'Side menu' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(storedState()).toBe('false');
    expect(screen.queryByText('ADMIN PANEL')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Banners' })).toHaveAttribute('href', '/dashboard/banners');

    unmount();
    renderApp('/dashboard');
    await menu();
    expect(screen.getByRole('button', { name: 'Side menu' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('toggles with Ctrl+B and Cmd+B, and stores the state for seven days, for the app’s path only', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { user } = await openDashboard();
    await menu();
    await user.keyboard('{Control>}b{/Control}');
    expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
    await user.keyboard('{Meta>}b{/Meta}');
    expect(storedState()).toBe('true');
    written.mockRestore();
    expect(screen.getByText('ADMIN PANEL')).toBeVisible();
    // A held key repeats its keydown event.
    fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, repeat: true });
    expect(storedState()).toBe('true');
  });
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

describe('the header', () => {
  it('has a named button that changes the theme', async () => {
    const { user } = await openDashboard();
    await menu();
    const header = screen.getByRole('banner');
    await user.click(within(header).getByRole('button', { name: 'Theme: System' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    await user.click(within(header).getByRole('button', { name: 'Theme: Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(within(header).getByRole('button', { name: 'Theme: Dark' }));
  });
});

describe('logging out', () => {
  it.each([
    ['the side menu', 'navigation'],
    ['the header', 'banner'],
  ])('by %s shows the message and leaves the back office', async (_, place) => {
    const { user } = await openDashboard();
    await menu();
    const scope = place === 'banner' ? screen.getByRole('banner') : await menu();
    await user.click(within(scope).getByRole('button', { name: 'Logout' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => { expect(currentAddress()).not.toMatch(/dashboard|auth/); });
    expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument();
    expect(localStorage.getItem('loggedInUserEmail')).toBeNull();
  });
});

describe('Logout with unsaved changes in a form', () => {
  async function typeAndLeave(answer: 'Stay' | 'Leave', logOut: (user: ReturnType<typeof renderApp>['user']) => Promise<void>) {
    const { user } = await openDashboard('/dashboard/add-food');
    await user.type(await screen.findByLabelText('Name'), 'Miso');
    await logOut(user);
    const [question] = await screen.findAllByText('Leave without saving?');
    expect(localStorage.getItem('sessionToken')).not.toBeNull();
    await user.click(within(question!.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: answer }));
  }

  const logouts: [string, (user: ReturnType<typeof renderApp>['user']) => Promise<void>][] = [
    ['the header', async (user) => { await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Logout' })); }],
    ['the command palette', async (user) => {
      await user.keyboard('{Control>}k{/Control}');
      await user.click(await screen.findByRole('option', { name: 'Logout' }));
    }],
  ];

  it.each(logouts)('by %s asks first; Stay keeps the text and the session', async (_, logOut) => {
    await typeAndLeave('Stay', logOut);
    await waitFor(() => { expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument(); });
    expect(screen.getByLabelText('Name')).toHaveValue('Miso');
    expect(currentAddress()).toBe('/dashboard/add-food');
    expect(screen.queryByText('Logged out successfully')).not.toBeInTheDocument();
  });

  it('signs out after Leave', async () => {
    await typeAndLeave('Leave', logouts[0]![1]);
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
    expect(localStorage.getItem('sessionToken')).toBeNull();
  });
});
