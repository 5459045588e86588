import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_FOODS } from '../../../backend/seed/sampleMenu';
import { installServer } from '../../../mocks/node';
import { CUSTOMER, OTHER_CUSTOMER } from '../../../mocks/testing/client';
import { getSession } from '../../domain/calls/sessionCalls';
import type { CartLine } from '../../domain/cart/cart';
import { signedIn } from '../../shared/session-store/sessionSlice';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, renderApp, renderAs, storeSession } from '../../testing/renderApp';
import { onWideScreen } from '../../testing/screenWidth';
import { lineOf, storeCart, storedCart } from '../../testing/storeCart';

installServer();

const PIZZA = SAMPLE_FOODS[0]!;

const addButton = (name: string) => screen.findByRole('button', { name: `Add to cart: ${name}` });
/** For visitors it is a link to the sign-in. */
const addLink = (name: string) => screen.findByRole('link', { name: `Add to cart: ${name}` });
const quantityOf = async (name: string) => within(await screen.findByRole('status', { name: `Quantity of ${name}` }));
/** The amount of a row, such as `Tax (8%)$2.88`, in the summary of the page or the panel. */
const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

async function openFilledCart(...lines: CartLine[]) {
  storeCart(lines, CUSTOMER.email);
  const app = await renderAs(CUSTOMER, '/user/cart');
  await screen.findByRole('button', { name: 'Complete Order' });
  return app;
}

describe('adding to the cart', () => {
  it('redirects a visitor to the sign-in, and adds nothing', async () => {
    const { user } = renderApp('/user');
    // Without the app, too.
    expect(await addLink(PIZZA.name)).toHaveAttribute('href', '/user/auth?why=cart&from=%2Fuser');
    await user.click(await addLink(PIZZA.name));
    expect(await screen.findByText('Please login to add items to cart')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/user/auth?why=cart&from=%2Fuser'); });
    expect(storedCart()).toEqual([]);
  });

  it('starts a line at 1, raises it by 1, and shows the matching message', async () => {
    const { user } = await renderAs(CUSTOMER, '/user');
    const events: unknown[] = [];
    const listen = (event: Event) => { events.push((event as CustomEvent<CartLine[]>).detail.map(({ foodId, quantity }) => [foodId, quantity])); };
    window.addEventListener('cartUpdated', listen);
    await user.click(await addButton(PIZZA.name));
    expect(await screen.findByText('Margherita Pizza added to your cart')).toBeInTheDocument();
    expect(screen.queryByText('Added another Margherita Pizza to your cart')).not.toBeInTheDocument();
    await user.click(await addButton(PIZZA.name));
    expect(await screen.findByText('Added another Margherita Pizza to your cart')).toBeInTheDocument();
    window.removeEventListener('cartUpdated', listen);

    expect(events.slice(-2)).toEqual([[['margherita-pizza', 1]], [['margherita-pizza', 2]]]);
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('margherita-pizza', 2)]); });
    expect(Object.keys(storedCart()[0]!).sort()).toEqual(['foodId', 'foodImage', 'foodName', 'foodPrice', 'id', 'isVeg', 'quantity']);
    expect(screen.getByRole('link', { name: 'Cart , 2 items' })).toBeInTheDocument();
  });
});

describe('the cart page', () => {
  it('shows each line, and the totals to the cent', async () => {
    await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles', 2));
    expect((await quantityOf('Garden Pesto Noodles')).getByText('2')).toBeInTheDocument();
    expect(screen.getByText('$11.49 each')).toBeInTheDocument();
    expect(screen.getByText('$22.98')).toBeInTheDocument();
    for (const [label, sum] of [['Subtotal', '$35.97'], ['Tax (8%)', '$2.88'], ['Delivery fee', '$2.99'], ['Total', '$41.84']] as const) expect(sumOf(label)).toBe(sum);
    // Beside the submit button.
    expect(screen.getByText('$41.84', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('Delivered in 30-45 min')).toBeInTheDocument();
    expect(screen.getByText('Track your order under My Orders')).toBeInTheDocument();
  });

  it('changes a quantity step by step, never below 1 nor above the stock, and says why', async () => {
    const { user } = await openFilledCart(lineOf('strawberry-shortcake', 4));
    const more = await screen.findByRole('button', { name: 'One Strawberry Shortcake more' });
    const less = screen.getByRole('button', { name: 'One Strawberry Shortcake less' });
    const quantity = await quantityOf('Strawberry Shortcake');
    await user.click(more);
    expect(quantity.getByText('5')).toBeInTheDocument();
    await waitFor(() => { expect(more).toHaveAttribute('aria-disabled', 'true'); });
    await user.click(more);
    expect(await screen.findByText('Only 5 of Strawberry Shortcake left, and all of them are in your cart')).toBeInTheDocument();
    expect(quantity.getByText('5')).toBeInTheDocument();
    for (let presses = 0; presses < 6; presses += 1) fireEvent.click(less);
    expect(quantity.getByText('1')).toBeInTheDocument();
    expect(sumOf('Total')).toBe('$10.54');
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('strawberry-shortcake', 1)]); });
  });

  it('removes only one line by a double click or Enter pressed twice, which then hits the next row', async () => {
    await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles'), lineOf('garden-salad'));
    const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    fireEvent.click(removal('Margherita Pizza'), { detail: 1 });
    fireEvent.click(removal('Garden Pesto Noodles'), { detail: 2 });
    removal('Garden Pesto Noodles').focus();
    // What Enter does, without a pause in between: a second press is judged by its time.
    act(() => { removal('Garden Pesto Noodles').click(); });
    act(() => { (document.activeElement as HTMLElement).click(); });
    expect(removal('Garden Salad')).toHaveFocus();
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('garden-salad')]); });
  });

  it('moves the focus from a removed line to the next one, the previous one, or the page heading', async () => {
    const { user } = await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-salad'), lineOf('citrus-cooler'));
    const removal = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
    await user.click(removal('Garden Salad'));
    expect(removal('Citrus Cooler')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(removal('Margherita Pizza')).toHaveFocus();
    // After another key the press is not the second one of a double press.
    await user.keyboard('{Shift}{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Your Cart' })).toHaveFocus();
  });

  it('clears the cart after a confirmation, and links to the menu', async () => {
    const { user } = await openFilledCart(lineOf('margherita-pizza'));
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it' }));
    expect(storedCart()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, clear it' }));
    expect(await screen.findByText('Cart has been cleared')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([]); });
    await waitFor(() => { expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(); });
    expect(screen.getByRole('heading', { name: 'Your Cart' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Browse Menu' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  });
});

it('the cart beside the menu shows lines and totals, and links to the checkout', async () => {
  onWideScreen();
  const { user } = await renderAs(CUSTOMER, '/user');
  const panel = within(await screen.findByRole('region', { name: 'Your cart' }));
  expect(await panel.findByText('Your cart is empty')).toBeInTheDocument();
  await user.click(await addButton(PIZZA.name));
  expect(await panel.findByRole('group', { name: 'Quantity of Margherita Pizza' })).toBeInTheDocument();
  expect(panel.getByText('$17.02')).toBeInTheDocument();
  expect(panel.getByText('Delivered in 30-45 min')).toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Remove Margherita Pizza' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.click(await addButton(PIZZA.name));
  await user.click(await panel.findByRole('link', { name: 'Checkout' }));
  await waitFor(() => { expect(currentAddress()).toBe('/user/cart'); });
});

it('a stored cart that cannot be written shows an error, and the cart continues in memory', async () => {
  const { user } = await openFilledCart(lineOf('garden-salad'));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
  await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
  expect(await screen.findByText('There was an error saving your cart')).toBeInTheDocument();
  expect((await quantityOf('Garden Salad')).getByText('2')).toBeInTheDocument();
  expect(sumOf('Total')).toBe('$22.41');
  expect(storedCart()).toEqual([lineOf('garden-salad')]);
});

describe('a cart belongs to its account', () => {
  it('is not restored by a response that was pending when another tab signed out', async () => {
    await storeSession(CUSTOMER);
    storeCart([lineOf('garden-salad', 2)], CUSTOMER.email);
    let flush = () => Promise.resolve();
    const arrive = await holdAnswer(getSession, () => { ({ flush } = renderApp('/user')); });
    localStorage.setItem('userCart', '[]');
    localStorage.setItem('userCartAccounts', JSON.stringify({ owner: null, aside: { [CUSTOMER.email]: [lineOf('garden-salad', 2)] } }));
    localStorage.removeItem('sessionToken');
    localStorage.removeItem('loggedInUserEmail');
    const storageEvent = (key: string) => { act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); }); };
    // Storage events arrive key by key, with the response in between.
    ['userCart', 'userCartAccounts'].forEach(storageEvent);
    await arrive();
    await flush();
    ['sessionToken', 'loggedInUserEmail'].forEach(storageEvent);
    expect(storedCart()).toEqual([]);
  });

  it('is not lost if another account signs in and there is no room to set it aside', async () => {
    const daniels = await storeSession(OTHER_CUSTOMER);
    const { store } = await openFilledCart(lineOf('garden-salad', 2));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { setItem } = Storage.prototype;
    const used = () => Object.entries(localStorage).flat().join('').length;
    const room = used();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function write(this: Storage, key: string, text: string) {
      if (used() - (this.getItem(key) ?? '').length + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    act(() => { store.dispatch(signedIn({ email: OTHER_CUSTOMER.email, token: daniels.token })); });
    expect(await screen.findByText('There was an error saving your cart')).toBeInTheDocument();
    expect(storedCart()).toEqual([lineOf('garden-salad', 2)]);
  });
});
