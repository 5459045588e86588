import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../../mocks/indexeddb/connection/openDatabase';
import { installServer } from '../../../../mocks/node';
import { ADMIN, ask } from '../../../../mocks/testing/client';
import { setOrderStatus } from '../../../domain/calls/adminOrderCalls';
// Imported here, so that loading the code does not count towards the first test's timeout.
import './AdminApp';
import { sectionOf } from '../sections';
import { onPhone } from '../../../testing/screenWidth';
import { fillField } from '../../../testing/fillField';
import { currentAddress, renderApp, storeSession } from '../../../testing/renderApp';

installServer();

afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
  delete document.documentElement.dataset.theme;
});

async function openDashboard(path = '/dashboard') {
  const { token } = await storeSession(ADMIN);
  const app = renderApp(path);
  await screen.findByRole('button', { name: 'Side menu' });
  return { ...app, token };
}

const menu = () => screen.findByRole('navigation', { name: 'Admin panel' });
const storedState = () => /sidebar_state=(\w+)/.exec(document.cookie)?.[1];

it('knows the section of an address with a slash at its end or with capitals', () => {
  expect(['/dashboard/', '/dashboard/stock/', '/Dashboard/Stock'].map((address) => sectionOf(address)?.label)).toEqual(['Dashboard', 'Stock', 'Stock']);
});

it('the side menu links to every section and back to the store, counts pending orders and low stock live, is open where its state is damaged, and is stored collapsed', async () => {
  document.cookie = 'sidebar_state={"owner":7}';
  const { user, token } = await openDashboard('/dashboard/categories');
  const links = within(await menu()).getAllByRole('link');
  expect(within(await menu()).getByText('ADMIN PANEL')).toBeVisible();
  expect(links.map((link) => [link.textContent.replace(/\d.*/, ''), link.getAttribute('href')])).toEqual([
    ['Dashboard', '/dashboard'], ['Orders', '/dashboard/orders'], ['Kitchen', '/dashboard/kitchen'], ['Users', '/dashboard/users'],
    ['Food Search', '/dashboard/search'], ['Add Food', '/dashboard/add-food'], ['Categories', '/dashboard/categories'],
    ['Banners', '/dashboard/banners'], ['Coupons', '/dashboard/coupons'], ['Stock', '/dashboard/stock'],
    ['History', '/dashboard/history'], ['Settings', '/dashboard/settings'],
    ['Back to Store', '/'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([screen.getByRole('link', { name: /^Categories/ })]);
  expect(document.title).toBe('Dashboard - Categories');
  expect(await screen.findByRole('link', { name: 'Orders 2 pending' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Stock \d+ low in stock$/ })).toBeVisible();
  await ask(setOrderStatus, { token, params: { id: '3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613' }, body: { status: 'completed' } });
  expect(await screen.findByRole('link', { name: 'Orders 1 pending' })).toBeVisible();

  const written = jest.spyOn(document, 'cookie', 'set');
  await user.keyboard('{Meta>}b{/Meta}');
  expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  expect(screen.queryByText('ADMIN PANEL')).not.toBeInTheDocument();
  // A held key repeats its keydown event.
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true, repeat: true });
  expect(storedState()).toBe('false');
  await user.click(within(await menu()).getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toHaveFocus();
  expect(document.title).toBe('Dashboard - Users');
});

it('on a phone the menu is a drawer that opens by the button and closes after a choice', async () => {
  onPhone();
  const { user } = await openDashboard('/dashboard/categories');
  await screen.findByRole('heading', { level: 1, name: 'Category Management' });
  expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Side menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(drawer).getByRole('link', { name: 'Users' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Users' })).toBeInTheDocument();
  await waitFor(() => { expect(screen.getByRole('button', { name: 'Side menu' })).toHaveAttribute('aria-expanded', 'false'); });
  expect(storedState()).toBeUndefined();
});

it('the header changes the theme and logs out, after a question where changes are unsaved: Stay keeps the text and the session, Leave signs out', async () => {
  const { user } = await openDashboard('/dashboard/categories');
  const name = await screen.findByLabelText('Category name');
  const header = within(screen.getByRole('banner'));
  await user.click(header.getByRole('button', { name: 'Theme: System' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  await user.click(header.getByRole('button', { name: 'Theme: Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await user.click(header.getByRole('button', { name: 'Theme: Dark' }));

  await fillField(user, name, 'Soups');
  const answer = async (button: 'Stay' | 'Leave') => {
    await user.click(header.getByRole('button', { name: 'Logout' }));
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
  expect(await screen.findByText('Logged out successfully')).toBeVisible();
  await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  expect(screen.queryByRole('navigation', { name: 'Admin panel' })).not.toBeInTheDocument();
  expect([localStorage.getItem('sessionToken'), localStorage.getItem('loggedInUserEmail')]).toEqual([null, null]);
});

describe('a drawer, which has its own address and leaves no extra history entry when it is closed,', () => {
  const ORDER = '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613';
  const BEFORE = '/dashboard/categories';
  beforeEach(() => { window.history.pushState(null, '', BEFORE); });

  const closed = () => waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });

  async function expectBack() {
    act(() => { window.history.back(); });
    await waitFor(() => { expect(currentAddress()).toBe(BEFORE); });
  }

  it('returns to its list, also if the user stays first', async () => {
    // A menu of one dish: the list behind the drawer is rendered with it.
    await (await openDatabase()).db.foods.where('id').notEqual('margherita-pizza').delete();
    const { user } = await openDashboard('/dashboard/stock');
    await user.click(await screen.findByText('Margherita Pizza'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit food item' }));
    await fillField(user, await drawer.findByLabelText('Name'), 'Pie');
    const cancel = drawer.getByRole('button', { name: 'Cancel' });
    await user.click(cancel);
    await user.click(await screen.findByText('Stay'));
    await waitFor(() => { expect(screen.queryByText('Stay')).not.toBeInTheDocument(); });
    // A repeated click is ignored while the navigation back may still be pending.
    await waitFor(async () => {
      await user.click(cancel);
      expect(screen.queryByText('Leave')).toBeVisible();
    });
    await user.click(screen.getByText('Leave'));
    await closed();
    expect(currentAddress()).toBe('/dashboard/stock');
    await expectBack();
  });

  it('closes to its list if it was opened by a link from elsewhere', async () => {
    const { user } = await openDashboard(ORDER);
    await screen.findByRole('dialog', { name: 'Order 3d1e84b7' });
    await user.keyboard('{Escape}');
    await closed();
    expect(currentAddress()).toBe('/dashboard/orders');
    await expectBack();
  });
});
