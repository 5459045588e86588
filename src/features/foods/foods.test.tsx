import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { SAMPLE_FOODS } from '../../../backend/seed/sampleMenu';
import { installServer, server } from '../../../mocks/node';
import { answerLost, fail, on } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask as call, tokenOf } from '../../../mocks/testing/client';
import { lateAnswer, signal } from '../../../mocks/testing/lateAnswer';
import { contract } from '../../domain/contract';
import { chooseOption } from '../../testing/chooseOption';
import { fillField } from '../../testing/fillField';
import { holdAnswer } from '../../testing/holdAnswer';
import { movingGif, pngBytes } from '../../testing/pictureFile';
import { currentAddress, renderSection } from '../../testing/renderApp';

installServer();

async function open(address: string, heading: string) {
  const app = await renderSection(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return app;
}

async function openSearch(address: string) {
  const app = await open(address, 'Food Search');
  await screen.findAllByRole('article');
  return app;
}

const openForm = () => open('/dashboard/add-food', 'Add New Food');

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const card = (name: string) => within(screen.getByRole('article', { name }));
const PIZZA = 'Margherita Pizza';
const NOODLES = 'Garden Pesto Noodles';

/** The dialog with this title. In tests Ant Design gives every dialog the same id, so accessible names are not reliable. */
async function dialog(title: string) {
  const [element] = (await screen.findAllByText(title)).flatMap((text) => text.closest<HTMLElement>('[role=dialog]') ?? []);
  return within(element!);
}

const fill = (user: UserEvent, label: string, text: string) => fillField(user, screen.getByLabelText(label), text);

const choose = (user: UserEvent, option: string) => chooseOption(user, 'Category', option);

async function fillIn(user: UserEvent) {
  await fill(user, 'Name', 'Miso Soup');
  await fill(user, 'Price', '1.234,50');
  await fill(user, 'Stock', '٧');
  await choose(user, 'Salad');
  await fill(user, 'Image', 'pictures/soup.webp');
  await fill(user, 'Description', 'Tofu, wakame and spring onions');
  await user.click(screen.getByLabelText('Veg'));
}

const submit = async (user: UserEvent, name = 'Add Food') => user.click(await screen.findByRole('button', { name }));

/** The dishes with the name that `fillIn` gives. */
const soups = async () => call(contract.getFoods, { token: await tokenOf(ADMIN), query: { search: 'Miso Soup' } });

it('lists the dishes with diet, price, stock and category, filtered and sorted by the address, and takes one off the menu after a question, until Undo', async () => {
  const { user } = await openSearch('/dashboard/search?sort=price&order=desc');
  await waitFor(() => { expect(names()[0]).toBe('Smoky Pepperoni Pizza'); });
  expect(names().toSorted()).toEqual(SAMPLE_FOODS.map(({ name }) => name).toSorted());
  const pizza = card(PIZZA);
  for (const text of ['Veg', SAMPLE_FOODS[0]!.description, '$12.99', '25 in stock', 'Pizza']) expect(pizza.getByText(text)).toBeInTheDocument();
  expect(card('Smoky Pepperoni Pizza').getByText('Non-Veg')).toBeInTheDocument();
  const chips = within(screen.getByRole('radiogroup', { name: 'Categories' }));
  await chips.findByRole('radio', { name: 'Desserts' });
  expect(chips.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    'All Categories', 'Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts',
  ]);
  await user.click(chips.getByRole('radio', { name: 'Pasta' }));
  await waitFor(() => { expect(names()).toHaveLength(2); });
  await chooseOption(user, 'Sort by', 'Name, A to Z');
  await waitFor(() => { expect(names()).toEqual(['Garden Pesto Noodles', 'Spaghetti Bolognese']); });
  expect(currentAddress()).toBe('/dashboard/search?category=Pasta');

  await user.click(card(NOODLES).getByRole('button', { name: `Take ${NOODLES} off the menu` }));
  await screen.findByRole('dialog');
  await user.click((await dialog(`Take ${NOODLES} off the menu?`)).getByRole('button', { name: 'Take off the menu' }));
  expect(await screen.findByText(`${NOODLES} taken off the menu`)).toBeInTheDocument();
  await waitFor(() => { expect(names()).not.toContain(NOODLES); });
  expect(await screen.findByText('1–1 of 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => { expect(names()).toContain(NOODLES); });
});

describe('editing a dish', () => {
  const params = { id: 'margherita-pizza' };
  const stored = () => call(contract.getFood, { params });
  const edit = async (body: object) => call(contract.updateFood, { token: await tokenOf(ADMIN), params, body });

  /** Over a list of one dish, because a search by role takes long on a page with many. */
  async function openEdit() {
    const app = await openSearch('/dashboard/search/margherita-pizza?search=Margherita');
    await (await dialog('Edit food item')).findByLabelText('Name');
    return app;
  }

  it('shows that a dish does not exist, and leads back to the list', async () => {
    const { user } = await openSearch('/dashboard/search/no-such-dish?category=Pizza');
    const drawer = await dialog('Edit food item');
    expect(await drawer.findByRole('alert')).toHaveTextContent('This dish is not on the menu');
    await user.click(drawer.getByRole('button', { name: 'Back to the menu' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(currentAddress()).toBe('/dashboard/search?category=Pizza');
  });

  it('keeps what is typed when a save is refused and while one is pending, and returns to the list when all is saved', async () => {
    const { user } = await openEdit();
    server.use(fail(contract.updateFood, 404, 'This dish is not on the menu'));
    await fill(user, 'Price', '13.5');
    await fill(user, 'Name', 'Pizza Margherita');
    await submit(user, 'Save');
    await waitFor(() => { expect(screen.getAllByText('This dish is not on the menu')).toHaveLength(2); });
    expect(screen.getByLabelText('Price')).toHaveValue('13.5');
    await waitFor(() => { expect(screen.getByText('$12.99')).toBeInTheDocument(); });
    server.resetHandlers();
    const arrive = await holdAnswer(contract.updateFood, () => submit(user, 'Save'));
    await fill(user, 'Description', 'Baked while you wait');
    // Typed back to the original value: a change compared with what was saved, not with what the form was opened with.
    await fill(user, 'Price', '12.99');
    await arrive();
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText('Description')).toHaveValue('Baked while you wait');
    expect((await stored()).price).toBe(13.5);
    await submit(user, 'Save');
    await waitFor(() => { expect(currentAddress()).toBe('/dashboard/search?search=Margherita'); });
    await screen.findByRole('article', { name: 'Pizza Margherita' });
    expect(await card('Pizza Margherita').findByText('$12.99')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Undo' }).at(-1)).toBeVisible();
    expect(await stored()).toEqual({ ...SAMPLE_FOODS[0], name: 'Pizza Margherita', description: 'Baked while you wait' });
  });

  it('shows by field what another administrator has changed since, again after another change, and saves what the user chooses', async () => {
    const { user } = await openEdit();
    await edit({ price: 14.99, description: 'Theirs', image: 'pictures/pie.webp', stock: 30, allergens: ['celery'] });
    for (const [label, text] of [['Price', '13.5'], ['Description', 'Mine'], ['Image', 'pictures/soup.webp'], ['Name', 'Pie']] as const) await fill(user, label, text);
    await chooseOption(user, 'Allergens', 'Gluten');
    await user.click(screen.getByLabelText('Vegan'));
    await submit(user, 'Save');
    expect(await screen.findByText('Somebody else has just changed this')).toHaveFocus();
    const conflicts = () => within(screen.getByText('Somebody else has just changed this').closest('section')!);
    expect(conflicts().getByText('Your changes have not been saved. Please look at these first.')).toBeInTheDocument();
    expect(conflicts().getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Price: now $14.99, yours $13.50Take theirs', 'Image: now , yours Take theirs', 'Description: now “Theirs”, yours “Mine”Take theirs',
      'Allergens: now celery, yours glutenTake theirs',
    ]);
    expect(conflicts().getByRole('img', { name: 'their picture' })).toHaveAttribute('src', expect.stringContaining('pie.webp'));
    expect(conflicts().getByRole('img', { name: 'your picture' })).toHaveAttribute('src', expect.stringContaining('soup.webp'));
    expect(await stored()).toMatchObject({ name: PIZZA, price: 14.99, description: 'Theirs' });
    for (const name of ['Image', 'Description', 'Price']) {
      await user.click(conflicts().getByRole('button', { name: `Take theirs: ${name}` }));
      expect(screen.getByText('Somebody else has just changed this')).toHaveFocus();
    }
    expect(screen.getByLabelText('Price')).toHaveValue('14.99');
    await edit({ allergens: ['nuts'] });
    await submit(user, 'Save mine');
    await waitFor(() => { expect(conflicts().getByRole('listitem')).toHaveTextContent('Allergens: now nuts, yours gluten'); });
    await submit(user, 'Save mine');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(await stored()).toEqual({
      ...SAMPLE_FOODS[0], name: 'Pie', price: 14.99, description: 'Theirs', image: 'pictures/pie.webp', stock: 30, allergens: ['gluten'], diets: ['vegan'],
    });
  });

  it('saves a dish as vegan only while it is vegetarian', async () => {
    const { user } = await openEdit();
    await user.click(screen.getByRole('checkbox', { name: 'Vegan' }));
    await user.click(screen.getByLabelText('Non-Veg'));
    await submit(user, 'Save');
    await screen.findByText('Food item updated successfully!');
    expect((await call(contract.getFood, { params: { id: 'margherita-pizza' } })).diets).toBeUndefined();
  });

  it('is refused if the chosen category is deleted elsewhere, until another is chosen', async () => {
    const token = await tokenOf(ADMIN);
    await call(contract.addCategory, { token, body: { name: 'Soups' } });
    const { user } = await openEdit();
    await fill(user, 'Name', 'Miso Soup');
    await choose(user, 'Soups');
    expect(screen.getByLabelText('Category')).toBeValid();
    await call(contract.deleteCategory, { token, params: { name: 'Soups' } });
    await submit(user, 'Save');
    await waitFor(() => { expect(screen.getByLabelText('Category')).toHaveAccessibleDescription('Category "Soups" no longer exists'); });
    expect(screen.getByRole('alert')).toHaveTextContent('Category "Soups" no longer exists');
    expect(screen.getByLabelText('Category')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
    expect((await call(contract.getCategories, { token })).map(({ name }) => name)).not.toContain('Soups');
    await choose(user, 'Salad');
    expect(screen.getByLabelText('Category')).toBeValid();
    await submit(user, 'Save');
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect(await stored()).toMatchObject({ name: 'Miso Soup', category: 'Salad' });
  });
});

describe('the form of a new dish', () => {
  it('marks every failing field, with one message for the empty ones, and keeps what is typed', async () => {
    const { user } = await openForm();
    await submit(user);
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Please fill all required fields'); });
    for (const label of ['Name', 'Price', 'Category', 'Image', 'Description']) expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.getByLabelText('Stock')).toBeValid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.type(screen.getByLabelText('Name'), 'M');
    expect(screen.getByLabelText('Name')).toBeValid();

    await fillIn(user);
    await fill(user, 'Price', '1e3');
    await fill(user, 'Stock', '1.234');
    await submit(user);
    await waitFor(() => { expect(screen.getByLabelText('Stock')).toHaveAccessibleDescription('Please enter a valid stock value'); });
    expect(screen.getByLabelText('Price')).toHaveAccessibleDescription('Please enter a valid price');
    expect(screen.getByLabelText('Price')).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid price');
    expect([screen.getByLabelText('Price'), screen.getByLabelText('Stock')].map((field) => (field as HTMLInputElement).value)).toEqual(['1e3', '1.234']);
  });

  it('reads numbers typed in any way, adds the dish once although an answer is lost, and is ready for the next, also with the same values', async () => {
    const { user } = await openForm();
    server.use(on(contract.addFood, answerLost));
    await fillIn(user);
    expect(within(screen.getByRole('figure')).getByText('$1,234.50')).toBeInTheDocument();
    await choose(user, 'Add New Category');
    expect(screen.getByLabelText('New category')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Choose existing' }));
    expect(screen.getByLabelText('Category')).toHaveFocus();
    await choose(user, 'Salad');
    await submit(user);
    expect(await screen.findByText(/^No answer came, and it may have been added all the same/, { selector: 'form *' })).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Miso Soup');
    server.resetHandlers();
    await submit(user);
    expect(await screen.findByText('Food item added successfully!')).toBeInTheDocument();
    await waitFor(() => { expect(screen.getByLabelText('Name')).toHaveValue(''); });
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Stock')).toHaveValue('0');
    expect(screen.getByLabelText('Non-Veg')).toBeChecked();
    expect((await soups()).items).toMatchObject([{ price: 1234.5, stock: 7, category: 'Salad', isVeg: true }]);
    await fillIn(user);
    await submit(user);
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect((await soups()).total).toBe(2);
  });
});

describe('the picture of a dish from a file', () => {
  const upload = (user: UserEvent, content: string | Uint8Array<ArrayBuffer>) =>
    user.upload(screen.getByLabelText('Upload picture'), new File([content], 'soup.png', { type: 'image/png' }));
  const drawn = 'data:image/webp;base64,UklGRg==';
  const drawings: number[][] = [];

  beforeEach(() => {
    drawings.length = 0;
    // jsdom can neither decode nor draw images.
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no picture')) });
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: (_: unknown, ...box: number[]) => drawings.push(box),
    } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawn);
  });

  it('is no picture, moves, or is removed: the form says so; one that is being read is scaled, shown, and saved once it is read', async () => {
    const { user } = await openSearch('/dashboard/search/margherita-pizza?search=Margherita');
    await screen.findByLabelText('Upload picture');
    await upload(user, 'no picture');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This file is not a picture we can read/);
    await user.click(screen.getByRole('button', { name: 'Choose from our pictures' }));
    await user.click(screen.getByLabelText('Soup'));
    expect(screen.getByLabelText('Image')).toHaveValue('pictures/soup.webp');
    expect(screen.queryByText(/^This file is not a picture/)).not.toBeInTheDocument();
    jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValueOnce({ width: 60, height: 40, close: () => undefined });
    await user.upload(screen.getByLabelText('Upload picture'), movingGif('soup.gif'));
    expect(await screen.findByText('This picture moves: the dish shows its first frame')).toBeVisible();
    expect(screen.getByLabelText('Image')).toHaveValue('Uploaded picture');
    await user.click(await screen.findByText('Remove picture'));
    expect(screen.getByLabelText('Image')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Upload picture' })).toHaveFocus();

    const decoding = signal();
    jest.spyOn(globalThis, 'createImageBitmap').mockImplementationOnce(async () => {
      await decoding.given;
      return { width: 2048, height: 1024, close: () => undefined };
    });
    await upload(user, pngBytes(2048, 1024));
    await submit(user, 'Save');
    // The drawer, and the picture in it, close once the dish is saved.
    const late = lateAnswer(contract.updateFood);
    decoding.give();
    await waitFor(() => { expect(screen.getByRole('img', { name: 'Picture of Margherita Pizza' })).toHaveAttribute('src', drawn); });
    late.arrive();
    expect(drawings.at(-1)).toEqual([0, 0, 512, 256]);
    expect(await screen.findByText('Food item updated successfully!')).toBeInTheDocument();
    expect((await call(contract.getFood, { params: { id: 'margherita-pizza' } })).image).toBe(drawn);
  });
});
