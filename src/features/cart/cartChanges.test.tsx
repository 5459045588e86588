/**
 * Changes of the cart's dishes other than a refused order: on ordering again, on a dish that is back, and on exceeding the stock.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDatabase } from '../../../mocks/indexeddb/connection/openDatabase';
import type { FoodRow } from '../../../backend/rows/rows';
import { installServer } from '../../../mocks/node';
import { enableScenario } from '../../../mocks/scenarios/catalogue';
import { CUSTOMER, OTHER_CUSTOMER } from '../../../mocks/testing/client';
import { getMenu } from '../../domain/calls/menuCalls';
import type { CartLine } from '../../domain/cart/cart';
import { lineKey } from '../../domain/order/line';
import { holdAnswer } from '../../testing/holdAnswer';
import { currentAddress, reloadApp, renderApp, renderAs, storeSession } from '../../testing/renderApp';
import { signInElsewhere } from '../../testing/signInElsewhere';
import { lineOf, storeCart, storedCart } from '../../testing/storeCart';

installServer();

/** Changes a dish in the database, as an administrator in another browser would. */
async function changeFood(id: string, change: Partial<FoodRow>) {
  const { db } = await openDatabase();
  await db.foods.where('id').equals(id).modify((row) => { Object.assign(row, change); });
}

const again = async (id: string) => screen.findByRole('button', { name: `Order again: order ${id}` });
const changed = async () => within(await screen.findByRole('region', { name: 'Some items in your cart have changed' }));
const changes = async () => (await changed()).getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
const arriveInCart = () => waitFor(() => { expect(currentAddress()).toBe('/user/cart'); });
/** The newest sample order: two pizzas and two coolers. */
const PIZZAS = '3d1e84b7';

async function openOrders(...lines: Parameters<typeof storeCart>[0]) {
  storeCart(lines, CUSTOMER.email);
  return renderAs(CUSTOMER, '/user/orders');
}

describe('order again', () => {
  it('adds a past order to the cart, which can be ordered immediately, but not by a second click that hits Complete Order', async () => {
    const { user } = await openOrders();
    fireEvent.click(await again(PIZZAS), { detail: 1 });
    const complete = await screen.findByRole('button', { name: 'Complete Order' });
    fireEvent.click(complete, { detail: 2 });
    expect(complete).not.toHaveAttribute('aria-busy');
    await arriveInCart();
    expect(await screen.findByText('Everything from that order is in your cart')).toBeInTheDocument();
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('margherita-pizza', 2), lineOf('citrus-cooler', 2)]); });
    expect(screen.queryByText('Some items in your cart have changed')).not.toBeInTheDocument();
    await user.click(complete);
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeInTheDocument();
  });

  it('lists what has changed, and changes nothing without an answer', async () => {
    const { user } = await openOrders();
    await again(PIZZAS);
    await changeFood('margherita-pizza', { price: 14.25 });
    await changeFood('citrus-cooler', { stock: 1 });
    await user.click(await again(PIZZAS));
    await arriveInCart();
    expect(await screen.findByText('Some items have changed since that order. Please look at them in your cart.')).toBeInTheDocument();
    expect(await changes()).toEqual(['Margherita Pizza: was $12.99, now $14.25.', 'Citrus Cooler: only 1 left, you have 2 in your cart.']);
    expect((await changed()).getByText('Please look at these before you order.')).toBeVisible();
    expect(storedCart()).toEqual([lineOf('margherita-pizza', 2), lineOf('citrus-cooler', 2)]);

    await user.click((await changed()).getByRole('button', { name: 'Accept $14.25: Margherita Pizza' }));
    expect(screen.getByRole('heading', { name: 'Some items in your cart have changed' })).toHaveFocus();

    // The second click of a double click hits the row that has moved up.
    const next = (await changed()).getByRole('button', { name: 'Reduce to 1: Citrus Cooler' });
    fireEvent.click(next, { detail: 2 });
    expect(next).toBeInTheDocument();
    await user.click(next);
    expect(screen.queryByText('Some items in your cart have changed')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Your Cart' })).toHaveFocus();
    // 2 × 14.25 + 4.99 = 33.49, plus 8 % tax (2.68), plus the fee of 2.99.
    expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent('$39.16');
    await user.click(await screen.findByRole('button', { name: 'Complete Order' }));
    expect(await screen.findByRole('heading', { name: 'Thank you for your order!' })).toBeInTheDocument();
  });

  it('asks again after a reload until it is answered, and adds no more of a dish that is gone', async () => {
    const { user } = await openOrders();
    await again(PIZZAS);
    const { db } = await openDatabase();
    await db.foods.where('id').equals('citrus-cooler').delete();
    await user.click(await again(PIZZAS));
    await arriveInCart();
    expect(await changes()).toEqual(['Citrus Cooler: no longer on the menu.']);
    await waitFor(() => { expect(storedCart()).toHaveLength(2); });
    const { user: later } = reloadApp('/user/cart');
    expect(await changes()).toEqual(['Citrus Cooler: no longer on the menu.']);
    const row = within(screen.getByRole('group', { name: 'Quantity of Citrus Cooler' }).closest('li')!);
    expect(row.queryByText(/^(Non-)?Veg$/)).not.toBeInTheDocument();
    await later.click(row.getByRole('button', { name: 'One Citrus Cooler more' }));
    // Not how many are left.
    expect(await screen.findByText('Citrus Cooler is no longer on the menu')).toBeInTheDocument();
    expect(storedCart()[1]).toMatchObject({ foodId: 'citrus-cooler', quantity: 2 });
    await later.click((await changed()).getByRole('button', { name: 'Remove Citrus Cooler from the order' }));
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('margherita-pizza', 2)]); });
  });

  it('leaves the cart unchanged and shows an error if the shop does not respond', async () => {
    const { user } = await openOrders(lineOf('garden-salad'));
    const button = await again(PIZZAS);
    enableScenario('menu-fails');
    await user.click(button);
    expect(await screen.findByText('Something went wrong in the shop')).toBeInTheDocument();
    expect(currentAddress()).toBe('/user/orders');
    expect(button).not.toHaveAttribute('aria-busy');
    expect(storedCart()).toEqual([lineOf('garden-salad')]);
  });

  describe('with a slow menu request', () => {
    async function orderAgain() {
      const { user } = await openOrders();
      const button = await again(PIZZAS);
      return { user, arrive: await holdAnswer(getMenu, () => user.click(button)) };
    }

    it('fills the cart, and does not navigate a user who has left the page', async () => {
      const { user, arrive } = await orderAgain();
      await user.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Profile/ }));
      await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
      await user.type(screen.getByLabelText('Phone'), '9');
      await arrive();
      expect(await screen.findByText('Everything from that order is in your cart')).toBeInTheDocument();
      await waitFor(() => { expect(storedCart()).toHaveLength(2); });
      expect(currentAddress()).toBe('/user/profile');
      expect(screen.getByLabelText('Phone')).toHaveValue('555 010 01429');
    });

    it('adds nothing to the cart of another account that has signed in', async () => {
      const { arrive } = await orderAgain();
      await signInElsewhere(OTHER_CUSTOMER, lineOf('garden-salad'));
      await arrive();
      expect(storedCart()).toEqual([lineOf('garden-salad')]);
      expect(currentAddress()).toBe('/user/orders');
      expect(screen.queryByText('Everything from that order is in your cart')).not.toBeInTheDocument();
    });
  });

  it('is offered on the confirmation of a completed order, which has no estimate, and not of a pending one', async () => {
    await storeSession(CUSTOMER);
    const { db } = await openDatabase();
    const orders = await db.orders.toArray();
    const idOf = (short: string) => orders.find(({ id }) => id.startsWith(short))?.id ?? '';
    renderApp(`/user/thank-you?order=${idOf('b83e57c2')}`);
    expect(await again('b83e57c2')).toBeVisible();
    expect(screen.getByText('Status').nextElementSibling).toHaveTextContent('Completed');
    expect(screen.queryByText('Estimated delivery')).not.toBeInTheDocument();
    expect(screen.queryByText(/^The kitchen has it/)).not.toBeInTheDocument();
    reloadApp(`/user/thank-you?order=${idOf(PIZZAS)}`);
    expect(await screen.findByRole('link', { name: 'View My Orders' })).toBeVisible();
    expect(screen.queryByText('Status')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Order again/ })).not.toBeInTheDocument();
  });
});

it('a dish that is sold out until later comes back in the open cart by itself', async () => {
  storeCart([lineOf('margherita-pizza')], CUSTOMER.email);
  await renderAs(CUSTOMER, '/user');
  await changeFood('margherita-pizza', { soldOutUntil: new Date(Date.now() + 2000).toISOString() });
  reloadApp('/user/cart');
  expect(await changes()).toEqual(['Margherita Pizza: sold out.']);
  await waitFor(() => { expect(screen.queryByText('Some items in your cart have changed')).not.toBeInTheDocument(); });
});

describe('exceeding the stock', () => {
  describe('with other options in another line', () => {
    const choices = ['Small', 'Large'].map((name) => ({ id: name, name, price: 0, isVeg: true, soldOut: false, isDefault: false, most: 1 }));
    const salad = (name: string, quantity: number) => {
      const options = [{ groupId: 'size', choiceId: name, quantity: 1, name, price: 0 }];
      return { ...lineOf('garden-salad', quantity), id: lineKey({ foodId: 'garden-salad', options }), options };
    };
    async function openCart(stock: number, ...lines: CartLine[]) {
      await changeFood('garden-salad', { stock, options: [{ id: 'size', name: 'Size', least: 1, most: 1, choices }] });
      storeCart(lines, CUSTOMER.email);
      return renderAs(CUSTOMER, '/user/cart');
    }

    it('says how many are left of the dish', async () => {
      await openCart(5, salad('Small', 5), salad('Large', 1));
      expect(await changes()).toEqual(['Garden Salad (Large): only 5 left, you have 6 in your cart.']);
    });

    it('is limited to the maximum per dish', async () => {
      const { user } = await openCart(200, salad('Small', 98), salad('Large', 1));
      await user.click(await screen.findByRole('button', { name: 'One Garden Salad (Large) more' }));
      expect(await screen.findByText(/^You can order at most 99 of one dish/)).toBeInTheDocument();
      expect(storedCart()[1]).toMatchObject({ quantity: 1 });
    });
  });

  it('is limited to the maximum per dish if the menu is unknown', async () => {
    enableScenario('menu-fails');
    storeCart([lineOf('citrus-cooler', 98)], CUSTOMER.email);
    const { user } = await renderAs(CUSTOMER, '/user/cart');
    const more = await screen.findByRole('button', { name: 'One Citrus Cooler more' });
    await user.click(more);
    await waitFor(() => { expect(storedCart()).toEqual([lineOf('citrus-cooler', 99)]); });
    expect(more).toHaveAttribute('aria-disabled', 'true');
    await user.click(more);
    expect(await screen.findByText(/^You can order at most 99 of one dish/)).toBeInTheDocument();
  });

  it('shows the reason on the menu, also if the cart holds more than the stock', async () => {
    storeCart([lineOf('strawberry-shortcake', 7)], CUSTOMER.email);
    const { user } = await renderAs(CUSTOMER, '/user');
    await user.click(await screen.findByRole('button', { name: 'Add to cart: Strawberry Shortcake' }));
    expect(await screen.findByText('Only 5 of Strawberry Shortcake left, and you have 7 in your cart')).toBeInTheDocument();
    expect(storedCart()).toEqual([lineOf('strawberry-shortcake', 7)]);
  });
});
