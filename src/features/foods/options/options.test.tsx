/** The options in the form of a dish (docs/behaviour.md, section 2). */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer } from '../../../../mocks/node';
import { ADMIN, ask as call, tokenOf } from '../../../../mocks/testing/client';
import { getFood, updateFood } from '../../../domain/calls/foodCalls';
import type { OptionGroup } from '../../../domain/food/options';
import { chooseOption } from '../../../testing/chooseOption';
import { fillField } from '../../../testing/fillField';
import { renderSection } from '../../../testing/renderApp';

installServer();

const pizza = 'margherita-pizza';
const small = { id: 'small', name: 'Small', price: 0, isVeg: true, soldOut: false, isDefault: true, most: 1 };
const SIZE: OptionGroup = { id: 'size', name: 'Size', least: 1, most: 1, choices: [small, { ...small, id: 'large', name: 'Large', price: 2.5, isDefault: false }] };
// By label, because a search by role takes long in a form with many fields.
const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, label: string) => user.click(field(label));
const stored = async (id: string) => (await call(getFood, { params: { id } })).options;

/** Gives the pizza options as another administrator. */
const give = async (options: readonly OptionGroup[]) =>
  call(updateFood, { token: await tokenOf(ADMIN), params: { id: pizza }, body: { options: [...options] } });

const submit = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }));

const fill = (user: UserEvent, label: string, text: string) => fillField(user, field(label), text);

async function openEdit(id = pizza) {
  const { user } = await renderSection(`/dashboard/search/${id}?search=${id.slice(0, 6)}`);
  await screen.findByLabelText('Description');
  return user;
}

it('options are built in the form of a dish, which says what is wrong at its field', async () => {
  const user = await openEdit();
  await submit(user, 'Add options');
  expect(field('Group name: group 1')).toHaveFocus();
  await submit(user, 'Save');
  await waitFor(() => { expect(field('Group name: group 1')).toHaveAccessibleDescription('Please name every group'); });
  expect(field('Group name: group 1')).toHaveFocus();
  expect(field('Name of choice 1 of group 1')).toHaveAccessibleDescription('Please name every choice');
  await user.paste('Size');
  expect(field('Group name: Size')).toBeValid();
  await fill(user, 'Name of choice 1 of Size', 'Large');
  await fill(user, 'Price added by choice 1 of Size', '2,50');
  await chooseOption(user, 'Allergens of choice 1 of Size', 'Nuts');
  await press(user, 'Add choice to Size');
  expect(field('Name of choice 2 of Size')).toHaveFocus();
  await user.paste('Small');
  await press(user, 'Default: choice 2 of Size');
  await press(user, 'Sold out: choice 1 of Size');
  await press(user, 'Move choice 2 of Size up');
  expect(field('Name of choice 1 of Size')).toHaveValue('Small');
  expect(field('Name of choice 1 of Size')).toHaveFocus();
  await submit(user, 'Save');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  expect(await stored(pizza)).toEqual([
    {
      id: expect.any(String) as string, name: 'Size', least: 1, most: 1,
      choices: [{ ...small, id: expect.any(String) as string }, { ...small, id: expect.any(String) as string, name: 'Large', price: 2.5, soldOut: true, isDefault: false, allergens: ['nuts'] }],
    },
  ]);
});

it('options that are new follow the diet of the dish until theirs is set', async () => {
  await give([{ ...SIZE, choices: [small] }]);
  const user = await openEdit();
  const dish = within(screen.getByRole('radiogroup', { name: 'Veg or Non-Veg' }));
  const dietOfChoice = (name: string) => within(screen.getByRole('radiogroup', { name: `Veg or Non-Veg: ${name}` }));
  await press(user, 'Add choice to Size');
  await press(user, 'Add choice to Size');
  await user.click(dietOfChoice('choice 3 of Size').getByRole('radio', { name: 'Non-Veg' }));
  await user.click(dietOfChoice('choice 3 of Size').getByRole('radio', { name: 'Veg' }));
  await user.click(dish.getByRole('radio', { name: 'Non-Veg' }));
  await waitFor(() => { expect(dietOfChoice('choice 2 of Size').getByRole('radio', { name: 'Non-Veg' })).toBeChecked(); });
  for (const place of [1, 3]) expect(dietOfChoice(`choice ${String(place)} of Size`).getByRole('radio', { name: 'Veg' })).toBeChecked();
});

it('options are moved among the groups, which keeps the focus on what moves them', async () => {
  const groups = ['Size', 'Crust', 'Sauce'].map((name) => ({ ...SIZE, id: name, name, choices: [{ ...small, id: `small ${name}` }] }));
  await give(groups);
  const user = await openEdit();
  await press(user, 'Move group Size down');
  expect(field('Move group Size down')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Move group Size down')).toBeDisabled();
  expect(field('Move group Size up')).toHaveFocus();
  await submit(user, 'Save');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  expect(await stored(pizza)).toEqual([groups[1], groups[2], groups[0]]);
});

it('options of another dish can be used, and change in all dishes', async () => {
  await give([SIZE]);
  const user = await openEdit('citrus-cooler');
  await screen.findByRole('combobox', { name: 'Use a group of another dish' });
  await submit(user, 'Add options');
  await chooseOption(user, 'Use a group of another dish', 'Size (choose 1): Small (default), Large +$2.50');
  expect(screen.getAllByRole('group', { name: /^Options/ })).toHaveLength(1);
  const group = within(screen.getByRole('group', { name: 'Options: Size' }));
  expect(await group.findByText('Shared: it can be changed here once the dish is saved')).toBeInTheDocument();
  expect(field('Group name: Size')).toBeDisabled();
  await user.click(within(screen.getByRole('radiogroup', { name: 'Veg or Non-Veg' })).getByRole('radio', { name: 'Non-Veg' }));
  expect(within(screen.getByRole('radiogroup', { name: 'Veg or Non-Veg: choice 2 of Size' })).getByRole('radio', { name: 'Veg' })).toBeChecked();
  // The save does not undo what another administrator has changed of it since.
  await give([{ ...SIZE, most: 2 }]);
  await submit(user, 'Save');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  expect(await stored('citrus-cooler')).toEqual([{ ...SIZE, most: 2 }]);
  await user.click(await screen.findByRole('link', { name: 'Edit Citrus Cooler' }));
  expect(await screen.findByText('Shared: a change applies to every dish that has it')).toBeInTheDocument();
  await fill(user, 'Price added by choice 2 of Size', '3');
  await submit(user, 'Save');
  expect((await stored(pizza))?.[0]?.choices.map(({ price }) => price)).toEqual([0, 3]);
  expect(await stored('citrus-cooler')).toEqual(await stored(pizza));
});

it('options are taken away, and conflict with the change of another administrator', async () => {
  await give([SIZE]);
  const user = await openEdit();
  expect(screen.queryByText(/^Shared/)).not.toBeInTheDocument();
  await give([{ ...SIZE, name: 'Portion' }]);
  await press(user, 'Remove group Size');
  expect(screen.getByRole('button', { name: 'Add options' })).toHaveFocus();
  await submit(user, 'Save');
  const line = await screen.findByText((_, each) => each?.tagName === 'P' && each.textContent.startsWith('Options: now'));
  expect(line).toHaveTextContent('Options: now Portion (choose 1): Small (default), Large +$2.50, yours none');
  await press(user, 'Take theirs: Options');
  expect(field('Group name: Portion')).toHaveValue('Portion');
  // The button that was pressed is gone with the last conflict.
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await press(user, 'Remove group Portion');
  await submit(user, 'Save mine');
  expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  expect(await stored(pizza)).toBeUndefined();
});
