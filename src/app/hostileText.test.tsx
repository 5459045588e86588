/**
 * Markup, bidirectional control characters, emoji and very long words are shown as text or refused with a message, never
 * executed.
 */
import { screen, within } from '@testing-library/react';
import { contract } from '../domain/contract';
import { installServer } from '../../mocks/node';
import { ADMIN, CUSTOMER, DELIVERY, ask, refusalOf, tokenOf } from '../../mocks/testing/client';
import { fillField } from '../testing/fillField';
import { closeApp, renderApp, renderAs } from '../testing/renderApp';
import { lineOf, storeCart } from '../testing/storeCart';

installServer();

const MARKUP = '<img src=x onerror="document.title=1"><script>alert(1)</script><b>Soup</b>';
const FAMILY = '👨‍👩‍👧‍👦🍜';
const LONG = 'x'.repeat(10_000);
const FOOD = { name: 'Soup', price: 5, image: 'pictures/ramen.webp', category: 'Salad', description: 'Warm', stock: 5, isVeg: true };

/** Elements that would exist if the text had been parsed as HTML. */
const injected = () => document.querySelectorAll('#root script, main script, main b, img[src="x"], [onerror]').length;

test('a dish, an order and a profile full of markup are shown as plain text', async () => {
  const admin = await tokenOf(ADMIN);
  await ask(contract.addFood, { token: admin, body: { ...FOOD, name: MARKUP, description: `${MARKUP} ${FAMILY}`, category: '<i>Soups</i>' } });
  await renderAs(CUSTOMER, '/user');
  expect(await screen.findByRole('heading', { name: MARKUP })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^<i>Soups<\/i>/ })).toBeInTheDocument();
  expect(injected()).toBe(0);
  closeApp();

  storeCart([lineOf('garden-salad')], CUSTOMER.email);
  const { user } = renderApp('/user/cart');
  for (const label of ['Delivery address', 'Contact phone', /^Special instructions/]) {
    const field = await screen.findByLabelText(label);
    await fillField(user, field, label === 'Contact phone' ? '<b>555 0100</b>' : MARKUP);
  }
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  expect(await screen.findByText(MARKUP)).toBeInTheDocument();
  expect(injected()).toBe(0);
});

test('the form and the backend both refuse 10,000 characters with a message, and the form keeps the text', async () => {
  storeCart([lineOf('garden-salad')], CUSTOMER.email);
  const { user } = await renderAs(CUSTOMER, '/user/cart');
  const address = await screen.findByLabelText('Delivery address');
  await fillField(user, address, LONG);
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  const sentence = 'The delivery address can have at most 300 characters';
  expect(await within(screen.getByRole('region', { name: 'Notifications' })).findByText(sentence)).toBeInTheDocument();
  expect(address).toHaveValue(LONG);

  const token = await tokenOf(CUSTOMER);
  const lines = [{ foodId: 'garden-salad', quantity: 1, price: 8.99 }];
  expect(await refusalOf(contract.placeOrder, { token, body: { ...DELIVERY, lines, deliveryAddress: LONG } })).toMatchObject({ status: 422, message: sentence });
});
