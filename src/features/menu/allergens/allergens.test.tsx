/** What a customer eats without: from the menu to the order. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../../mocks/node';
import { ADMIN, CUSTOMER, ask, tokenOf } from '../../../../mocks/testing/client';
import { contract } from '../../../domain/contract';
import type { Allergen } from '../../../domain/food/allergens';
import type { OptionGroup } from '../../../domain/food/options';
import { EXCLUDED_ALLERGENS_KEY } from '../../../domain/storedKeys';
import { currentAddress, renderApp, renderAs } from '../../../testing/renderApp';
import { lineOf, storeCart } from '../../../testing/storeCart';

installServer();

const choice = (name: string, allergens: Allergen[] = []) => ({ id: name.toLowerCase(), name, price: 0, isVeg: true, soldOut: false, isDefault: allergens.length > 0, most: 1, ...(allergens.length > 0 && { allergens }) });
const SAUCE: OptionGroup = { id: 'sauce', name: 'Sauce', least: 0, most: 1, choices: [choice('Pesto', ['milk', 'nuts']), choice('Basil')] };

beforeEach(async () => {
  const token = await tokenOf(ADMIN);
  await ask(contract.updateFood, { token, params: { id: 'garden-salad' }, body: { allergens: ['nuts', 'celery'] } });
  await ask(contract.updateFood, { token, params: { id: 'margherita-pizza' }, body: { allergens: ['gluten', 'milk'], options: [SAUCE], isVeg: true } });
});

const exclude = (allergens: readonly Allergen[]) => { localStorage.setItem(EXCLUDED_ALLERGENS_KEY, JSON.stringify(allergens)); };

it('dishes with an excluded allergen leave the menu and the search, which say so, remember it, and show them again', async () => {
  const { user, unmount } = renderApp('/user');
  await user.click(await screen.findByRole('button', { name: 'Without …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Without allergens' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Nuts' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Without nuts' })).toHaveFocus();
  expect(screen.getByText('1 dish hidden')).toHaveAttribute('role', 'status');
  expect(screen.getByText(/^Allergens not stated: \d+ dishes$/)).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Garden Salad' })).not.toBeInTheDocument();
  expect(screen.getByRole('article', { name: 'Margherita Pizza' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Show anyway' }));
  expect(screen.getByRole('article', { name: 'Garden Salad' })).toBeInTheDocument();
  unmount();

  const { user: later } = renderApp('/user/search?q=salad');
  expect(await screen.findByText('1 dish hidden')).toBeInTheDocument();
  expect(screen.queryByRole('article', { name: 'Garden Salad' })).not.toBeInTheDocument();
  // Another tab excludes none.
  localStorage.removeItem(EXCLUDED_ALLERGENS_KEY);
  act(() => { window.dispatchEvent(new StorageEvent('storage', { key: EXCLUDED_ALLERGENS_KEY })); });
  expect(await screen.findByRole('article', { name: 'Garden Salad' })).toBeInTheDocument();
  await later.click(screen.getByRole('button', { name: 'Without …' }));
  expect(await screen.findByText(/^Dishes say what the kitchen has entered/)).toBeInTheDocument();
});

it('the details say what the dish and the chosen choices contain; a card opens them where its defaults are excluded', async () => {
  exclude(['nuts']);
  const { user } = await renderAs(CUSTOMER, '/user');
  await user.click(await screen.findByRole('button', { name: 'Add to cart: Margherita Pizza' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Margherita Pizza' }));
  const said = await dialog.findByText('Contains gluten, milk, nuts');
  expect(dialog.getByText('You exclude nuts')).toBeInTheDocument();
  await user.click(dialog.getByRole('radio', { name: 'Basil' }));
  expect(said).toHaveTextContent(/^Contains gluten, milk$/);
  expect(dialog.queryByText('You exclude nuts')).not.toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'Pesto Contains milk, nuts' })).toBeEnabled();
});

it('an order tells the kitchen what its customer excludes, as the checkout says, whose dialog stays open while none is excluded', async () => {
  exclude(['nuts']);
  storeCart([lineOf('garden-salad')]);
  const { user } = await renderAs(CUSTOMER, '/user/cart');
  const note = within(await screen.findByRole('group', { name: 'Allergens' }));
  expect(note.getByText('Without nuts: told to the kitchen')).toBeInTheDocument();
  expect(await note.findByText('Garden Salad: contains nuts')).toBeInTheDocument();
  await user.click(note.getByRole('button', { name: 'Change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Without allergens' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Nuts' }));
  expect(screen.getByText('No allergens excluded')).toBeInTheDocument();
  await user.click(dialog.getByRole('checkbox', { name: 'Nuts' }));
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => { expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus(); });
  await user.click(screen.getByRole('button', { name: 'Complete Order' }));
  await waitFor(() => { expect(currentAddress()).toMatch(/thank-you/); });
  expect(await screen.findByText('Without')).toBeInTheDocument();
  const { items: [order] } = await ask(contract.getMyOrders, { token: await tokenOf(CUSTOMER) });
  expect(order?.without).toEqual(['nuts']);
});
