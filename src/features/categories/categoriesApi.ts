import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { addCategory, deleteCategory, getCategories } from '../../domain/calls/categoryCalls';
import { type Category, nameInAddress } from '../../domain/category';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowAdded, rowRemoved } from '../../shared/back-office/changesOf';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';

/** Said after a category was added (specification, section 5). */
export const CATEGORY_ADDED = 'Category added successfully';

/** The same after one was deleted. */
export function categoryDeleted(name: string): string {
  return `Category "${name}" deleted successfully`;
}

const changes = changesOf<Category>('Category', 'History');

/** The categories and how many dishes use each (specification, section 2, admin categories). */
const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<Category[], void>({
      query: () => ({ call: getCategories }),
      // The counts change with the dishes.
      providesTags: ['Category', 'Food'],
      onQueryStarted: async (_, started) => { await changes.layOver(listIn(started), started); },
    }),
    addCategory: build.mutation<Category, string>({
      query: (name) => ({ call: addCategory, body: { name } }),
      onQueryStarted: async (name, started) => {
        await changes.follow(started, [listIn(started)], rowAdded((category) => category.name === name, { name, productCount: 0 }));
      },
    }),
    deleteCategory: build.mutation<null, string>({
      query: (name) => ({ call: deleteCategory, params: { name: nameInAddress(name) } }),
      onQueryStarted: async (name, started) => {
        await changes.follow(started, [listIn(started)], rowRemoved((category) => category.name === name));
      },
    }),
  }),
});

type State = Parameters<typeof categoriesApi.util.selectCachedArgsForQuery>[0];

/** The list that is kept, to be edited. */
function listIn({ dispatch }: { dispatch: ThunkDispatch<State, unknown, UnknownAction> }): EditList<Category> {
  return (edit) => { dispatch(categoriesApi.util.updateQueryData('getCategories', undefined, edit)); };
}

export const { useGetCategoriesQuery, useAddCategoryMutation, useDeleteCategoryMutation } = categoriesApi;

/** The names of the categories, as far as they have arrived. */
export function useCategoryNames(): readonly string[] {
  const { data } = useGetCategoriesQuery(undefined, UP_TO_DATE);
  return data?.map(({ name }) => name) ?? [];
}
