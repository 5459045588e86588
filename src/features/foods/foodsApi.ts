import { getCategories } from '../../domain/calls/categoryCalls';
import { addFood, getFood, getFoods, getOptionGroups, removeFood, updateFood } from '../../domain/calls/foodCalls';
import type { FoodChanges, NewFood } from '../../domain/food/foodForm';
import { api, change, read, readByIds } from '../../shared/api/api';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';

/** The success message after adding a food (docs/behaviour.md, section 5). */
export const FOOD_ADDED = 'Food item added successfully!';
/** The success message after changing a food. */
export const FOOD_UPDATED = 'Food item updated successfully!';

/** The success message after removing a food from the menu. */
export function foodRemoved(name: string): string {
  return `${name} taken off the menu`;
}

/** The endpoints for foods (docs/behaviour.md, section 2, Admin food search and Admin add food). */
const foodsApi = api.injectEndpoints({
  endpoints: () => ({
    getFoods: read(getFoods, ['Food']),
    getFoodCategories: read(getCategories, ['Category']),
    getOffPageFoods: readByIds(getFood, ['Food']),
    /** The food for the edit form. It has no tags, because a refetch would overwrite what the user types. */
    getFoodToEdit: read(getFood, [], { request: (id: string) => ({ params: { id } }), keepUnusedDataFor: 0 }),
    /** The groups that the dishes of the shop have. */
    getOptionGroups: read(getOptionGroups, ['Food']),
    addFood: change(addFood, { request: ({ food, idempotencyKey }: { food: NewFood; idempotencyKey: string }) => ({ body: food, idempotencyKey }) }),
    updateFood: change(updateFood, { request: ({ id, ...body }: FoodChanges & { id: string }) => ({ params: { id }, body }) }),
    removeFood: change(removeFood, { request: (id: string) => ({ params: { id } }) }),
  }),
});

export const { useGetFoodsQuery, useGetOffPageFoodsQuery, useGetFoodToEditQuery, useGetOptionGroupsQuery, useAddFoodMutation, useUpdateFoodMutation, useRemoveFoodMutation } = foodsApi;

/** The names of the categories; empty until they are loaded. */
export function useCategoryNames(): readonly string[] {
  const { data } = foodsApi.useGetFoodCategoriesQuery(undefined, REFETCH_OPTIONS);
  return data?.map(({ name }) => name) ?? [];
}
