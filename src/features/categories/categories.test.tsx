import { act, screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { failing } from '../../../mocks/scenarios/scenario';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { answered } from '../../../mocks/testing/answered';
import { lateAnswer } from '../../../mocks/testing/lateAnswer';
import { addFood } from '../../domain/calls/foodCalls';
import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { DEMO_ACCOUNTS } from '../../domain/user/demoAccounts';
import { chooseOption } from '../../testing/chooseOption';
import { comeBack } from '../../testing/comeBack';
import { renderApp, storeSession } from '../../testing/renderApp';

installServer();

async function openCategories() {
  const session = await storeSession(DEMO_ACCOUNTS.admin);
  const app = renderApp('/dashboard/categories');
  await screen.findByRole('row', { name: /Pizza/ });
  return { ...app, session };
}

/** Types a name and sends it; the request is pending and the field is empty. */
async function addSlowly(typed: string) {
  const { user } = await openCategories();
  const late = lateAnswer(addCategory);
  const name = screen.getByLabelText('Category name');
  await user.type(name, typed);
  await waitFor(() => late.asked);
  await user.clear(name);
  return { user, late, name };
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const namesShown = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getByRole('rowheader').textContent);
const add = () => screen.getByRole('button', { name: 'Add Category' });

describe('the categories', () => {
  it('are listed in the order of the menu, with their product counts', async () => {
    await openCategories();
    expect(screen.getByRole('heading', { level: 1, name: 'Category Management' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Add New Category' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Category Name', 'Product Count', 'Actions']);
    expect(namesShown()).toEqual(['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts']);
    expect(within(rowOf('Pizza')).getByRole('link', { name: '2 products in Pizza' })).toHaveAttribute('href', '/dashboard/search?category=Pizza');
  });
});

describe('a new category', () => {
  it('joins the list where it is sorted', async () => {
    const { user } = await openCategories();
    await user.click(screen.getByRole('button', { name: 'Category Name' }));
    await user.type(screen.getByLabelText('Category name'), '  Soups ');
    await user.click(add());
    expect(await screen.findByText('Category added successfully')).toBeInTheDocument();
    await waitFor(() => { expect(namesShown()).toEqual(['Beverages', 'Desserts', 'Pasta', 'Pizza', 'Salad', 'Soups']); });
    expect(screen.getByLabelText('Category name')).toHaveValue('');
    await user.click(screen.getByRole('link', { name: 'Add Food' }));
    await screen.findByLabelText('Category');
    await chooseOption(user, 'Category', 'Soups');
  });

  it('needs a name', async () => {
    const { user } = await openCategories();
    await user.type(screen.getByLabelText('Category name'), '   ');
    await user.click(add());
    await waitFor(() => { expect(screen.getAllByText('Category name cannot be empty')).toHaveLength(2); });
    expect(screen.getByLabelText('Category name')).toBeInvalid();
    expect(screen.getByLabelText('Category name')).toHaveFocus();
    expect(namesShown()).toHaveLength(5);
  });

  it('is refused if it exists in another spelling, and the text stays', async () => {
    const { user } = await openCategories();
    await user.type(screen.getByLabelText('Category name'), ' pizza{Enter}');
    await waitFor(() => { expect(screen.getAllByText('Category already exists')).toHaveLength(2); });
    expect(screen.getByLabelText('Category name')).toHaveValue(' pizza');
    expect(namesShown()).toHaveLength(5);
  });

  it('is not lost by navigation while it is unsaved', async () => {
    const { user } = await openCategories();
    await user.type(screen.getByLabelText('Category name'), 'Sou');
    await user.click(screen.getByRole('link', { name: 'Banners' }));
    await user.click(within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('Category name')).toHaveValue('Sou');
  });

  it('can be added while another request is pending, but not with the same name', async () => {
    const { user, late, name } = await addSlowly('Soups{Enter}{Enter}');
    expect(screen.queryByText('Category already exists')).not.toBeInTheDocument();
    await user.type(name, 'Stews{Enter}');
    expect(await screen.findByText('Category added successfully')).toBeInTheDocument();
    expect(name).toHaveValue('');
    late.arrive();
    await waitFor(() => { expect(namesShown().slice(5).toSorted()).toEqual(['Soups', 'Stews']); });
    expect(screen.queryByText('Category already exists')).not.toBeInTheDocument();
  });
});

describe('deleting a category', () => {
  async function withSoups() {
    const app = await openCategories();
    await app.user.type(screen.getByLabelText('Category name'), 'Soups{Enter}');
    await screen.findByText('Category added successfully');
    await screen.findByRole('row', { name: /^Soups/ });
    return app;
  }
  const question = 'Are you sure you want to delete the category "Soups"?';

  it('is disabled while products use it, and shows why', async () => {
    await openCategories();
    const button = within(rowOf('Pizza')).getByRole('button', { name: 'Delete Pizza' });
    expect(button).toBeDisabled();
    // A disabled button is reached by a pointer only.
    expect(screen.getByText('A category with products cannot be deleted.')).toBeVisible();
    expect(button).toHaveAccessibleDescription('Cannot delete category "Pizza" as it has 2 products assigned to it');
  });

  it('asks first, and keeps it after Cancel', async () => {
    const { user } = await withSoups();
    await user.click(screen.getByRole('button', { name: 'Delete Soups' }));
    const dialog = await screen.findByRole('dialog', { name: question });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
    expect(rowOf('Soups')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Soups' })).toHaveFocus();
  });

  it('deletes it after confirmation', async () => {
    const { user } = await withSoups();
    await user.click(screen.getByRole('button', { name: 'Delete Soups' }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Category "Soups" deleted successfully')).toBeInTheDocument();
    expect(namesShown()).toEqual(['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts']);
    expect(screen.getByRole('heading', { name: 'Categories' })).toHaveFocus();
    await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
    expect(await screen.findByRole('row', { name: /^Soups/ })).toBeInTheDocument();
  });

  it('is refused if a product has got the category since, and the row returns', async () => {
    const { user, session } = await withSoups();
    await fetch(`http://localhost/api${addFood.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Pho', price: 9, image: 'pictures/soup.webp', category: 'Soups', description: 'Hot' }),
    });
    await user.click(screen.getByRole('button', { name: 'Delete Soups' }));
    await user.click(within(await screen.findByRole('dialog', { name: question })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Cannot delete category "Soups" as it has 1 products assigned to it', { selector: 'p' })).toBeInTheDocument();
    await waitFor(() => { expect(within(rowOf('Soups')).getByRole('button', { name: 'Delete Soups' })).toBeDisabled(); });
  });

  it('stays removed while another deletion is pending, which is refused', async () => {
    const { user } = await withSoups();
    await user.type(screen.getByLabelText('Category name'), 'Stews{Enter}');
    await screen.findByRole('row', { name: /^Stews/ });
    const remove = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `Delete ${name}` }));
      const asked = await screen.findByRole('dialog', { name: `Are you sure you want to delete the category "${name}"?` });
      await user.click(within(asked).getByRole('button', { name: 'Delete' }));
    };
    const refused = lateAnswer(deleteCategory, failing(500, 'Something went wrong in the shop'));
    await remove('Stews');
    await waitFor(() => refused.asked);
    await remove('Soups');
    expect(await screen.findByText('Category "Soups" deleted successfully')).toBeInTheDocument();
    await act(() => answered(getCategories, comeBack));
    expect(namesShown()).toEqual(['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts']);
    refused.arrive();
    expect(await screen.findByText('Something went wrong in the shop')).toBeInTheDocument();
    await waitFor(() => { expect(namesShown()).toEqual(['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts', 'Stews']); });
  });

  it('keeps the rows in their places when another category is deleted elsewhere', async () => {
    const { user } = await withSoups();
    const before = namesShown();
    await ask(deleteCategory, { token: await tokenOf(ADMIN), params: { name: 'Soups' } });
    await waitFor(() => { expect(rowOf('Soups')).toHaveTextContent('No longer in this list'); });
    expect(namesShown().map((name) => name.replace(' No longer in this list', ''))).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Update list' }));
    await waitFor(() => { expect(namesShown()).toEqual(before.filter((name) => name !== 'Soups')); });
  });
});
