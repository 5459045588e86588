import { act, screen, waitFor, within } from '@testing-library/react';
import { installServer, server } from '../../mocks/node';
import { enableScenario } from '../../mocks/scenarios/catalogue';
import { HttpResponse, http } from 'msw';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { EMAIL_KEY, TOKEN_KEY } from '../domain/storedKeys';
import { currentAddress, renderApp, renderAs, storeSession } from '../testing/renderApp';
import { onWideScreen } from '../testing/screenWidth';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();
beforeEach(() => { jest.spyOn(console, 'error').mockImplementation(() => undefined); });

const arriveAt = (address: string) => waitFor(() => { expect(currentAddress()).toBe(address); });
const tab = (name: string) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

test('the landing screen says where it redirects, and redirects', async () => {
  renderApp('/');
  expect(screen.getByText('Redirecting to Food Delivery App...')).toBeVisible();
  await arriveAt('/user');
  expect(screen.queryByText('Redirecting to Food Delivery App...')).not.toBeInTheDocument();
});

test('an unknown path shows the not-found page, is logged once and links home', async () => {
  const { user } = renderApp('/no/such/page');
  expect(await screen.findByRole('heading', { name: '404' })).toBeVisible();
  expect(screen.getByText('Oops! Page not found')).toBeVisible();
  expect(document.title).toBe('Food Delivery - Page not found');
  await waitFor(() => { expect(jest.mocked(console.error).mock.calls.filter((words) => words.includes('/no/such/page'))).toHaveLength(1); });

  await user.click(screen.getByRole('link', { name: 'Return to Home' }));
  await arriveAt('/user');
});

test.each([
  ['/user/cart', 'Cart'],
  ['/user/auth?mode=register', 'Create Account'],
  ['/about/', 'About'],
])('%s is rendered in the shell with its title', async (address, title) => {
  renderApp(address);
  expect(await screen.findByRole('banner')).toHaveTextContent(`Food Delivery - ${title}`);
  expect(document.title).toBe(`Food Delivery - ${title}`);
});

test('an address in capitals is normalised, so that its title and its tab match', async () => {
  renderApp('/USER/Search/?q=Pizza#main');
  await arriveAt('/user/search?q=Pizza');
  expect(window.location.hash).toBe('#main');
  expect(screen.getByRole('banner')).toHaveTextContent('Food Delivery - Menu');
  for (const name of ['Home', 'Cart', 'Profile']) expect(tab(name)).not.toHaveAttribute('aria-current');
  expect(tab('Menu')).toHaveAttribute('aria-current', 'page');
});

/** The text of the page's live regions. */
const announced = () =>
  [...document.querySelectorAll('[aria-live], [role="status"], [role="alert"], output')]
    .filter((region) => region.getAttribute('aria-live') !== 'off')
    .map(({ textContent }) => textContent);

test('the cart tab shows the item count, and an added dish is announced once', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  storeCart([lineOf('garden-salad')], DEMO_ACCOUNTS.customer.email);
  onWideScreen();
  const { user } = renderApp('/user');
  await waitFor(() => { expect(tab('Cart , 1 item')).toBeInTheDocument(); });
  const add = await screen.findByRole('button', { name: 'Add to cart: Garden Salad' });
  await screen.findByRole('group', { name: 'Quantity of Garden Salad' });
  const before = announced();
  await user.click(add);
  expect(tab('Cart , 2 items')).toBeInTheDocument();
  expect(announced().filter((text) => !before.includes(text))).toEqual(['Added another Garden Salad to your cart']);
});

test('a navigation focuses the heading of the new screen and scrolls to its top; a filter does neither, and the skip link passes the header', async () => {
  const { user } = renderApp('/user');
  await screen.findByRole('heading', { level: 1 });
  const scrolled = jest.spyOn(window, 'scrollTo');
  await user.click(tab('Menu'));
  await arriveAt('/user/search');
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });

  await user.click(tab('Home'));
  await arriveAt('/user');
  scrolled.mockClear();
  await user.click(await screen.findByRole('radio', { name: 'Veg' }));
  await arriveAt('/user?diet=veg');
  expect(scrolled).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  // The link adds no history entry.
  expect(window.location.hash).toBe('');
});

test('signing out of the back office does not ask to sign in again, but going back to it does', async () => {
  const { user } = await renderAs(DEMO_ACCOUNTS.admin, '/dashboard/history');
  await user.click((await screen.findAllByRole('link', { name: /^Users/ }))[0]!);
  await arriveAt('/dashboard/users');
  const refused = jest.fn();
  server.events.on('response:mocked', ({ response, request }) => { if (response.status === 401) refused(request.url); });
  await user.click(screen.getAllByRole('button', { name: 'Logout' })[0]!);
  await arriveAt('/user');
  expect(refused).not.toHaveBeenCalled();
  server.events.removeAllListeners();
  expect(screen.getByText('Logged out successfully')).toBeVisible();
  expect(screen.queryByText('Authentication Required')).not.toBeInTheDocument();
  act(() => { window.history.back(); });
  await arriveAt('/user/auth');
  expect(screen.getByText('Authentication Required')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Admin User' }));
  await arriveAt('/dashboard/history');
});

test.each([
  ['/Admin/Orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613/?status=pending', '/dashboard/orders/3d1e84b7-f5a6-4907-bc2e-7a90d5e8f613?status=pending'],
  ['/admin/no-such-section', '/dashboard'],
])('%s redirects to %s', async (old, address) => {
  await renderAs(DEMO_ACCOUNTS.admin, old);
  await arriveAt(address);
});

test('a stored e-mail that does not match the token ends the session', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  localStorage.setItem(EMAIL_KEY, DEMO_ACCOUNTS.admin.email);
  renderApp('/user/profile');
  await arriveAt('/user/auth');
  await waitFor(() => { expect(localStorage.getItem(TOKEN_KEY)).toBeNull(); });
});

test('the menu is public, also after the session has ended in the backend', async () => {
  const { user } = await renderAs(DEMO_ACCOUNTS.customer, '/user/profile');
  expect(await screen.findByText('maya.patel@fooddelivery.example')).toBeVisible();
  enableScenario('session-expired');
  await user.click(tab('Home'));
  expect(await screen.findByRole('heading', { name: 'Margherita Pizza' })).toBeVisible();
  expect(screen.queryByText('Please sign in first')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a failed session check can be retried', async () => {
  await storeSession(DEMO_ACCOUNTS.customer);
  server.use(http.get('*/api/session', () => HttpResponse.error()));
  const { user } = renderApp('/user/profile');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.resetHandlers();
  await user.click(again);
  expect(await screen.findByText('maya.patel@fooddelivery.example')).toBeVisible();
  await waitFor(() => { expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(); });
});
