import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { installServer } from '../../../mocks/node';
import { ask as call, tokenOf } from '../../../mocks/testing/client';
import { getFood, updateFood } from '../../domain/calls/foodCalls';
import type { OptionGroup } from '../../domain/food/options';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { chooseOption } from '../../testing/chooseOption';
import { fillField } from '../../testing/fillField';
import { currentAddress, renderSection } from '../../testing/renderApp';

installServer();

const PIZZA = 'margherita-pizza';
const small = { id: 'small', name: 'Small', price: 0, isVeg: true, soldOut: false, isDefault: true, most: 1 };
const SIZE: OptionGroup = { id: 'size', name: 'Size', least: 1, most: 1, choices: [small, { ...small, id: 'large', name: 'Large', price: 2.5, isDefault: false }] };

// By label, because a search by role takes long in a form with many fields.
const field = (name: string) => screen.getByLabelText(name);
const press = (user: UserEvent, label: string) => user.click(field(label));
const submit = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const fill = (user: UserEvent, name: string, text: string) => fillField(user, field(name), text);
const stored = async (id: string) => (await call(getFood, { params: { id } })).options;

/** Gives dishes options as another administrator. */
async function give(options: readonly OptionGroup[], ...ids: readonly string[]) {
  const token = await tokenOf(DEMO_ACCOUNTS.admin);
  for (const id of ids) await call(updateFood, { token, params: { id }, body: { options: [...options] } });
}

async function openEdit(id = PIZZA) {
  const { user } = await renderSection(`/dashboard/search/${id}`);
  await screen.findByLabelText('Description');
  return user;
}

describe('the options of a dish', () => {
  it('are built in its form, which says what is wrong at its field', async () => {
    const user = await openEdit();
    await submit(user, 'Add options');
    expect(field('Group name: group 1')).toHaveFocus();
    await fill(user, 'Price added by choice 1 of group 1', 'free');
    await submit(user, 'Save');
    await waitFor(() => { expect(field('Group name: group 1')).toHaveAccessibleDescription('Please name every group'); });
    expect(field('Group name: group 1')).toHaveFocus();
    expect(field('Name of choice 1 of group 1')).toHaveAccessibleDescription('Please name every choice');
    expect(field('Price added by choice 1 of group 1')).toHaveAccessibleDescription('Please enter a valid price');
    await user.keyboard('Size');
    expect(field('Group name: Size')).toBeValid();
    expect(field('Name of choice 1 of Size')).toBeInvalid();

    await fill(user, 'Name of choice 1 of Size', 'Large');
    await fill(user, 'Price added by choice 1 of Size', '2,50');
    await press(user, 'Add choice to Size');
    expect(field('Name of choice 2 of Size')).toHaveFocus();
    await user.keyboard('Small');
    await press(user, 'Default: choice 2 of Size');
    await press(user, 'Sold out: choice 1 of Size');
    await press(user, 'Move choice 2 of Size up');
    expect(field('Name of choice 1 of Size')).toHaveValue('Small');
    expect(field('Name of choice 1 of Size')).toHaveFocus();
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(await stored(PIZZA)).toEqual([
      {
        id: expect.any(String) as string, name: 'Size', least: 1, most: 1,
        choices: [{ ...small, id: expect.any(String) as string }, { ...small, id: expect.any(String) as string, name: 'Large', price: 2.5, soldOut: true, isDefault: false }],
      },
    ]);
  });

  it('of another dish can be used, and change in all dishes', async () => {
    await give([SIZE], PIZZA);
    const user = await openEdit('citrus-cooler');
    await submit(user, 'Add options');
    await screen.findByRole('combobox', { name: 'Use a group of another dish' });
    await chooseOption(user, 'Use a group of another dish', 'Size (choose 1): Small (default), Large +$2.50');
    expect(screen.getAllByRole('group', { name: /^Options/ })).toHaveLength(1);
    const group = within(screen.getByRole('group', { name: 'Options: Size' }));
    expect(await group.findByText('Shared: a change applies to every dish that has it')).toBeInTheDocument();
    await fill(user, 'Price added by choice 2 of Size', '3');
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
    expect((await stored(PIZZA))?.[0]?.choices.map(({ price }) => price)).toEqual([0, 3]);
    expect(await stored('citrus-cooler')).toEqual(await stored(PIZZA));
  });

  it('are taken away, and conflict with the change of another administrator', async () => {
    await give([SIZE], PIZZA);
    const user = await openEdit();
    expect(screen.queryByText(/^Shared/)).not.toBeInTheDocument();
    await give([{ ...SIZE, name: 'Portion' }], PIZZA);
    await press(user, 'Remove group Size');
    expect(screen.getByRole('button', { name: 'Add options' })).toHaveFocus();
    await submit(user, 'Save');
    const line = await screen.findByText((_, each) => each?.tagName === 'P' && each.textContent.startsWith('Options: now'));
    expect(line).toHaveTextContent('Options: now Portion (choose 1): Small (default), Large +$2.50, yours none');
    await submit(user, 'Take theirs: Options');
    expect(field('Group name: Portion')).toHaveValue('Portion');
    await press(user, 'Remove group Portion');
    await submit(user, 'Save mine');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
    expect(await stored(PIZZA)).toBeUndefined();
  });
});
