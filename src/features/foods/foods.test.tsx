import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SAMPLE_FOODS } from '../../../mocks/db/seed/sampleMenu';
import { installServer, server } from '../../../mocks/node';
import { enableScenario as switchOn } from '../../../mocks/scenarios/catalogue';
import { answerLost, changeAnswer, fail, failing, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask as call, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer, lateRequest } from '../../../mocks/testing/lateAnswer';
import { changeInventory } from '../../domain/calls/backOfficeCalls';
import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { addFood, getFood, getFoods, removeFood, updateFood } from '../../domain/calls/foodCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { chooseOption } from '../../testing/chooseOption';
import { comeBack } from '../../testing/comeBack';
import { movingGif, pngBytes } from '../../testing/pictureFile';
import { closeApp, currentAddress, renderApp, storeSession } from '../../testing/renderApp';

installServer();
beforeEach(() => { localStorage.clear(); });
afterEach(closeApp);

type User = ReturnType<typeof renderApp>['user'];

async function open(address: string, heading: string) {
  await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

async function openSearch(address = '/dashboard/search') {
  const app = await open(address, 'Food Search');
  await screen.findAllByRole('article');
  return app;
}

const openForm = () => open('/dashboard/add-food', 'Add New Food');

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
/** The line of a conflict; its text is split over several elements. */
const findChange = (text: string) => screen.findByText((_, each) => each?.tagName === 'P' && each.textContent.startsWith(text));
const PIZZA = 'Margherita Pizza';

/** The dialog with this title. In tests Ant Design gives every dialog the same id, so accessible names are not reliable. */
async function dialog(title: string) {
  const [element] = (await screen.findAllByText(title)).flatMap((text) => text.closest<HTMLElement>('[role=dialog]') ?? []);
  return within(element!);
}

/** Sets a field in one event: these tests do not depend on how the text was typed. */
async function fill(user: User, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

const choose = (user: User, option: string) => chooseOption(user, 'Category', option);

/** The element that shows the selected category. */
const chosenCategory = () => screen.getByLabelText('Category').parentElement;

async function fillIn(user: User) {
  await fill(user, 'Name', 'Miso Soup');
  await fill(user, 'Price', '5.25');
  await fill(user, 'Stock', '12');
  await choose(user, 'Salad');
  await fill(user, 'Image', 'pictures/soup.webp');
  await fill(user, 'Description', 'Tofu, wakame and spring onions');
}

const submit = async (user: User, name = 'Add Food') => user.click(await screen.findByRole('button', { name }));

/** Submits a dish with a new category of this name. */
async function submitNewCategory(name: string): Promise<User> {
  const { user } = await openForm();
  await fillIn(user);
  await choose(user, 'Add New Category');
  await fill(user, 'New category', name);
  await submit(user);
  return user;
}

describe('the food search', () => {
  it('shows each dish with its diet, description, price, stock and category', async () => {
    await openSearch();
    expect(names()).toEqual(SAMPLE_FOODS.map(({ name }) => name).toSorted());
    const pizza = card(PIZZA);
    expect(pizza.getByText('Veg')).toBeInTheDocument();
    expect(pizza.getByText(SAMPLE_FOODS[0]!.description)).toBeInTheDocument();
    expect(pizza.getByText('$12.99')).toBeInTheDocument();
    expect(pizza.getByText('25 in stock')).toBeInTheDocument();
    expect(pizza.getByText('Pizza')).toBeInTheDocument();
    expect(card('Smoky Pepperoni Pizza').getByText('Non-Veg')).toBeInTheDocument();
  });

  it('shows N/A for a dish with a damaged price', async () => {
    server.use(changeAnswer(getFoods, ({ items, total }) => ({ total, items: items.map((food) => ({ ...food, price: 0 })) })));
    await openSearch();
    expect(card(PIZZA).getByText('N/A')).toBeInTheDocument();
  });

  it('finds dishes by text, with the text in the address', async () => {
    const { user } = await openSearch();
    await user.click(screen.getByLabelText('Search food'));
    await user.paste('basil');
    await waitFor(() => { expect(names()).toEqual(['Garden Pesto Noodles', PIZZA]); });
    expect(currentAddress()).toBe('/dashboard/search?search=basil');
    await user.clear(screen.getByLabelText('Search food'));
    await user.paste('nothing like it');
    expect(await screen.findByText('No Results Found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await waitFor(() => { expect(names()).toHaveLength(8); });
  });

  it('filters by category', async () => {
    const { user } = await openSearch();
    const chips = within(screen.getByRole('radiogroup', { name: 'Categories' }));
    await chips.findByRole('radio', { name: 'Desserts' });
    expect(chips.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
      'All Categories', 'Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts',
    ]);
    expect(chips.getByRole('radio', { name: 'All Categories' })).toBeChecked();
    await user.click(chips.getByRole('radio', { name: 'Pasta' }));
    await waitFor(() => { expect(names()).toEqual(['Garden Pesto Noodles', 'Spaghetti Bolognese']); });
    expect(currentAddress()).toBe('/dashboard/search?category=Pasta');
    await user.click(chips.getByRole('radio', { name: 'All Categories' }));
    await waitFor(() => { expect(names()).toHaveLength(8); });
  });

  it('sorts and pages by the address', async () => {
    const { user } = await openSearch('/dashboard/search?sort=price&order=desc');
    await waitFor(() => { expect(names()[0]).toBe('Smoky Pepperoni Pizza'); });
    await chooseOption(user, 'Sort by', 'Price, low to high');
    await waitFor(() => { expect(names()[0]).toBe('Citrus Cooler'); });
    expect(currentAddress()).toBe('/dashboard/search?sort=price');
    for (const [choice, address] of [
      ['Name, Z to A', '?order=desc'],
      ['Price, high to low', '?order=desc&sort=price'],
      ['Stock, low to high', '?sort=stock'],
      ['Stock, high to low', '?sort=stock&order=desc'],
      ['Category, A to Z', '?sort=category'],
      ['Category, Z to A', '?sort=category&order=desc'],
      ['Name, A to Z', ''],
    ] as const) {
      await chooseOption(user, 'Sort by', choice);
      await waitFor(() => { expect(Object.fromEntries(new URLSearchParams(currentAddress().split('?')[1]))).toEqual(Object.fromEntries(new URLSearchParams(address))); });
    }
  });

  it('shows a failure, and retries', async () => {
    await storeSession(DEMO_ACCOUNTS.admin);
    server.use(fail(getFoods, 403, 'Not today'));
    const { user } = renderApp('/dashboard/search');
    expect(await screen.findByText('Not today')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: PIZZA })).toBeInTheDocument();
  });
});

describe('removing a dish from the menu', () => {
  async function ask(user: User, name = PIZZA) {
    await user.click(card(name).getByRole('button', { name: `Take ${name} off the menu` }));
    await screen.findByRole('dialog');
    return dialog(`Take ${name} off the menu?`);
  }

  it('asks first, and keeps it after Cancel', async () => {
    const { user } = await openSearch();
    const asked = await ask(user);
    expect(asked.getByText('Customers can no longer order it. Past orders keep it.')).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(names()).toContain(PIZZA);
  });

  it('removes it from the list and from the storefront', async () => {
    const { user } = await openSearch();
    await user.click((await ask(user)).getByRole('button', { name: 'Take off the menu' }));
    expect(await screen.findByText(`${PIZZA} taken off the menu`)).toBeInTheDocument();
    await waitFor(() => { expect(names()).not.toContain(PIZZA); });
    expect(screen.getByText('1–7 of 7')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Back to Store' }));
    await screen.findByRole('heading', { name: 'Smoky Pepperoni Pizza' });
    expect(screen.queryByRole('heading', { name: PIZZA })).not.toBeInTheDocument();
  });

  it('moves no other dish when the stock by which the list is sorted changes', async () => {
    await openSearch('/dashboard/search?sort=stock');
    const before = names();
    await call(changeInventory, { token: await tokenOf(ADMIN), params: { id: 'margherita-pizza' }, body: { restock: 1000 } });
    expect(await card(PIZZA).findByText(/^1,0\d\d in stock$/)).toBeVisible();
    expect(names()).toEqual(before);
  });

  it('restores it when the backend refuses', async () => {
    const { user } = await openSearch();
    server.use(fail(removeFood, 404, 'This dish is not on the menu'));
    await user.click((await ask(user)).getByRole('button', { name: 'Take off the menu' }));
    expect(await screen.findByText('This dish is not on the menu')).toBeInTheDocument();
    await waitFor(() => { expect(names()).toContain(PIZZA); });
  });

  it('does not restore another dish whose removal is pending', async () => {
    const { user } = await openSearch();
    const refused = lateAnswer(removeFood, failing(500, 'Something went wrong in the shop'));
    await user.click((await ask(user)).getByRole('button', { name: 'Take off the menu' }));
    await waitFor(() => refused.asked);
    const letGo = lateRequest(removeFood);
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    await user.click((await ask(user, 'Garden Salad')).getByRole('button', { name: 'Take off the menu' }));
    await waitFor(() => { expect(names()).toHaveLength(6); });
    refused.arrive();
    await waitFor(() => { expect(names()).toContain(PIZZA); });
    expect(await screen.findByText('Something went wrong in the shop')).toBeInTheDocument();
    await act(() => answered(getFoods, comeBack));
    expect(names()).toHaveLength(7);
    expect(names()).not.toContain('Garden Salad');
    expect(screen.getByText('1–7 of 7')).toBeInTheDocument();
    letGo();
    expect(await screen.findByText('Garden Salad taken off the menu')).toBeInTheDocument();
  });
});

describe('editing a dish', () => {
  async function openEdit() {
    const app = await openSearch('/dashboard/search/margherita-pizza');
    await (await dialog('Edit food item')).findByLabelText('Name');
    return app;
  }

  /** Saves another price; the request is pending. */
  async function saveSlowly() {
    const { user } = await openEdit();
    const late = lateAnswer(updateFood);
    await fill(user, 'Price', '13.5');
    await submit(user, 'Save');
    await waitFor(() => late.asked);
    return { user, late };
  }

  it('shows that a dish does not exist, and leads back to the list', async () => {
    const { user } = await openSearch('/dashboard/search/no-such-dish?category=Pizza');
    const drawer = await dialog('Edit food item');
    expect(await drawer.findByRole('alert')).toHaveTextContent('This dish is not on the menu');
    await user.click(drawer.getByRole('button', { name: 'Back to the menu' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(currentAddress()).toBe('/dashboard/search?category=Pizza');
  });

  it('opens over the list with all values of the dish', async () => {
    const { user } = await openSearch('/dashboard/search?category=Pizza');
    await user.click(card(PIZZA).getByRole('link', { name: `Edit ${PIZZA}` }));
    expect(await screen.findByLabelText('Name')).toHaveValue(PIZZA);
    expect(currentAddress()).toBe('/dashboard/search/margherita-pizza?category=Pizza');
    expect(screen.getByLabelText('Price')).toHaveValue('12.99');
    expect(screen.getByLabelText('Stock')).toHaveValue('25');
    expect(screen.getByLabelText('Image')).toHaveValue('pictures/margherita-pizza.webp');
    expect(screen.getByLabelText('Description')).toHaveValue(SAMPLE_FOODS[0]!.description);
    expect(screen.getByRole('radio', { name: 'Veg' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search?category=Pizza'); });
  });

  it('saves the changes and returns to the list', async () => {
    const { user } = await openEdit();
    await fill(user, 'Price', '13.5');
    await fill(user, 'Name', 'Pizza Margherita');
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
    expect(card('Pizza Margherita').getByText('$13.50')).toBeInTheDocument();
  });

  it.each([
    ['during the edit', () => undefined],
    ['during the edit, with a refetch', () => window.dispatchEvent(new Event('online'))],
  ])('does not overwrite what another administrator changed %s', async (_, happens) => {
    const { user, store } = await openEdit();
    const params = { id: 'margherita-pizza' };
    await call(changeInventory, { token: await tokenOf(DEMO_ACCOUNTS.admin), params, body: { restock: 10 } });
    happens();
    await waitFor(() => { expect(JSON.stringify(store.getState().api.queries)).not.toContain('"pending"'); });
    await fill(user, 'Description', 'Baked while you wait');
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(await call(getFood, { params })).toEqual({ ...SAMPLE_FOODS[0], stock: 35, description: 'Baked while you wait' });
  });

  it('keeps the typed text and restores the card when the backend refuses', async () => {
    const { user } = await openEdit();
    server.use(fail(updateFood, 404, 'This dish is not on the menu'));
    await fill(user, 'Price', '13.5');
    await submit(user, 'Save');
    await waitFor(() => { expect(screen.getAllByText('This dish is not on the menu')).toHaveLength(2); });
    expect(screen.getByLabelText('Price')).toHaveValue('13.5');
    await waitFor(() => { expect(screen.getByText('$12.99')).toBeInTheDocument(); });
  });

  it('keeps what is typed while saving, and saves it next', async () => {
    const { user, late } = await saveSlowly();
    await fill(user, 'Description', 'Baked while you wait');
    // Typed back to the original value: a change compared with what was saved, not with what the form was opened with.
    await fill(user, 'Price', '12.99');
    late.arrive();
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveValue('Baked while you wait');
    await submit(user, 'Save');
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
    const params = { id: 'margherita-pizza' };
    expect(await call(getFood, { params })).toEqual({ ...SAMPLE_FOODS[0], description: 'Baked while you wait' });
  });

  it('does not close the form of another dish when a late answer arrives', async () => {
    const { user, late } = await saveSlowly();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
    await user.click(card('Garden Salad').getByRole('link', { name: 'Edit Garden Salad' }));
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveValue('Garden Salad'); });
    late.arrive();
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    await fill(user, 'Name', 'Green Salad');
    expect(currentAddress()).toBe('/dashboard/search/garden-salad');
    expect(screen.getByLabelText('Name')).toHaveValue('Green Salad');
  });

  describe('that another administrator has changed since', () => {
    const params = { id: 'margherita-pizza' };
    const stored = () => call(getFood, { params });

    /** Another administrator changes the open dish, then the form saves other values. */
    async function meet(theirs: object, mine: Readonly<Record<string, string>>) {
      const { user } = await openEdit();
      await call(updateFood, { token: await tokenOf(DEMO_ACCOUNTS.admin), params, body: theirs });
      for (const [label, text] of Object.entries(mine)) await fill(user, label, text);
      await submit(user, 'Save');
      expect(await screen.findByText('Somebody else has just changed this')).toHaveFocus();
      return user;
    }

    it('shows the conflicts by field; nothing is written or lost', async () => {
      await meet(
        { price: 14.99, description: 'Theirs', image: 'pictures/pie.webp', stock: 30 },
        { Price: '13.5', Description: 'Mine', Image: 'pictures/soup.webp', Name: 'Pie' },
      );
      const told = within(screen.getByText('Somebody else has just changed this').closest('section')!);
      expect(told.getByText('Your changes have not been saved. Please look at these first.')).toBeInTheDocument();
      expect(told.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'Price: now $14.99, yours $13.50Take theirs', 'Image: now , yours Take theirs', 'Description: now “Theirs”, yours “Mine”Take theirs',
      ]);
      expect(told.getByRole('img', { name: 'their picture' })).toHaveAttribute('src', expect.stringContaining('pie.webp'));
      expect(told.getByRole('img', { name: 'your picture' })).toHaveAttribute('src', expect.stringContaining('soup.webp'));
      expect(screen.getByLabelText('Price')).toHaveValue('13.5');
      expect(screen.getByLabelText('Name')).toHaveValue('Pie');
      expect(await stored()).toMatchObject({ name: PIZZA, price: 14.99, description: 'Theirs' });
    });

    it('saves the typed values, and nothing else, on a second submission', async () => {
      const user = await meet({ price: 14.99, stock: 30 }, { Price: '13.5' });
      await submit(user, 'Save mine');
      expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
      await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search'); });
      expect(await stored()).toEqual({ ...SAMPLE_FOODS[0], price: 13.5, stock: 30 });
    });

    it('takes the other value by field, moves the focus on, and saves the rest', async () => {
      const user = await meet({ price: 14.99, name: 'Theirs' }, { Price: '13.5', Name: 'Pie', Description: 'Mine' });
      await user.click(screen.getByRole('button', { name: 'Take theirs: Name' }));
      expect(screen.getByText('Somebody else has just changed this')).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Take theirs: Price' }));
      expect(screen.getByLabelText('Name')).toHaveValue('Theirs');
      expect(screen.getByLabelText('Price')).toHaveValue('14.99');
      expect(screen.queryByText('Somebody else has just changed this')).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
      await user.keyboard('{Enter}');
      expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
      expect(await stored()).toEqual({ ...SAMPLE_FOODS[0], price: 14.99, name: 'Theirs', description: 'Mine' });
    });

    it('shows the conflict again if the value has changed a second time', async () => {
      const user = await meet({ price: 14.99 }, { Price: '13.5' });
      await call(updateFood, { token: await tokenOf(DEMO_ACCOUNTS.admin), params, body: { price: 15.5 } });
      await submit(user, 'Save mine');
      expect(await findChange('Price: now $15.50')).toBeInTheDocument();
      await waitFor(() => { expect(screen.getByText('Somebody else has just changed this')).toHaveFocus(); });
      expect((await stored()).price).toBe(15.5);
    });

    it('shows no conflict if both values are the same', async () => {
      const { user } = await openEdit();
      await call(updateFood, { token: await tokenOf(DEMO_ACCOUNTS.admin), params, body: { price: 13.5 } });
      await fill(user, 'Price', '13.5');
      await submit(user, 'Save');
      expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    });

    it('works with the QA scenario', async () => {
      const { user } = await openEdit();
      switchOn('dish-changed');
      await fill(user, 'Price', '13.5');
      await submit(user, 'Save');
      expect(await findChange('Price: now $9.99')).toBeInTheDocument();
      await submit(user, 'Save mine');
      expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
      expect((await stored()).price).toBe(13.5);
    });

    it('shows only the message if the backend sends no present values', async () => {
      const { user } = await openEdit();
      switchOn('changes-conflict');
      await fill(user, 'Price', '13.5');
      await submit(user, 'Save');
      await waitFor(() => { expect(screen.getAllByText('Somebody else has just changed this')).toHaveLength(2); });
      expect(screen.getByLabelText('Price')).toHaveValue('13.5');
    });
  });

  it('refuses an empty stock instead of reading it as 0', async () => {
    const { user } = await openEdit();
    await fill(user, 'Stock', '');
    await submit(user, 'Save');
    await waitFor(() => { expect(screen.getAllByText('Please enter a valid stock value')).toHaveLength(2); });
  });

  it('asks before unsaved changes are lost', async () => {
    const { user } = await openEdit();
    await fill(user, 'Name', 'Pizza');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Pizza');
    expect(currentAddress()).toBe('/dashboard/search/margherita-pizza');
  });

  it('shows a message if the dish does not exist', async () => {
    await openSearch('/dashboard/search/no-such-dish');
    expect(await screen.findByText('This dish is not on the menu')).toBeInTheDocument();
  });
});

describe('the form of a new dish', () => {
  it('adds it to the menu and is ready for the next', async () => {
    const { user } = await openForm();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Veg' }));
    await submit(user);
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveValue(''); });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    expect(screen.getByRole('radio', { name: 'Non-Veg' })).toBeChecked();
    await user.click(screen.getByRole('link', { name: 'Food Search' }));
    const soup = within(await screen.findByRole('article', { name: 'Miso Soup' }));
    expect(soup.getByText('$5.25')).toBeInTheDocument();
    expect(soup.getByText('12 in stock')).toBeInTheDocument();
    expect(soup.getByText('Salad')).toBeInTheDocument();
    expect(soup.getByText('Veg')).toBeInTheDocument();
  });

  it('does not move the focus if the user has focused something else while the request was pending', async () => {
    const { user } = await openForm();
    const late = lateAnswer(addFood);
    await fillIn(user);
    await submit(user);
    await late.asked;
    const elsewhere = screen.getByRole('link', { name: 'Categories' });
    elsewhere.focus();
    late.arrive();
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveValue(''); });
    expect(elsewhere).toHaveFocus();
  });

  it('does not add it twice by a retry after a lost answer; the next dish with the same values is added', async () => {
    const { user } = await openForm();
    const soups = async () => (await call(getFoods, { token: await tokenOf(DEMO_ACCOUNTS.admin), query: { search: 'Miso Soup' } })).total;
    server.use(on(addFood, answerLost));
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText(/^No answer came, and it may have been added all the same/, { selector: 'form *' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
    expect(await soups()).toBe(1);
    server.resetHandlers();
    await submit(user);
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    expect(await soups()).toBe(1);
    await fillIn(user);
    await submit(user);
    await waitFor(async () => { expect(await soups()).toBe(2); });
  });

  it('adds a new category, which joins the others', async () => {
    const user = await submitNewCategory('Soups');
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByLabelText('Category')).toBeInTheDocument(); });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    expect(await screen.findByRole('row', { name: /^Soups/ })).toBeInTheDocument();
  });

  describe('in a category that is deleted elsewhere while the form is open', () => {
    const GONE = 'Category "Soups" no longer exists';

    /** Fills in the form and chooses the category, which is then deleted. */
    async function chooseAndDelete() {
      const token = await tokenOf(DEMO_ACCOUNTS.admin);
      await call(addCategory, { token, body: { name: 'Soups' } });
      const { user } = await openForm();
      await fillIn(user);
      await choose(user, 'Soups');
      await call(deleteCategory, { token, params: { name: 'Soups' } });
      return { user, token };
    }
    const categories = async (token: string) => (await call(getCategories, { token })).map(({ name }) => name);

    it('shows an error at the field after a refetch of the categories, and saves nothing until another is chosen', async () => {
      const { user, token } = await chooseAndDelete();
      expect(screen.getByLabelText('Category')).toBeValid();
      comeBack();
      await waitFor(() => { expect(screen.getByLabelText('Category')).toHaveAccessibleDescription(GONE); });
      expect(screen.getByLabelText('Category')).toBeInvalid();
      await submit(user);
      expect(screen.getByRole('alert')).toHaveTextContent(GONE);
      expect(screen.getByLabelText('Category')).toHaveFocus();
      expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
      expect(await categories(token)).not.toContain('Soups');

      await choose(user, 'Salad');
      expect(screen.getByLabelText('Category')).toBeValid();
      await user.click(screen.getByLabelText('Category'));
      await waitFor(() => { expect(screen.queryByRole('option', { name: 'Soups' })).not.toBeInTheDocument(); });
      await submit(user);
      expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    });

    it('is refused by the backend if the categories were not refetched, and the text stays', async () => {
      const { user, token } = await chooseAndDelete();
      await submit(user);
      await waitFor(() => { expect(screen.getAllByText(GONE)).toHaveLength(2); });
      expect(screen.getByLabelText('Category')).toHaveFocus();
      expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
      expect(await categories(token)).not.toContain('Soups');
    });

    it('adds the category again if its name is typed as a new one', async () => {
      const { user, token } = await chooseAndDelete();
      await choose(user, 'Add New Category');
      await fill(user, 'New category', 'Soups');
      await submit(user);
      expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
      expect(await categories(token)).toContain('Soups');
    });

    it('is refused in the same way if a dish is moved there', async () => {
      const token = await tokenOf(DEMO_ACCOUNTS.admin);
      await call(addCategory, { token, body: { name: 'Soups' } });
      const { user } = await openSearch('/dashboard/search/citrus-cooler');
      await (await dialog('Edit food item')).findByLabelText('Name');
      await choose(user, 'Soups');
      await call(deleteCategory, { token, params: { name: 'Soups' } });
      await submit(user, 'Save');
      await waitFor(() => { expect(screen.getAllByText(GONE)).toHaveLength(2); });
      expect(screen.getByLabelText('Category')).toHaveFocus();
      expect(await call(getFood, { params: { id: 'citrus-cooler' } })).toMatchObject({ category: 'Beverages' });
    });
  });

  it('restores the chosen category after Choose existing', async () => {
    const { user } = await openSearch('/dashboard/search/citrus-cooler');
    await (await dialog('Edit food item')).findByLabelText('Name');
    await choose(user, 'Add New Category');
    await user.type(screen.getByLabelText('New category'), 'Juices');
    await user.click(screen.getByRole('button', { name: 'Choose existing' }));
    expect(chosenCategory()).toHaveTextContent('Beverages');
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
  });

  it('moves the focus between the category controls', async () => {
    const { user } = await openForm();
    await choose(user, 'Add New Category');
    expect(screen.getByLabelText('New category')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Choose existing' }));
    expect(screen.getByLabelText('Category')).toHaveFocus();
  });

  it('refuses a new category that could not be deleted', async () => {
    await submitNewCategory('..');
    await waitFor(() => { expect(screen.getAllByText('Category name cannot be "." or ".."')).toHaveLength(2); });
    expect(screen.getByLabelText('New category')).toBeInvalid();
    expect(screen.getByLabelText('New category')).toHaveFocus();
  });

  it('shows the missing fields one after the other', async () => {
    const { user } = await openForm();
    const missing = 'Please fill all required fields';
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText(missing)).toHaveLength(2); });
    for (const [label, value] of [['Name', 'Miso Soup'], ['Price', '5'], ['Image', 'pictures/soup.webp']] as const) {
      expect(screen.getByLabelText(label)).toBeInvalid();
      expect(screen.getByLabelText(label)).toHaveFocus();
      await fill(user, label, value);
      await submit(user);
    }
    expect(screen.getByLabelText('Category')).toBeInvalid();
    expect(screen.getByLabelText('Category')).toHaveFocus();
    await choose(user, 'Salad');
    await submit(user);
    expect(screen.getByLabelText('Description')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
  });

  it('marks every failing field, with one message for the empty ones', async () => {
    const { user } = await openForm();
    const required = ['Name', 'Price', 'Category', 'Image', 'Description'];
    for (const label of [...required, 'Stock']) {
      expect(screen.getByLabelText(label)).toBeRequired();
      expect(screen.getByLabelText(label)).toBeValid();
    }
    await submit(user);
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill all required fields'); });
    for (const label of required) expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText('Stock')).toBeValid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), 'M');
    expect(screen.getByLabelText('Name')).toBeValid();

    await fillIn(user);
    await fill(user, 'Price', '0');
    await fill(user, 'Stock', '-1');
    await submit(user);
    await waitFor(() => { expect(screen.getByLabelText('Stock')).toHaveAccessibleDescription('Please enter a valid stock value'); });
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Please enter a valid price');
    expect(screen.getByLabelText('Price')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid price');
  });

  it('distinguishes an invalid price from a missing one', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, 'Price', 'five');
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText('Please enter a valid price')).toHaveLength(2); });
    expect(screen.getByLabelText('Price')).toBeInvalid();
    expect(screen.getByLabelText('Price')).toHaveValue('five');
  });

  it('reports missing fields before an invalid price, and marks both', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, 'Price', 'five');
    await fill(user, 'Description', '');
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText('Please fill all required fields')).toHaveLength(2); });
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill all required fields');
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Please enter a valid price');
    expect(screen.getByLabelText('Price')).toBeInvalid();
    expect(screen.getByLabelText('Description')).toBeInvalid();
    expect(screen.getByLabelText('Description')).toHaveFocus();
  });

  it.each([
    ['4,99', '12', '$4.99', '12 in stock'],
    ['$4.99', ' 12 ', '$4.99', '12 in stock'],
    ['４.９９', '１２', '$4.99', '12 in stock'],
    ['1,234.50', '1,200', '$1,234.50', '1,200 in stock'],
    ['1.234,50', '٧', '$1,234.50', '7 in stock'],
  ])('reads the price %j and the stock %j', async (price, stock, shownPrice, shownStock) => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, 'Price', price);
    await fill(user, 'Stock', stock);
    expect(within(screen.getByRole('figure')).getByText(shownPrice)).toBeInTheDocument();
    await submit(user);
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Food Search' }));
    const soup = within(await screen.findByRole('article', { name: 'Miso Soup' }));
    expect(soup.getByText(shownPrice)).toBeInTheDocument();
    expect(soup.getByText(shownStock)).toBeInTheDocument();
  });

  it.each([
    ['Price', '1e3', 'Please enter a valid price'],
    ['Price', '1,2345', 'Please enter a valid price'],
    ['Price', '4.99 EUR', 'Please enter a valid price'],
    ['Stock', '1e3', 'Please enter a valid stock value'],
    ['Stock', '1.234', 'Please enter a valid stock value'],
    ['Stock', '1.000', 'Please enter a valid stock value'],
    ['Stock', '$5', 'Please enter a valid stock value'],
  ])('refuses the %s %j, and keeps the text', async (label, typed, sentence) => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, label, typed);
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText(sentence)).toHaveLength(2); });
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText(label)).toHaveValue(typed);
  });

  it('steps the price by 0.01 and the stock by 1 with the arrow keys, down to the minimum', async () => {
    const { user } = await openForm();
    const price = screen.getByRole('spinbutton', { name: 'Price' });
    const stock = screen.getByRole('spinbutton', { name: 'Stock' });
    await user.click(price);
    await user.keyboard('{ArrowDown}');
    expect(price).toHaveValue('0.01');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(price).toHaveValue('0.03');
    await fill(user, 'Price', '1,10');
    await user.keyboard('{ArrowUp}');
    expect(price).toHaveValue('1.11');
    expect(price).toHaveAttribute('aria-valuemin', '0.01');
    expect(price).toHaveAttribute('aria-valuenow', '1.11');
    await user.click(stock);
    await user.keyboard('{ArrowDown}');
    expect(stock).toHaveValue('0');
    await user.keyboard('{ArrowUp}');
    expect(stock).toHaveValue('1');
    await fill(user, 'Stock', 'many');
    await user.keyboard('{ArrowUp}');
    expect(stock).toHaveValue('many');
  });

  it('needs a price above 0, then a whole stock', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await fill(user, 'Stock', '-1');
    for (const price of ['0', '-3', '1.999']) {
      await fill(user, 'Price', price);
      await submit(user);
      await waitFor(() => { expect(screen.getAllByText('Please enter a valid price')).toHaveLength(2); });
      expect(screen.getByLabelText('Price')).toBeInvalid();
    }
    await fill(user, 'Price', '1234567.5');
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText('The price can be at most $99,999.99')).toHaveLength(2); });
    expect(screen.getByLabelText('Price')).toBeInvalid();
    await fill(user, 'Price', '0.01');
    for (const stock of ['-1', '2.5']) {
      await fill(user, 'Stock', stock);
      await submit(user);
      await waitFor(() => { expect(screen.getAllByText('Please enter a valid stock value')).toHaveLength(2); });
      expect(screen.getByLabelText('Stock')).toBeInvalid();
    }
    await fill(user, 'Stock', '1000001');
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText('The stock can be at most 1,000,000')).toHaveLength(2); });
    expect(screen.getByLabelText('Price')).toHaveAttribute('aria-valuemin', '0.01');
    expect(screen.getByLabelText('Price')).toHaveAttribute('step', '0.01');
  });

  it('is previewed with its price, once there is one', async () => {
    const { user } = await openForm();
    const preview = within(screen.getByRole('figure'));
    for (const [typed, shown] of [['', 'N/A'], ['4.5', '$4.50'], ['12345.5', '$12,345.50'], ['-3', 'N/A'], ['0', 'N/A'], ['100000', 'N/A']] as const) {
      await fill(user, 'Price', typed);
      expect(preview.getByText(shown)).toBeInTheDocument();
    }
  });

  it('keeps all values when the backend refuses', async () => {
    const { user } = await openForm();
    server.use(fail(addFood, 507, 'The storage of this browser is full'));
    await fillIn(user);
    await submit(user);
    await waitFor(() => { expect(screen.getAllByText('The storage of this browser is full')).toHaveLength(2); });
    expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
  });

  it('keeps what is typed and chosen while the request is pending', async () => {
    const { user } = await openForm();
    const late = lateAnswer(addFood);
    await fillIn(user);
    await submit(user);
    await waitFor(() => late.asked);
    await fill(user, 'Description', 'Tofu, wakame and yuzu');
    await choose(user, 'Pasta');
    late.arrive();
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveValue('Tofu, wakame and yuzu');
    expect(chosenCategory()).toHaveTextContent('Pasta');
    expect(screen.getByLabelText('Category')).toHaveFocus();
  });

  it('is not lost by navigation while it is unsaved', async () => {
    const { user } = await openForm();
    await fill(user, 'Name', 'Miso');
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await user.click((await dialog('Leave without saving?')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Banners' })).toBeInTheDocument();
  });
});

describe('the picture of a dish', () => {
  it('is replaced by the placeholder if it does not load', async () => {
    const { user } = await openForm();
    await fill(user, 'Image', 'https://pictures.example/soup.webp');
    const picture = await screen.findByRole('img', { name: 'Picture of the dish' });
    await waitFor(() => { expect(picture).toHaveAttribute('src', 'https://pictures.example/soup.webp'); });
    fireEvent.error(picture);
    expect(picture).toHaveAttribute('src', '/pictures/placeholder.svg');
    const address = screen.getByLabelText('Image');
    expect(address).toHaveAccessibleDescription(/^This picture could not be loaded/);
    expect(address).toBeValid();
    await user.type(address, '2');
    expect(address).not.toHaveAccessibleDescription();
  });

  it('can be a built-in one', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Choose from our pictures' }));
    await user.click(screen.getByRole('button', { name: 'Soup' }));
    expect(screen.getByLabelText('Image')).toHaveValue('pictures/soup.webp');
    expect(screen.getByRole('button', { name: 'Soup' })).toHaveAttribute('aria-pressed', 'true');
  });

  describe('from a file', () => {
    const PICTURE = 'a picture';
    const upload = (user: User, content: string) =>
      user.upload(screen.getByLabelText('Upload picture'), new File([content === PICTURE ? pngBytes(2048, 1024, content) : content], 'soup.png', { type: 'image/png' }));
    const drawn = 'data:image/webp;base64,UklGRg==';
    const drawings: number[][] = [];

    beforeEach(() => {
      drawings.length = 0;
      // jsdom can neither decode nor draw images.
      Object.assign(globalThis, {
        createImageBitmap: (file: File) =>
          file.size === pngBytes(1, 1, PICTURE).length ? Promise.resolve({ width: 2048, height: 1024, close: () => undefined }) : Promise.reject(new Error('no picture')),
      });
      jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
        drawImage: (_: unknown, ...box: number[]) => drawings.push(box),
      } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
      jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawn);
    });
    afterEach(() => { jest.restoreAllMocks(); });

    it('is scaled and shown, and can be removed', async () => {
      const { user } = await openForm();
      await upload(user, PICTURE);
      await waitFor(() => { expect(screen.getByLabelText('Image')).toHaveValue('Uploaded picture'); });
      expect(drawings).toEqual([[0, 0, 512, 256]]);
      expect(await screen.findByRole('img', { name: 'Picture of the dish' })).toHaveAttribute('src', drawn);
      await user.click(screen.getByRole('button', { name: 'Remove picture' }));
      expect(screen.getByLabelText('Image')).toHaveValue('');
      expect(screen.getByRole('button', { name: 'Upload picture' })).toHaveFocus();
    });

    it('is waited for if the form is submitted while it is being read', async () => {
      let release = () => undefined as void;
      const held = new Promise<void>((resolve) => { release = resolve; });
      const decode = globalThis.createImageBitmap as (file: Blob) => Promise<ImageBitmap>;
      jest.spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(async (file) => {
        await held;
        return decode(file as Blob);
      });
      const { user } = await openForm();
      await fillIn(user);
      await upload(user, PICTURE);
      await submit(user);
      release();
      expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'Food Search' }));
      expect((await screen.findByRole('article', { name: 'Miso Soup' })).querySelector('img')).toHaveAttribute('src', drawn);
    });

    it('becomes a still image if it is animated, and a message says so', async () => {
      const { user } = await openForm();
      const gif = movingGif('soup.gif');
      jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({ width: 60, height: 40, close: () => undefined });
      await user.upload(screen.getByLabelText('Upload picture'), gif);
      expect(await screen.findByText('This picture moves: the dish shows its first frame')).toBeVisible();
      expect(screen.getByLabelText('Image')).toHaveValue('Uploaded picture');
    });

    it('is refused by its content, whatever its name is', async () => {
      const { user } = await openForm();
      await upload(user, 'no picture');
      await waitFor(() => { expect(screen.getAllByText('This file is not a picture we can read. Please choose a JPEG, PNG or WebP.')).toHaveLength(2); });
      expect(screen.getByLabelText('Image')).toHaveValue('');
    });

    it.each<[string, (user: User) => Promise<unknown>]>([
      ['a picture that can be read', (user) => upload(user, PICTURE)],
      ['an address', (user) => fill(user, 'Image', 'https://pictures.example/soup.webp')],
      ['one of our own', async (user) => {
        await user.click(screen.getByRole('button', { name: 'Choose from our pictures' }));
        await user.click(screen.getByRole('button', { name: 'Soup' }));
      }],
    ])('clears the error after %s is given', async (_, giveAnother) => {
      const { user } = await openForm();
      await upload(user, 'no picture');
      expect(await screen.findByRole('alert')).toHaveTextContent(/^This file is not a picture we can read/);
      await giveAnother(user);
      await waitFor(() => { expect(screen.getByLabelText('Image')).not.toHaveValue(''); });
      expect(screen.queryByText(/^This file is not a picture/)).not.toBeInTheDocument();
    });
  });
});
