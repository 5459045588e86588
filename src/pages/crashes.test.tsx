/** A screen that really throws is caught where it stands; code that is gone brings the page in anew, once. */
import { render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MemoryRouter } from 'react-router-dom';
import { installServer } from '../../mocks/node';
import { clearScenarios, useScenario } from '../../mocks/scenarios/active';
import { DEMO_ACCOUNTS } from '../domain/demoAccounts';
import { closeApp, currentAddress, renderApp, storeSession } from '../testing/renderApp';
import { lineOf, storeCart, storedCart } from '../testing/storeCart';
import { CrashedPage } from './CrashedPage';
import { pageOnDemand } from './pageOnDemand';
import { reloadOnce } from './missingCode';

installServer();
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  closeApp();
  jest.restoreAllMocks();
});

const { admin, customer } = DEMO_ACCOUNTS;
const STOPPED = 'This screen stopped working. Your cart and your details are safe.';
const MISSING = /^This screen could not be loaded\. There may be a newer version of the shop/;

describe('a page that the browser translates', () => {
  it('takes an order, and shows what has changed', async () => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad')], customer.email);
    useScenario('page-translated');
    const { user } = renderApp('/user/cart');
    await user.click(await screen.findByRole('button', { name: 'One Garden Salad more' }));
    // 2 x 8.99, with tax and delivery.
    expect(screen.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total$22.41');
    await user.click(screen.getByRole('button', { name: 'Complete Order' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('completes an order in the back office', async () => {
    await storeSession(admin);
    useScenario('page-translated');
    const { user } = renderApp('/dashboard/orders');
    await user.click(await screen.findByRole('button', { name: 'Complete order 3d1e84b7' }));
    expect(await screen.findByRole('button', { name: 'Re-open order 3d1e84b7' })).toHaveTextContent('Re-open');
    expect(screen.getByRole('row', { name: /3d1e84b7/ })).toHaveTextContent('Completed');
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is translated no further once the scenario is off', async () => {
    useScenario('page-translated');
    const { user } = renderApp('/about');
    const heading = await screen.findByRole('heading', { level: 1 });
    await waitFor(() => { expect(heading.firstElementChild).toHaveTextContent('A good neighbourhood kitchen'); });
    clearScenarios();
    await user.click(screen.getByRole('link', { name: 'See the menu' }));
    expect((await screen.findByRole('heading', { name: 'Our menu' })).firstElementChild).toBeNull();
  });
});

describe('a screen that throws', () => {
  it.each(['/user', '/user/cart', '/user/orders', '/user/search?q=pizza'])('is caught at %s, with the shell around it', async (address) => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad')], customer.email);
    useScenario('screen-crashes');
    const { user } = renderApp(address);
    expect(await screen.findByText(STOPPED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Cart/ })[0]).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => { expect(screen.queryByText(STOPPED)).not.toBeInTheDocument(); });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('is left by the way back to the same screen without its filter', async () => {
    useScenario('screen-crashes');
    const { user } = renderApp('/user?diet=veg');
    expect(await screen.findByText(STOPPED)).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('link', { name: 'Back to the menu' }));
    expect(await screen.findByRole('heading', { name: 'Our menu' })).toBeVisible();
    expect(currentAddress()).toBe('/user');
    expect(screen.queryByText(STOPPED)).not.toBeInTheDocument();
  });

  it('keeps the cart and what was typed at checkout', async () => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad', 2)], customer.email);
    const { user } = renderApp('/user/cart');
    await user.type(await screen.findByLabelText(/^Special instructions/), 'Please knock.');
    useScenario('screen-crashes');
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    expect(await screen.findByText(STOPPED)).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Special instructions/)).toHaveValue('Please knock.');
    expect(storedCart()).toEqual([lineOf('garden-salad', 3)]);
  });

  it('is caught inside the back office, with a way back to the overview', async () => {
    await storeSession(admin);
    useScenario('screen-crashes');
    const { user } = renderApp('/dashboard/stock');
    expect(await screen.findByText(STOPPED)).toBeVisible();
    expect(screen.getByText('ADMIN PANEL')).toBeInTheDocument();
    clearScenarios();
    await user.click(screen.getByRole('link', { name: 'Back to the overview' }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard'); });
    expect(await screen.findByText('Pending Orders')).toBeVisible();
  });
});

describe('code that is gone', () => {
  const gone = () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }));

  it('reloads the page once for each build, never twice', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);

    const script = document.createElement('script');
    script.src = 'http://localhost/assets/main.2.js';
    document.head.append(script);
    expect(reloadOnce(reload)).toBe(true);
    expect(reloadOnce(reload)).toBe(false);
    script.remove();
    // Back at a build that was tried: two servers with two builds must not play ball with the page.
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('reloads nothing without a network, nor where the browser cannot remember it', () => {
    const reload = jest.fn();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    jest.restoreAllMocks();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('keeps nobody who is on the way to another site', () => {
    const reload = jest.fn();
    window.dispatchEvent(new Event('beforeunload'));
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    // Here again, as Back brings the page.
    window.dispatchEvent(new Event('pageshow'));
    expect(reloadOnce(reload)).toBe(true);
  });

  it('reloads the page a moment after a mail or phone link, which leads nowhere, and for whoever stays', () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    window.dispatchEvent(new Event('beforeunload'));
    jest.advanceTimersByTime(2000);
    expect(reloadOnce(reload)).toBe(false);
    jest.advanceTimersByTime(8000);
    expect(reloadOnce(reload)).toBe(true);
  });

  it('is said once the reload has not helped', async () => {
    reloadOnce(() => undefined);
    const Screen = pageOnDemand(gone);
    render(
      <MemoryRouter>
        <ErrorBoundary fallbackRender={({ error, resetErrorBoundary }) => <CrashedPage error={error} onRetry={resetErrorBoundary} back={{ to: '/user', label: 'Back to the menu' }} />}>
          <Suspense fallback="Loading"><Screen /></Suspense>
        </ErrorBoundary>
      </MemoryRouter>,
    );
    expect(await screen.findByText(MISSING)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toBeVisible();
  });
});
