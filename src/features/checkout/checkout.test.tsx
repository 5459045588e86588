import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import { installServer, server } from '../../../mocks/node';
import { clearScenarios, enableScenario } from '../../../mocks/scenarios/catalogue';
import { CUSTOMER, OTHER_CUSTOMER, ask, tokenOf } from '../../../mocks/testing/client';
import { contract } from '../../domain/contract';
import type { CartLine } from '../../domain/cart/cart';
import { EMAIL_KEY, NEW_EMAIL_KEY, TOKEN_KEY } from '../../domain/storedKeys';
import { fillField } from '../../testing/fillField';
import { api } from '../../shared/api/api';
import { holdAnswer } from '../../testing/holdAnswer';
import { closeApp, currentAddress, reloadApp, renderApp, renderAs } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
import { lineOf, storeCart, storedCart } from '../../testing/storeCart';

installServer();

const ORDERS_URL = '*/api/orders';

const complete = () => screen.findByRole('button', { name: 'Complete Order' });
const address = () => screen.findByLabelText('Delivery address');
const phone = () => screen.getByLabelText('Contact phone');
const instructions = () => screen.getByLabelText(/^Special instructions/);
const sumOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
const notices = () => within(screen.getByRole('region', { name: 'Notifications' }));
const isThankYou = () => waitFor(() => { expect(currentAddress()).toMatch(/^\/user\/thank-you\?order=/); });

const storageEvent = (key: string | null) => { act(() => { window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })); }); };

async function openCheckout(...lines: CartLine[]) {
  storeCart(lines.length > 0 ? lines : [lineOf('garden-salad')], CUSTOMER.email);
  const app = await renderAs(CUSTOMER, '/user/cart');
  await complete();
  return app;
}

/** The sample customer's orders in the backend. */
async function storedOrders() {
  const { db } = await openDatabase();
  return (await db.orders.toArray()).filter(({ userId }) => userId === 'user-maya-patel');
}

async function stockOf(id: string) {
  const { db } = await openDatabase();
  return (await db.foods.where('id').equals(id).first())?.stock;
}

const draftOf = (userId: string) => (JSON.parse(localStorage.getItem('checkoutDrafts')!) as Record<string, { orderId: string }>)[userId]!;

/** Records the ids of the orders that are sent, without answering them. */
function recordOrders() {
  const ids: string[] = [];
  server.use(http.post(ORDERS_URL, async ({ request }) => { ids.push(((await request.clone().json()) as { id: string }).id); }));
  return ids;
}

describe('placing an order', () => {
  it('shows the confirmation once, also if the page reloads while the cart is emptied', async () => {
    const { user, store } = await openCheckout();
    let draftsThen: string | null = null;
    store.subscribe(() => { if (store.getState().cart.lines.length === 0) draftsThen ??= localStorage.getItem('checkoutDrafts'); });
    await user.click(await complete());
    await isThankYou();
    closeApp();

    localStorage.setItem('checkoutDrafts', draftsThen!);
    const again = renderApp('/user/cart');
    await isThankYou();
    await again.user.click(screen.getByRole('link', { name: /^Cart/ }));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    closeApp();

    // A user who has filled the cart again is not redirected.
    localStorage.setItem('checkoutDrafts', draftsThen!);
    storeCart([lineOf('garden-salad')], CUSTOMER.email);
    renderApp('/user/cart');
    expect(await complete()).toBeVisible();
  });

  it('starts from the profile, stores the order, reduces the stock, empties cart and draft, and says thank you', async () => {
    const { user } = await openCheckout(lineOf('margherita-pizza'), lineOf('garden-pesto-noodles', 2));
    expect(await address()).toHaveValue('27 Orchard Street, Apartment 4B, Riverside');
    expect(phone()).toHaveValue('555 010 0142');
    expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Cash' })).toHaveAccessibleDescription('Pay the courier in cash');
    await fillField(user, await address(), '1 New Road');
    await fillField(user, phone(), '555 9999');
    await fillField(user, instructions(), 'Please knock.');
    await user.click(screen.getByRole('radio', { name: 'Card' }));
    await user.click(await complete());

    expect(await notices().findByText('Order placed successfully!')).toBeInTheDocument();
    await isThankYou();
    expect(await screen.findByRole('region', { name: 'Your order' })).toHaveTextContent('2 × Garden Pesto Noodles$22.98');
    expect(sumOf('Order total')).toBe('$41.84');
    expect(sumOf('Tax (8%)')).toBe('$2.88');
    expect(sumOf('Estimated delivery')).toBe('30-45 minutes');
    expect(screen.getByText('Please knock.')).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([]); });
    expect(localStorage.getItem('checkoutDrafts')).not.toContain('Please knock.');

    const orders = await storedOrders();
    expect(orders).toHaveLength(5);
    expect(await stockOf('garden-pesto-noodles')).toBe(10);
    const { db } = await openDatabase();
    const shortId = sumOf('Order')?.slice(1);
    expect((await db.orders.toArray()).filter(({ id }) => id.startsWith(shortId ?? '?'))).toHaveLength(1);
  });
});

it('starts from the last order where the profile has no address', async () => {
  await ask(contract.saveProfile, { token: await tokenOf(CUSTOMER), body: { address: '' } });
  const { user } = await openCheckout();
  expect(await address()).toHaveValue('');
  await fillField(user, await address(), '1 New Road');
  await user.click(await complete());
  await isThankYou();
  storeCart([lineOf('garden-salad')], CUSTOMER.email);
  reloadApp('/user/cart');
  expect(await address()).toHaveValue('1 New Road');
});

describe('the required parts, in this order', () => {
  it('a session: a visitor signs in and returns to the typed values', async () => {
    storeCart([lineOf('garden-salad')]);
    const { user } = renderApp('/user/cart');
    await fillField(user, await address(), '5 Visitor Lane');
    await user.click(await complete());
    expect(await notices().findByText('Please login to checkout')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/user/auth'); });

    await user.click(await screen.findByRole('button', { name: /Regular User/ }));
    await waitFor(() => { expect(currentAddress()).toBe('/user/cart'); });
    expect(notices().queryByText('Please login to checkout')).not.toBeInTheDocument();
    expect(await address()).toHaveValue('5 Visitor Lane');
    expect(phone()).toHaveValue('555 010 0142');
    expect(screen.getByText('Garden Salad')).toBeInTheDocument();
  });

  it('an address, then a phone; nothing is sent, and nothing typed is lost', async () => {
    const sent = recordOrders();
    const { user } = await openCheckout();
    for (const field of [await address(), phone()]) expect(field).toBeRequired();
    await fillField(user, await address(), '   ');
    await user.clear(phone());
    await fillField(user, instructions(), 'Leave it at the door.');
    await user.click(await complete());
    expect(await notices().findByText('Please provide a delivery address')).toBeInTheDocument();
    expect(await address()).toBeInvalid();
    expect(await address()).toHaveFocus();
    expect(await address()).toHaveAccessibleDescription('Please provide a delivery address');
    expect(screen.queryByText('Please provide a contact phone number')).not.toBeInTheDocument();

    await fillField(user, await address(), '1 New Road');
    expect(await address()).toBeValid();
    await user.click(await complete());
    expect(await notices().findByText('Please provide a contact phone number')).toBeInTheDocument();
    expect(phone()).toHaveAccessibleDescription('Please provide a contact phone number');
    expect(phone()).toHaveFocus();
    expect(instructions()).toHaveValue('Leave it at the door.');
    expect(sent).toEqual([]);
    expect(currentAddress()).toBe('/user/cart');
  });
});

it('the checkout draft survives a reload, and belongs to its account: another tab’s sign-out makes it no visitor’s, and the next account has its own', async () => {
  const { user } = await openCheckout();
  await fillField(user, await address(), '9 Draft Street');
  await user.click(screen.getByRole('radio', { name: 'Card' }));
  reloadApp('/user/cart');
  expect(await address()).toHaveValue('9 Draft Street');
  expect(screen.getByRole('radio', { name: 'Card' })).toBeChecked();
  localStorage.removeItem(EMAIL_KEY);
  localStorage.removeItem(TOKEN_KEY);
  // The session's storage event arrives before the cart's.
  storageEvent(TOKEN_KEY);
  await waitFor(async () => { expect(await address()).toHaveValue(''); });
  closeApp();

  storeCart([lineOf('garden-salad')], OTHER_CUSTOMER.email);
  await renderAs(OTHER_CUSTOMER, '/user/cart');
  expect(await address()).toHaveValue('8 Harbour View, Old Town');
  expect(screen.getByRole('radio', { name: 'Cash' })).toBeChecked();
});

it('a failed order shows an error, keeps everything, and works on the next attempt', async () => {
  enableScenario('checkout-fails');
  const { user } = await openCheckout();
  await fillField(user, instructions(), 'Please knock.');
  await user.click(await complete());
  expect(await notices().findByText('There was an error placing your order')).toBeInTheDocument();
  expect(await screen.findByText('Something went wrong in the shop. Your cart and what you typed are kept.')).toBeInTheDocument();
  expect(instructions()).toHaveValue('Please knock.');
  expect(storedCart()).toEqual([lineOf('garden-salad')]);
  expect(await storedOrders()).toHaveLength(4);

  clearScenarios();
  await user.click(await complete());
  await isThankYou();
  expect(await storedOrders()).toHaveLength(5);
  // The next attempt dismisses the error.
  expect(notices().queryByText('There was an error placing your order')).not.toBeInTheDocument();
});

it('one attempt is one order, however often the button is clicked, and although its answer is lost: the shop is asked for it by its id', async () => {
  enableScenario('checkout-answer-lost');
  const sent = recordOrders();
  const { user } = await openCheckout();
  const button = await complete();
  // Two clicks before the screen can react, and two more while the request is pending.
  act(() => {
    button.click();
    button.click();
  });
  await user.dblClick(button);
  await isThankYou();
  expect(sent).toHaveLength(1);
  expect(notices().queryByText('There was an error placing your order')).not.toBeInTheDocument();
  expect(await storedOrders()).toHaveLength(5);
  expect(storedCart()).toEqual([]);
});

describe('an order without a response', () => {
  const UNSURE = /^Your last try may have reached us\./;

  it('is not told of an order that was refused, not even for a moment', async () => {
    enableScenario('paused');
    const { user } = await openCheckout();
    const region = document.getElementById((await complete()).getAttribute('aria-describedby') ?? '')!;
    const told: string[] = [];
    const watch = new MutationObserver(() => { told.push(region.textContent); });
    watch.observe(region, { childList: true, subtree: true, characterData: true });
    await user.click(await complete());
    await waitFor(() => { expect(region).toHaveTextContent(/paused/); });
    watch.disconnect();
    expect(told.filter((text) => text.includes('last try'))).toEqual([]);
  });

  it('is reported in an existing live region and as the button’s description; what is typed then belongs to the next order', async () => {
    enableScenario('checkout-unknown');
    const { user } = await openCheckout();
    const region = document.getElementById((await complete()).getAttribute('aria-describedby') ?? '');
    expect(region).toHaveAttribute('role', 'status');
    expect(region).toBeEmptyDOMElement();
    await user.click(await complete());
    await waitFor(() => { expect(region).toHaveTextContent(/kept\.Your last try may have reached us\. Complete it again/); });
    expect(await complete()).toHaveAccessibleDescription(/kept\. Your last try may have reached us\. Complete it again/);
    await user.click(screen.getByRole('button', { name: 'One Garden Salad more' }));
    await fillField(user, instructions(), 'For the second one.');

    clearScenarios();
    await user.click(await complete());
    await isThankYou();
    expect(notices().getByText('Your last try had reached us: this order is without your later changes')).toBeVisible();
    expect(await storedOrders()).toHaveLength(5);
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    expect(await complete()).toBeVisible();
    expect(instructions()).toHaveValue('For the second one.');
    expect(storedCart()).toEqual([lineOf('garden-salad')]);
  });

  it('is not told of while another tab waits for its answer', async () => {
    await openCheckout();
    const { 'user-maya-patel': draft, ...others } = JSON.parse(localStorage.getItem('checkoutDrafts')!) as Record<string, object>;
    localStorage.setItem('checkoutDrafts', JSON.stringify({ ...others, 'user-maya-patel': { ...draft, sent: true } }));
    storageEvent('checkoutDrafts');
    expect(screen.queryByText(UNSURE)).not.toBeInTheDocument();
  });

  it('is sent again with the same id if the shop does not have it', async () => {
    enableScenario('checkout-unreachable');
    const { user } = await openCheckout();
    await user.click(await complete());
    expect(await screen.findByText(UNSURE)).toBeVisible();
    const { orderId } = draftOf('user-maya-patel');
    clearScenarios();
    const ids = recordOrders();
    await user.click(await complete());
    await isThankYou();
    expect(notices().queryByText(/^Your last try had reached us/)).not.toBeInTheDocument();
    expect(ids).toEqual([orderId]);
    expect((await storedOrders()).map(({ id }) => id)).toContain(orderId);
  });
});

describe('a pending order', () => {
  const isThere = () => notices().findByText('Order placed successfully!');
  const goTo = (name: RegExp) => within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name });

  /** Opens the checkout with one salad and orders it; the test decides when the response arrives. */
  async function sendOrder(typed = '') {
    const { user } = await openCheckout();
    if (typed !== '') await user.type(instructions(), typed);
    const button = await complete();
    return { user, arrive: await holdAnswer(contract.placeOrder, () => user.click(button)) };
  }

  it('does not include what is added and typed while it is pending: that is another order', async () => {
    const { user, arrive } = await sendOrder();
    // Another salad.
    await user.click(goTo(/^Home/));
    await user.click((await screen.findAllByRole('button', { name: 'Add to cart: Garden Salad' }))[0]!);
    await user.click(goTo(/^Cart/));
    await complete();
    await fillField(user, instructions(), 'The second one.');
    // The first order is still pending, so it is not uncertain yet.
    expect(await complete()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(/^Your last try may have reached us/)).not.toBeInTheDocument();
    await arrive();
    expect(await isThere()).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('garden-salad')]); });
    expect(instructions()).toHaveValue('The second one.');
    expect(screen.queryByText(/^Your last try may have reached us/)).not.toBeInTheDocument();
    // Typing in another tab is no news about the order.
    storageEvent('checkoutDrafts');
    expect(currentAddress()).toBe('/user/cart');

    await user.click(await complete());
    await isThankYou();
    expect(await screen.findByText('The second one.')).toBeInTheDocument();
    expect(await storedOrders()).toHaveLength(6);
  });

  it('is confirmed also if the cart is empty by then', async () => {
    const { user, arrive } = await sendOrder();
    await user.click(screen.getByRole('button', { name: 'Remove Garden Salad' }));
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeInTheDocument();
    await arrive();
    expect(await isThere()).toBeInTheDocument();
    await isThankYou();
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeInTheDocument();
  });

  it('does not affect another account that has signed in, which sees its own cart and need not wait', async () => {
    const { user, arrive } = await sendOrder();
    await signInElsewhere(OTHER_CUSTOMER, lineOf('citrus-cooler'));
    expect(await screen.findByText('Citrus Cooler')).toBeInTheDocument();
    await user.click(await complete());
    await isThankYou();
    expect(await screen.findByText('Citrus Cooler')).toBeInTheDocument();
    const confirmation = currentAddress();
    await arrive();
    await waitFor(() => { expect(draftOf('user-maya-patel')).toHaveProperty('placed'); });
    expect(currentAddress()).toBe(confirmation);
    expect(notices().getAllByText('Order placed successfully!')).toHaveLength(1);
  });

  it('belongs to its account also if another tab changes the e-mail of that while it is pending', async () => {
    const NEW = 'maya@new.example';
    const { user } = await openCheckout();
    localStorage.setItem(NEW_EMAIL_KEY, NEW);
    storageEvent(NEW_EMAIL_KEY);
    await ask(contract.saveProfile, { token: localStorage.getItem(TOKEN_KEY)!, body: { email: NEW } });
    await user.click(await complete());
    expect(await isThere()).toBeInTheDocument();
    await waitFor(() => { expect(localStorage.getItem(EMAIL_KEY)).toBe(NEW); });
    await isThankYou();
    expect(localStorage.getItem(TOKEN_KEY)).not.toBeNull();
  });

  it('does not redirect a user who has left the page to the sign-in when the session has ended', async () => {
    const { db } = await openDatabase();
    const { user } = await openCheckout();
    await db.sessions.clear();
    const button = await complete();
    const arrive = await holdAnswer(contract.placeOrder, () => user.click(button));
    await user.click(goTo(/^Home/));
    await screen.findAllByRole('button', { name: 'Add to cart: Garden Salad' });
    await arrive();
    expect(notices().getByText('Please login to checkout')).toBeInTheDocument();
    expect(currentAddress()).toBe('/user');
  });
});

describe('two tabs with the same checkout', () => {
  const ORDER = 'e2750b19-6c4d-4e83-a9f0-1d8b36c7542e';
  const NEXT = '0b9d7a52-3f1e-4c68-9d27-5a64e1c0f3b8';
  const PLACED = { orderId: ORDER, unconfirmed: false };

  it('place no second order when one is pressed before it hears of the other’s', async () => {
    const sent = recordOrders();
    const { user } = await openCheckout();
    // The storage event is still on its way.
    localStorage.setItem('checkoutDrafts', JSON.stringify({ 'user-maya-patel': { orderId: NEXT, placed: { orderId: ORDER, unconfirmed: true } } }));
    await user.click(await complete());
    await waitFor(() => { expect(currentAddress()).toBe(`/user/thank-you?order=${ORDER}`); });
    expect(sent).toEqual([]);
  });

  it('show what is typed in the other, store nothing that they only received, and end at the same confirmation, also if the storage event was missed', async () => {
    const EARLIER = { ...PLACED, orderId: '5f0c1d3e-8b7a-4a49-9d26-1e3f5a7b9c0d' };
    const store = (own: object, others = {}) => {
      localStorage.setItem('checkoutDrafts', JSON.stringify({ 'user-maya-patel': { orderId: NEXT, ...own }, ...others }));
    };
    store({ placed: EARLIER });
    await openCheckout();
    store({ placed: EARLIER, specialInstructions: 'Kno' }, { 'user-daniel-okafor': { orderId: ORDER, placed: { orderId: 'his', unconfirmed: true } } });
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'checkoutDrafts', storageArea: localStorage }));
      store({ placed: EARLIER, specialInstructions: 'Knock' });
    });
    await waitFor(() => { expect(instructions()).toHaveValue('Kno'); });
    expect(localStorage.getItem('checkoutDrafts')).toContain('"Knock"');
    expect(currentAddress()).toBe('/user/cart');

    store({ placed: { orderId: ORDER, unconfirmed: true } });
    // A tab restored from the back/forward cache learns only that something has changed.
    storageEvent(null);
    expect(await notices().findByText('Your order was placed in another tab')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe(`/user/thank-you?order=${ORDER}`); });
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeInTheDocument();
    expect(draftOf('user-maya-patel')).toEqual({ orderId: NEXT, placed: PLACED });
  });
});

describe('a browser that cannot store anything more', () => {
  it('is reported once, and the order is placed', async () => {
    const { user } = await openCheckout();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => { throw new DOMException('full', 'QuotaExceededError'); });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await fillField(user, instructions(), 'Please knock.');
    const message = await notices().findByText('This browser cannot store what you type here. It is kept until you leave this page.');
    await user.click(notices().getByRole('button', { name: 'Dismiss' }));
    await user.type(instructions(), '!');
    expect(instructions()).toHaveValue('Please knock.!');
    expect(message).not.toBeInTheDocument();
    expect(notices().queryByText(message.textContent)).not.toBeInTheDocument();
    await user.click(await complete());
    await isThankYou();
    expect(await screen.findByText('Please knock.!')).toBeInTheDocument();
  });

  it('does not cause a repeated order to be taken for the previous one', async () => {
    const { user } = await openCheckout();
    await waitFor(() => { expect(localStorage.getItem('checkoutDrafts')).toContain('orderId'); });
    const room = localStorage.getItem('checkoutDrafts')?.length ?? 0;
    const store = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key === 'checkoutDrafts' && value.length > room) throw new DOMException('full', 'QuotaExceededError');
      store.call(this, key, value);
    });
    await user.click(await complete());
    await isThankYou();
    await user.click(await screen.findByRole('link', { name: 'Order More' }));
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Garden Salad' }));
    await user.click((await screen.findAllByRole('link', { name: /^Cart/ }))[0]!);
    await user.click(await complete());
    await isThankYou();
    expect(await storedOrders()).toHaveLength(6);
  });
});

const GONE: CartLine = { ...lineOf('garden-salad'), id: 'gone', foodId: 'gone', foodName: 'Yesterday’s Soup' };
const DEARER: CartLine = { ...lineOf('margherita-pizza'), foodPrice: 9.99 };
const changes = async () => within(await screen.findByRole('region', { name: 'Some items in your cart have changed' }));

it('a cart that has changed on the server is listed line by line, and changes only by the customer’s answers', async () => {
  const { user, store } = await openCheckout(DEARER, lineOf('strawberry-shortcake', 7), GONE);
  await user.click(await complete());
  expect(await notices().findByText('There was an error placing your order')).toBeInTheDocument();
  const listed = (await changes()).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
  expect(listed).toEqual([
    'Margherita Pizza: was $9.99, now $12.99.',
    'Strawberry Shortcake: only 5 left, you have 7 in your cart.',
    'Yesterday’s Soup: no longer on the menu.',
  ]);
  expect(storedCart()).toEqual([DEARER, lineOf('strawberry-shortcake', 7), GONE]);
  expect(await storedOrders()).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Some items in your cart have changed' })).toHaveFocus();

  expect((await changes()).getByRole('link', { name: 'Keep browsing' })).toHaveAttribute('href', '/user');
  await user.click((await changes()).getByRole('button', { name: 'Accept $12.99: Margherita Pizza' }));
  await user.click((await changes()).getByRole('button', { name: 'Reduce to 5: Strawberry Shortcake' }));
  await user.click((await changes()).getByRole('button', { name: 'Remove Yesterday’s Soup from the order' }));
  expect(screen.queryByText('Some items in your cart have changed')).not.toBeInTheDocument();
  expect(sumOf('Subtotal')).toBe('$47.94');

  // What the menu shows later is no refusal of an order.
  instructions().focus();
  const setFood = async (id: string, change: object) => {
    const { db } = await openDatabase();
    await db.foods.where('id').equals(id).modify(change);
    act(() => { store.dispatch(api.util.invalidateTags(['Food'])); });
  };
  const setStock = async (stock: number) => setFood('strawberry-shortcake', { stock });
  await setStock(4);
  expect((await changes()).getByText('Please look at these before you order.')).toBeVisible();
  expect(instructions()).toHaveFocus();
  await setFood('margherita-pizza', { price: 14.99 });
  await user.click(await (await changes()).findByRole('button', { name: 'Accept $14.99: Margherita Pizza' }));
  expect((await changes()).getByText('Please look at these before you order.')).toBeVisible();
  await setStock(5);
  await waitFor(() => { expect(screen.queryByText('Some items in your cart have changed')).not.toBeInTheDocument(); });

  await user.click(await complete());
  await isThankYou();
  expect(await storedOrders()).toHaveLength(5);
  expect(await stockOf('strawberry-shortcake')).toBe(0);
});
