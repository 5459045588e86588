import { screen, waitFor, within } from '@testing-library/react';
import { installServer } from '../../../mocks/node';
import { ADMIN, ask, tokenOf } from '../../../mocks/testing/client';
import { addCategory, deleteCategory } from '../../domain/calls/categoryCalls';
import { fillField } from '../../testing/fillField';
import { renderSection } from '../../testing/renderApp';

installServer();

async function openCategories() {
  const app = await renderSection('/dashboard/categories');
  await screen.findByRole('row', { name: /Pizza/ });
  return app;
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const namesShown = () => screen.getAllByRole('row').slice(1).map((row) => within(row).getByRole('rowheader').textContent);
const SAMPLES = ['Pizza', 'Pasta', 'Salad', 'Beverages', 'Desserts'];
const add = () => screen.getByRole('button', { name: 'Add Category' });

it('the categories are listed in the order of the menu, with their product counts, cannot be deleted while products use them, and keep their places', async () => {
  const token = await tokenOf(ADMIN);
  await ask(addCategory, { token, body: { name: 'Soups' } });
  const { user } = await openCategories();
  expect(screen.getByRole('heading', { level: 1, name: 'Category Management' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Category Name', 'Product Count', 'Actions']);
  expect(namesShown()).toEqual([...SAMPLES, 'Soups']);
  expect(within(rowOf('Pizza')).getByRole('link', { name: '2 products in Pizza' })).toHaveAttribute('href', '/dashboard/search?category=Pizza');
  const button = within(rowOf('Pizza')).getByRole('button', { name: 'Delete Pizza' });
  expect(button).toBeDisabled();
  // A disabled button is reached by a pointer only.
  expect(screen.getByText('A category with products cannot be deleted.')).toBeVisible();
  expect(button).toHaveAccessibleDescription('Cannot delete category "Pizza" as it has 2 products assigned to it');

  await ask(deleteCategory, { token, params: { name: 'Soups' } });
  await waitFor(() => { expect(namesShown()).toEqual([...SAMPLES, 'Soups No longer here']); });
  await user.click(screen.getByRole('button', { name: 'Update list' }));
  await waitFor(() => { expect(namesShown()).toEqual(SAMPLES); });
});

it('a category needs a unique name, is added at the end, and deleting it asks for confirmation and can be undone', async () => {
  const { user } = await openCategories();
  const name = screen.getByLabelText('Category name');
  await fillField(user, name, '   ');
  await user.click(add());
  await waitFor(() => { expect(screen.getAllByText('Category name cannot be empty')).toHaveLength(2); });
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  await fillField(user, name, ' pizza');
  await user.click(add());
  await waitFor(() => { expect(screen.getAllByText('Category already exists')).toHaveLength(2); });
  expect(name).toHaveValue(' pizza');
  expect(namesShown()).toHaveLength(5);
  await fillField(user, name, '  Soups ');
  await user.click(add());
  expect(await screen.findByText('Category added successfully')).toBeInTheDocument();
  await waitFor(() => { expect(namesShown()).toEqual([...SAMPLES, 'Soups']); });
  expect(name).toHaveValue('');

  const question = async () => within(await screen.findByRole('dialog', { name: 'Are you sure you want to delete the category "Soups"?' }));
  await user.click(screen.getByRole('button', { name: 'Delete Soups' }));
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => { expect(screen.queryByRole('dialog')).not.toBeInTheDocument(); });
  expect(rowOf('Soups')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Delete Soups' })).toHaveFocus();
  await user.keyboard('{Shift}{Enter}');
  await user.click((await question()).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Category "Soups" deleted successfully')).toBeInTheDocument();
  expect(namesShown()).not.toContain('Soups');
  expect(screen.getByRole('region', { name: 'Categories' })).toHaveFocus();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1)!);
  expect(await screen.findByRole('row', { name: /^Soups/ })).toBeInTheDocument();
});
