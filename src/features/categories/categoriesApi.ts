import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { api, change, read } from '../../shared/api/api';

/** The success message after adding a category (docs/behaviour.md, section 5). */
export const CATEGORY_ADDED = 'Category added successfully';

/** The success message after deleting a category. */
export function categoryDeleted(name: string): string {
  return `Category "${name}" deleted successfully`;
}

/** The endpoints for categories and their product counts (docs/behaviour.md, section 2, Admin categories). */
const categoriesApi = api.injectEndpoints({
  endpoints: () => ({
    // The counts change with the foods.
    getCategories: read(getCategories, ['Category', 'Food']),
    addCategory: change(addCategory, { request: (name: string) => ({ body: { name } }) }),
    deleteCategory: change(deleteCategory, { request: (name: string) => ({ params: { name } }) }),
  }),
});

export const { useGetCategoriesQuery, useAddCategoryMutation, useDeleteCategoryMutation } = categoriesApi;
