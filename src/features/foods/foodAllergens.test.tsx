/** Allergens and diet in the back office: entered with a dish, and read by the kitchen. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer } from '../../../mocks/node';
import { CUSTOMER, DELIVERY, ask, tokenOf } from '../../../mocks/testing/client';
import { getFood, updateFood } from '../../domain/calls/foodCalls';
import { getHistory } from '../../domain/calls/backOfficeCalls';
import { placeOrder } from '../../domain/calls/orderCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { chooseOption } from '../../testing/chooseOption';
import { fillField } from '../../testing/fillField';
import { renderAs } from '../../testing/renderApp';

installServer();

const ID = 'garden-salad';
const stored = () => ask(getFood, { params: { id: ID } });
const submit = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

async function openEdit() {
  const { user } = await renderAs(DEMO_ACCOUNTS.admin, `/dashboard/search/${ID}`);
  await screen.findByLabelText('Description');
  return user;
}

it('are entered for a dish and for a choice, are in the history, and are taken away', async () => {
  const user = await openEdit();
  await chooseOption(user, 'Allergens', 'Milk');
  await chooseOption(user, 'Allergens', 'Gluten');
  await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
  await submit(user, 'Add options');
  await fillField(user, screen.getByLabelText('Group name: group 1'), 'Extras');
  await fillField(user, screen.getByLabelText('Name of choice 1 of Extras'), 'Walnuts');
  await chooseOption(user, 'Allergens of choice 1 of Extras', 'Nuts');
  await submit(user, 'Save');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  const { allergens, diets, options } = await stored();
  expect([allergens, diets, options?.[0]?.choices[0]?.allergens]).toEqual([['gluten', 'milk'], ['vegan'], ['nuts']]);
  const { items: [entry] } = await ask(getHistory, { token: await tokenOf(DEMO_ACCOUNTS.admin) });
  expect(entry?.changes.map(({ field, to }) => `${field}: ${to}`)).toEqual(expect.arrayContaining(['allergens: gluten, milk', 'diets: vegan', 'options: Extras (choose 1): Walnuts (contains nuts)']));
});

it('conflict with those of another administrator, and are taken away', async () => {
  const token = await tokenOf(DEMO_ACCOUNTS.admin);
  const user = await openEdit();
  await ask(updateFood, { token, params: { id: ID }, body: { allergens: ['celery'] } });
  await chooseOption(user, 'Allergens', 'Milk');
  await submit(user, 'Save');
  const line = await screen.findByText((_, each) => each?.tagName === 'P' && each.textContent.startsWith('Allergens: now'));
  expect(line).toHaveTextContent('Allergens: now celery, yours milk');
  await submit(user, 'Take theirs: Allergens');
  await user.click(screen.getByRole('combobox', { name: 'Allergens' }));
  await user.keyboard('{Backspace}');
  await submit(user, 'Save mine');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  await waitFor(async () => { expect(await stored()).not.toHaveProperty('allergens'); });
});

it('those that the customer excludes are on the ticket and on the receipt', async () => {
  const lines = [{ foodId: ID, quantity: 1, price: 8.99 }];
  const { id } = await ask(placeOrder, { token: await tokenOf(CUSTOMER), body: { ...DELIVERY, lines, without: ['nuts', 'eggs'] } });
  const { unmount } = await renderAs(DEMO_ACCOUNTS.admin, '/dashboard/kitchen');
  const ticket = within(await screen.findByRole('article', { name: `Order ${id.slice(0, 8)}` }));
  expect(ticket.getByText('Without eggs, nuts')).toBeInTheDocument();
  unmount();
  await renderAs(DEMO_ACCOUNTS.admin, `/dashboard/orders/${id}`);
  expect(within(await screen.findByRole('article', { name: 'Receipt' })).getByText('eggs, nuts')).toBeInTheDocument();
});
