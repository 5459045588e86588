import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import type { Category } from '../../domain/category/category';
import { api, change, read } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';

/** The success message after adding a category (docs/behaviour.md, section 5). */
export const CATEGORY_ADDED = 'Category added successfully';

/** The success message after deleting a category. */
export function categoryDeleted(name: string): string {
  return `Category "${name}" deleted successfully`;
}

const updates = optimisticUpdates<{ getCategories: Category[] }>();

/** The endpoints for categories and their product counts (docs/behaviour.md, section 2, Admin categories). */
const categoriesApi = api.injectEndpoints({
  endpoints: () => ({
    // The counts change with the foods.
    getCategories: read(getCategories, ['Category', 'Food'], { onQueryStarted: updates.read('getCategories') }),
    addCategory: change(addCategory, { request: (name: string) => ({ body: { name } }) }),
    deleteCategory: change(deleteCategory, {
      request: (name: string) => ({ params: { name } }),
      onQueryStarted: (name, started) => updates.change({ getCategories: (list) => list.filter((category) => category.name !== name) }, started),
    }),
  }),
});

export const { useGetCategoriesQuery, useAddCategoryMutation, useDeleteCategoryMutation } = categoriesApi;

/** The names of the categories; empty until they are loaded. */
export function useCategoryNames(): readonly string[] {
  const { data } = useGetCategoriesQuery(undefined, REFETCH_OPTIONS);
  return data?.map(({ name }) => name) ?? [];
}
