/** Error boundaries catch a screen that throws; a missing chunk reloads the page once. */
import { screen, waitFor } from '@testing-library/react';
import { installServer } from '../../mocks/node';
import { clearScenarios, enableScenario } from '../../mocks/scenarios/catalogue';
import { DEMO_ACCOUNTS } from '../domain/user/demoAccounts';
import { currentAddress, renderApp, renderAs, storeSession } from '../testing/renderApp';
import { lineOf, storeCart, storedCart } from '../testing/storeCart';
import { reloadOnce } from './lazyPage';

installServer();
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
});

const { admin, customer } = DEMO_ACCOUNTS;
const STOPPED = 'This screen stopped working. Your cart and your details are safe.';

describe('a screen that throws', () => {
  it('is caught inside the shell, and keeps the cart and the checkout draft', async () => {
    storeCart([lineOf('garden-salad', 2)], customer.email);
    const { user } = await renderAs(customer, '/user/cart');
    await user.type(await screen.findByLabelText(/^Special instructions/), 'Please knock.');
    enableScenario('screen-crashes');
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    expect(await screen.findByText(STOPPED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Cart/ })[0]).toBeVisible();
    clearScenarios();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Special instructions/)).toHaveValue('Please knock.');
    expect(storedCart()).toEqual([lineOf('garden-salad', 3)]);
  });

  it('is caught inside the back office, with a link to the overview', async () => {
    await storeSession(admin);
    enableScenario('screen-crashes');
    const { user } = renderApp('/dashboard/stock');
    expect(await screen.findByText('This screen stopped working. What was saved is safe.')).toBeVisible();
    expect(screen.getByText('ADMIN PANEL')).toBeInTheDocument();
    clearScenarios();
    await user.click(screen.getByRole('link', { name: 'Back to the overview' }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard'); });
    expect(await screen.findByText('Pending Orders')).toBeVisible();
  });
});

describe('a missing chunk', () => {
  it('reloads the page once per build', () => {
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
    // Back at a build that was tried: two servers with different builds must not cause an endless reload.
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload offline, or if the attempt cannot be recorded', () => {
    const reload = jest.fn();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(reloadOnce(reload)).toBe(false);
    jest.restoreAllMocks();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    expect(reloadOnce(reload)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload while the user is leaving for another site, but once the page is back, and some time after a mail or phone link', () => {
    jest.useFakeTimers();
    const reload = jest.fn();
    const leave = () => { window.dispatchEvent(new Event('beforeunload')); };
    leave();
    expect(reloadOnce(reload)).toBe(false);
    // Restored from the back/forward cache.
    window.dispatchEvent(new Event('pageshow'));
    expect(reloadOnce(reload)).toBe(true);
    sessionStorage.clear();
    leave();
    jest.advanceTimersByTime(2000);
    expect(reloadOnce(reload)).toBe(false);
    jest.advanceTimersByTime(8000);
    expect(reloadOnce(reload)).toBe(true);
  });

});
