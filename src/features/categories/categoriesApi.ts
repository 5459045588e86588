import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { type Category, nameInAddress } from '../../domain/category';
import { api } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/optimisticUpdates';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';

/** Said after a category was added (specification, section 5). */
export const CATEGORY_ADDED = 'Category added successfully';

/** The same after one was deleted. */
export function categoryDeleted(name: string): string {
  return `Category "${name}" deleted successfully`;
}

const updates = optimisticUpdates<{ getCategories: Category[] }>('Category', 'History');

/** The categories and how many dishes use each (specification, section 2, admin categories). */
const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => ({ call: getCategories }),
      // The counts change with the dishes.
      providesTags: ['Category', 'Food'],
      onQueryStarted: (_, started) => updates.read('getCategories', started),
    }),
    addCategory: build.mutation<Category, string>({
      query: (name) => ({ call: addCategory, body: { name } }),
      onQueryStarted: (name, started) => updates.change({ getCategories: (list) => withCategory(list, name) }, started),
    }),
    deleteCategory: build.mutation<null, string>({
      query: (name) => ({ call: deleteCategory, params: { name: nameInAddress(name) } }),
      onQueryStarted: (name, started) =>
        updates.change({ getCategories: (list) => list.filter((category) => category.name !== name) }, started),
    }),
  }),
});

function withCategory(list: Category[], name: string): Category[] {
  return list.some((category) => category.name === name) ? list : [...list, { name, productCount: 0 }];
}

export const { useGetCategoriesQuery, useAddCategoryMutation, useDeleteCategoryMutation } = categoriesApi;

/** The names of the categories, as far as they have arrived. */
export function useCategoryNames(): readonly string[] {
  const { data } = useGetCategoriesQuery(undefined, UP_TO_DATE);
  return data?.map(({ name }) => name) ?? [];
}
