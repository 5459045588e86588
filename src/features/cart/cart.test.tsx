import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { SAMPLE_FOODS } from '../../../mocks/db/seed/sampleMenu';
import { installServer, server } from '../../../mocks/node';
import { OTHER_CUSTOMER } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { getSession } from '../../domain/calls/sessionCalls';
import type { CartLine } from '../../domain/cart/cart';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { signedIn } from '../../shared/session-store/sessionSlice';
import { closeApp, currentAddress, renderApp, storeSession } from '../../testing/renderApp';
import { onWideScreen } from '../../testing/screenWidth';
import { lineOf, storeCart, storedCart } from '../../testing/storeCart';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(() => {
  closeApp();
  jest.restoreAllMocks();
});

const { customer } = DEMO_ACCOUNTS;
const PIZZA = SAMPLE_FOODS[0]!;

const addButton = (name: string) => screen.findByRole('button', { name: `Add to cart: ${name}` });
/** For visitors it is a link to the sign-in. */
const addLink = (name: string) => screen.findByRole('link', { name: `Add to cart: ${name}` });
const quantityOf = async (name: string) => within(await screen.findByRole('status', { name: `Quantity of ${name}` }));
/** The amount of a row, such as `Tax (8%)$2.88`, in the summary of the page or the panel. */
const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

async function openFilledCart(...lines: CartLine[]) {
  await storeSession(customer);
  storeCart(lines, customer.email);
  const app = renderApp('/user/cart');
  await screen.findByRole('button', { name: 'Complete Order' });
  return app;
}

describe('adding to the cart', () => {
  it('redirects a visitor to the sign-in, and adds nothing', async () => {
    const { user } = renderApp('/user');
    await user.click(await addLink(PIZZA.name));
    expect(await screen.findByText('Please login to add items to cart')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/user/auth?why=cart&from=%2Fuser'); });
    expect(storedCart()).toEqual([]);
  });

  it('leads a visitor to the sign-in without the app too', async () => {
    renderApp('/user');
    expect(await addLink(PIZZA.name)).toHaveAttribute('href', '/user/auth?why=cart&from=%2Fuser');
  });

  it('returns to the menu after the sign-in', async () => {
    const { user } = renderApp('/user?food=garden-salad');
    await user.click((await screen.findAllByRole('link', { name: `Add to cart: ${PIZZA.name}` }))[0]!);
    await user.click(await screen.findByRole('button', { name: /Regular User/ }));
    await waitFor(() => { expect(currentAddress()).toMatch(/^\/user(\?|$)/); });
    // The reason for the redirect is dismissed.
    expect(screen.queryByText('Please login to add items to cart')).not.toBeInTheDocument();
  });

  it('goes back in the history after the sign-in, which restores the menu’s scroll position', async () => {
    const { user } = renderApp('/user?diet=veg');
    const add = await addLink('Garden Salad');
    const entry: unknown = window.history.state;
    await user.click(add);
    await user.click(await screen.findByRole('button', { name: customer.label }));
    await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg'); });
    expect(window.history.state).toEqual(entry);
    expect(await addButton('Garden Salad')).toBeVisible();
  });

  it('returns after a registration too', async () => {
    const { user } = renderApp('/user?diet=veg');
    await user.click(await addLink('Garden Salad'));
    await user.click(await screen.findByRole('link', { name: 'Create an account' }));
    await user.click(await screen.findByRole('button', { name: customer.label }));
    await waitFor(() => { expect(currentAddress()).toBe('/user?diet=veg'); });
  });

  it('sends an administrator to the back office after the sign-in', async () => {
    const { user } = renderApp('/user');
    await user.click(await addLink(PIZZA.name));
    await user.click(await screen.findByRole('button', { name: DEMO_ACCOUNTS.admin.label }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard'); });
  });

  it('starts a line at 1, raises it by 1, and shows the matching message', async () => {
    await storeSession(customer);
    const { user } = renderApp('/user');
    const heard: unknown[] = [];
    const listen = (event: Event) => { heard.push((event as CustomEvent<CartLine[]>).detail.map(({ foodId, quantity }) => [foodId, quantity])); };
    window.addEventListener('cartUpdated', listen);
    await user.click(await addButton(PIZZA.name));
    expect(await screen.findByText('Margherita Pizza added to your cart')).toBeInTheDocument();
    expect(screen.queryByText('Added another Margherita Pizza to your cart')).not.toBeInTheDocument();
    await user.click(await addButton(PIZZA.name));
    expect(await screen.findByText('Added another Margherita Pizza to your cart')).toBeInTheDocument();
    window.removeEventListener('cartUpdated', listen);

    expect(heard.slice(-2)).toEqual([[['margherita-pizza', 1]], [['margherita-pizza', 2]]]);
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('margherita-pizza', 2)]); });
    expect(Object.keys(storedCart()[0]!).sort()).toEqual(['foodId', 'foodImage', 'foodName', 'foodPrice', 'id', 'isVeg', 'quantity']);
    expect(screen.getByRole('link', { name: 'Cart , 2 items' })).toBeInTheDocument();
  });

  it('stops at the stock', async () => {
    await storeSession(customer);
    storeCart([lineOf('strawberry-shortcake', 5)], customer.email);
    const { user } = renderApp('/user');
    await user.click(await addButton('Strawberry Shortcake'));
    expect(await screen.findByText('Only 5 of Strawberry Shortcake left, and all of them are in your cart')).toBeInTheDocument();
    expect(storedCart()).toEqual([lineOf('strawberry-shortcake', 5)]);
  });

  it('says that a dish is sold out', async () => {
    server.use(http.get('*/api/menu', () => HttpResponse.json({ categories: ['Pizza'], foods: [{ ...PIZZA, stock: 0 }] })));
    await storeSession(customer);
    const { user } = renderApp('/user');
    const button = await screen.findByRole('button', { name: 'Sold out: Margherita Pizza' });
    await user.click(button);
    expect(await screen.findByText('Sorry, Margherita Pizza is sold out')).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
  });

  it('reports an error while adding', async () => {
    server.use(http.get('*/api/menu', () => HttpResponse.json({ categories: ['Pizza'], foods: [{ ...PIZZA, price: 0 }] })));
    await storeSession(customer);
    const { user } = renderApp('/user');
    await user.click(await addButton(PIZZA.name));
    expect(await screen.findByText('There was an error adding this item to your cart')).toBeInTheDocument();
    expect(storedCart()).toEqual([]);
  });
});

describe('the cart page', () => {
  it('shows each line, and the totals to the cent', async () => {
    await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles', 2));
    expect((await quantityOf('Garden Pesto Noodles')).getByText('2')).toBeInTheDocument();
    expect(screen.getByText('$11.49 each')).toBeInTheDocument();
    expect(screen.getByText('$22.98')).toBeInTheDocument();
    expect(sumOf('Subtotal')).toBe('$35.97');
    expect(sumOf('Tax (8%)')).toBe('$2.88');
    expect(sumOf('Delivery fee')).toBe('$2.99');
    expect(sumOf('Total')).toBe('$41.84');
    // Beside the submit button.
    expect(screen.getByText('$41.84', { selector: 'strong' })).toBeInTheDocument();
    expect(screen.getByText('Delivered in 30-45 min')).toBeInTheDocument();
    expect(screen.getByText('Track your order under My Orders')).toBeInTheDocument();
  });

  it('changes a quantity step by step, never below 1 nor above the stock', async () => {
    const { user } = await openFilledCart(lineOf('strawberry-shortcake', 4));
    const more = await screen.findByRole('button', { name: 'One Strawberry Shortcake more' });
    const less = screen.getByRole('button', { name: 'One Strawberry Shortcake less' });
    await user.click(more);
    expect((await quantityOf('Strawberry Shortcake')).getByText('5')).toBeInTheDocument();
    await waitFor(() => { expect(more).toHaveAttribute('aria-disabled', 'true'); });
    await user.click(more);
    for (let presses = 0; presses < 6; presses += 1) await user.click(less);
    expect((await quantityOf('Strawberry Shortcake')).getByText('1')).toBeInTheDocument();
    expect(sumOf('Total')).toBe('$10.54');
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('strawberry-shortcake', 1)]); });
  });

  it('removes only one line on a double click, whose second click hits the next row', async () => {
    await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove Margherita Pizza' }), { detail: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Garden Pesto Noodles' }), { detail: 2 });
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('garden-pesto-noodles')]); });
  });

  it('removes only one line by a second press of Enter, which hits the next row', async () => {
    const { user } = await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles'), lineOf('garden-salad'));
    (await screen.findByRole('button', { name: 'Remove Margherita Pizza' })).focus();
    await user.keyboard('{Enter}{Enter}');
    expect(screen.getByRole('button', { name: 'Remove Garden Pesto Noodles' })).toHaveFocus();
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('garden-pesto-noodles'), lineOf('garden-salad')]); });
  });

  it('allows a quantity above the stock to be lowered', async () => {
    const { user } = await openFilledCart(lineOf('strawberry-shortcake', 9));
    await waitFor(() => { expect(screen.getByRole('button', { name: 'One Strawberry Shortcake more' })).toHaveAttribute('aria-disabled', 'true'); });
    await user.click(screen.getByRole('button', { name: 'One Strawberry Shortcake less' }));
    expect((await quantityOf('Strawberry Shortcake')).getByText('8')).toBeInTheDocument();
  });

  it('removes a line', async () => {
    const { user } = await openFilledCart(lineOf('margherita-pizza'), lineOf('garden-salad'));
    await user.click(screen.getByRole('button', { name: 'Remove Margherita Pizza' }));
    expect(await screen.findByText('Item removed from cart')).toBeInTheDocument();
    expect(screen.queryByText('Margherita Pizza')).not.toBeInTheDocument();
    expect(sumOf('Total')).toBe('$12.70');
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

  it('moves the focus to the page heading when the cart is cleared', async () => {
    const { user } = await openFilledCart(lineOf('margherita-pizza'));
    await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes, clear it' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    await waitFor(() => { expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument(); });
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
    await user.click(screen.getByRole('link', { name: 'Browse Menu' }));
    await waitFor(() => { expect(currentAddress()).toBe('/user'); });
  });

  it('is visible to a visitor, and empty', async () => {
    renderApp('/user/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Complete Order' })).not.toBeInTheDocument();
  });

  it('shows a placeholder for a picture that fails to load', async () => {
    const { container } = await openFilledCart({ ...lineOf('margherita-pizza'), foodImage: 'https://nowhere.example/pizza.png' });
    const picture = container.querySelector('li img')!;
    expect(picture).toHaveAttribute('src', 'https://nowhere.example/pizza.png');
    fireEvent.error(picture);
    await waitFor(() => { expect(container.querySelector('li img')?.getAttribute('src')).toContain('placeholder'); });
  });
});

describe('the cart beside the menu', () => {
  it('shows lines and totals, and links to the checkout', async () => {
    onWideScreen();
    await storeSession(customer);
    const { user } = renderApp('/user');
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

  it('does not place an order on a double click on Checkout, whose second click hits Complete Order', async () => {
    onWideScreen();
    await storeSession(customer);
    storeCart([lineOf('garden-salad')], customer.email);
    renderApp('/user');
    fireEvent.click(await screen.findByRole('link', { name: 'Checkout' }), { detail: 1 });
    const order = await screen.findByRole('button', { name: 'Complete Order' });
    fireEvent.click(order, { detail: 2 });
    expect(order).not.toHaveAttribute('aria-busy');
    // A click that starts on this page counts.
    fireEvent.click(order, { detail: 1 });
    expect(order).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeInTheDocument();
  });
});

describe('the stored cart', () => {
  it.each(['{not json', '{"a":1}', '[{"id":1}]', '[{"id":"a","foodId":"a","foodName":"a","foodImage":"","foodPrice":-1,"isVeg":true,"quantity":1}]'])(
    'that is no valid cart is set aside with an error: %s',
    async (damaged) => {
      localStorage.setItem('userCart', damaged);
      renderApp('/user/cart');
      expect(await screen.findByText('There was an error loading your cart')).toBeInTheDocument();
      expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
      expect(localStorage.getItem('userCart.damaged')).toBe(damaged);
      await waitFor(() => { expect(storedCart()).toEqual([]); });
    },
  );

  it('does not affect other accounts’ carts when it is damaged', async () => {
    await storeSession(customer);
    const aside = { [OTHER_CUSTOMER.email]: [lineOf('garden-salad', 3)] };
    localStorage.setItem('userCart', 'damaged');
    localStorage.setItem('userCartAccounts', JSON.stringify({ owner: customer.email, aside }));
    renderApp('/user/cart');
    expect(await screen.findByText('There was an error loading your cart')).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([]); });
    expect(JSON.parse(localStorage.getItem('userCartAccounts')!)).toEqual({ owner: customer.email, aside });
  });

  it('is unchanged when only the list of accounts is damaged', async () => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad', 3)], customer.email);
    localStorage.setItem('userCartAccounts', '[]');
    renderApp('/user/cart');
    expect(await screen.findByText('There was an error loading your cart')).toBeInTheDocument();
    expect((await quantityOf('Garden Salad')).getByText('3')).toBeInTheDocument();
    expect(localStorage.getItem('userCartAccounts.damaged')).toBe('[]');
  });

  it('that cannot be written shows an error, and the cart continues in memory', async () => {
    const { user } = await openFilledCart(lineOf('garden-salad'));
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    expect(await screen.findByText('There was an error saving your cart')).toBeInTheDocument();
    expect((await quantityOf('Garden Salad')).getByText('2')).toBeInTheDocument();
    expect(sumOf('Total')).toBe('$22.41');
    expect(storedCart()).toEqual([lineOf('garden-salad')]);
  });

  it('that cannot be read shows an error too', async () => {
    const getItem = Storage.prototype.getItem;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(function read(this: Storage, key: string) {
      if (key.startsWith('userCart')) throw new DOMException('refused', 'SecurityError');
      return getItem.call(this, key);
    });
    renderApp('/user/cart');
    expect(await screen.findByText('There was an error loading your cart')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
  });

  it('survives a reload', async () => {
    const { unmount } = await openFilledCart(lineOf('garden-salad', 4));
    unmount();
    closeApp();
    renderApp('/user/cart');
    expect((await quantityOf('Garden Salad')).getByText('4')).toBeInTheDocument();
  });

  it('shows changes from another tab', async () => {
    await openFilledCart(lineOf('garden-salad'));
    storeCart([lineOf('garden-salad', 3), lineOf('citrus-cooler')], customer.email);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'userCart', storageArea: localStorage }));
    });
    expect((await quantityOf('Garden Salad')).getByText('3')).toBeInTheDocument();
    expect(screen.getByText('Citrus Cooler')).toBeInTheDocument();
    expect(sumOf('Total')).toBe('$37.51');
  });

  it('keeps this tab’s cart when another tab stores unreadable data', async () => {
    const { user } = await openFilledCart(lineOf('garden-salad'));
    localStorage.setItem('userCart', 'damaged');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'userCart', storageArea: localStorage }));
    });
    // A reload would read it.
    expect(storedCart()).toEqual([lineOf('garden-salad')]);
    expect((await quantityOf('Garden Salad')).getByText('1')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('garden-salad', 2)]); });
  });
});

describe('a cart belongs to its account', () => {
  it('is not restored by a response that was pending when another tab signed out', async () => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad', 2)], customer.email);
    const session = lateAnswer(getSession);
    const { flush } = renderApp('/user');
    await waitFor(() => session.asked);
    localStorage.setItem('userCart', '[]');
    localStorage.setItem('userCartAccounts', JSON.stringify({ owner: null, aside: { [customer.email]: [lineOf('garden-salad', 2)] } }));
    localStorage.removeItem('sessionToken');
    localStorage.removeItem('loggedInUserEmail');
    const hear = (key: string) => { act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); }); };
    // Storage events arrive key by key, with the response in between.
    ['userCart', 'userCartAccounts'].forEach(hear);
    await act(() => answered(getSession, session.arrive));
    await flush();
    ['sessionToken', 'loggedInUserEmail'].forEach(hear);
    expect(storedCart()).toEqual([]);
  });

  it('is set aside on signing out, hidden from others, and restored', async () => {
    await storeSession(customer);
    storeCart([lineOf('garden-salad', 2)], customer.email);
    const { user } = renderApp('/user/profile');
    expect(await screen.findByRole('link', { name: 'Cart , 2 items' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByText('Logged out successfully')).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([]); });
    expect(screen.queryByRole('link', { name: 'Cart , 2 items' })).not.toBeInTheDocument();
    closeApp();

    await storeSession(OTHER_CUSTOMER);
    const daniels = renderApp('/user/cart');
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    daniels.unmount();
    closeApp();

    await storeSession(customer);
    renderApp('/user/cart');
    expect((await quantityOf('Garden Salad')).getByText('2')).toBeInTheDocument();
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
