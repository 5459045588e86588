import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { type Category, nameInAddress } from '../../domain/category';
import { api } from '../../shared/api/api';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';

/** Said after a category was added (specification, section 5). */
export const CATEGORY_ADDED = 'Category added successfully';

/** The same after one was deleted. */
export function categoryDeleted(name: string): string {
  return `Category "${name}" deleted successfully`;
}

/** The categories and how many dishes use each (specification, section 2, admin categories). */
const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => ({ call: getCategories }),
      // The counts change with the dishes.
      providesTags: ['Category', 'Food'],
    }),
    addCategory: build.mutation<Category, string>({
      query: (name) => ({ call: addCategory, body: { name } }),
      invalidatesTags: ['Category', 'History'],
      onQueryStarted: (name, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          categoriesApi.util.updateQueryData('getCategories', undefined, (categories) => {
            categories.push({ name, productCount: 0 });
          }),
        );
        queryFulfilled.catch(shown.undo);
      },
    }),
    deleteCategory: build.mutation<null, string>({
      query: (name) => ({ call: deleteCategory, params: { name: nameInAddress(name) } }),
      invalidatesTags: ['Category', 'History'],
      onQueryStarted: (name, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          categoriesApi.util.updateQueryData('getCategories', undefined, (categories) =>
            categories.filter((category) => category.name !== name),
          ),
        );
        queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useGetCategoriesQuery, useAddCategoryMutation, useDeleteCategoryMutation } = categoriesApi;

/** The names of the categories, as far as they have arrived. */
export function useCategoryNames(): readonly string[] {
  const { data } = useGetCategoriesQuery(undefined, UP_TO_DATE);
  return data?.map(({ name }) => name) ?? [];
}
