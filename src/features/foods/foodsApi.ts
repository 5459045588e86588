import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { addFood, getFood, getFoods, removeFood, updateFood } from '../../domain/calls/foodCalls';
import type { Food } from '../../domain/food';
import type { FoodChanges, NewFood } from '../../domain/foodForm';
import { api } from '../../shared/api/api';
import { optimisticUpdates, withRow } from '../../shared/back-office/optimisticUpdates';

type FoodList = AnswerOf<typeof getFoods>;
/** Which dishes, in which order. */
export type FoodListQuery = QueryOf<typeof getFoods>;

/** Said after a dish was added (specification, section 5). */
export const FOOD_ADDED = 'Food item added successfully!';
/** The same after one was changed. */
export const FOOD_UPDATED = 'Food item updated successfully!';

/** The same after one was taken off the menu. */
export function foodRemoved(name: string): string {
  return `${name} taken off the menu`;
}

/** The menu, the stock, the counts of its category and the overview show a dish. */
const updates = optimisticUpdates<{ getFoods: FoodList }>('Food', 'Category', 'Inventory', 'History', 'Overview');

/** What changes of a dish, what that was, and whether its category may be a new one. */
interface FoodUpdate extends Pick<FoodChanges, 'createCategory'> {
  id: string;
  changes: Omit<FoodChanges, 'was' | 'createCategory'>;
  was: Partial<Food>;
}

/** The dishes on the menu (specification, section 2, admin food search and add food). */
const foodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFoods: build.query<FoodList, FoodListQuery>({
      query: (query) => ({ call: getFoods, query: { ...query } }),
      providesTags: ['Food'],
      onQueryStarted: (_, started) => updates.read('getFoods', started),
    }),
    /** A dish as it is when somebody opens it; nothing wakes it, for a refresh would sweep away what is typed. */
    getFoodToEdit: build.query<Food, string>({
      query: (id) => ({ call: getFood, params: { id } }),
      keepUnusedDataFor: 0,
    }),
    addFood: build.mutation<Food, { food: NewFood; idempotencyKey: string }>({
      query: ({ food, idempotencyKey }) => ({ call: addFood, body: food, idempotencyKey }),
      onQueryStarted: (_, started) => updates.change({}, started),
    }),
    updateFood: build.mutation<Food, FoodUpdate>({
      query: ({ id, changes, ...rest }) => ({ call: updateFood, params: { id }, body: { ...changes, ...rest } satisfies FoodChanges }),
      onQueryStarted: ({ id, changes }, started) =>
        updates.change({ getFoods: (page) => ({ ...page, items: withRow(page.items, id, () => changes) }) }, started),
    }),
    removeFood: build.mutation<null, string>({
      query: (id) => ({ call: removeFood, params: { id } }),
      onQueryStarted: (id, started) => updates.change({ getFoods: (page) => withoutFood(page, id) }, started),
    }),
  }),
});

function withoutFood(page: FoodList, id: string): FoodList {
  const items = page.items.filter((food) => food.id !== id);
  return { ...page, items, total: page.total - page.items.length + items.length };
}

export const { useGetFoodsQuery, useGetFoodToEditQuery, useAddFoodMutation, useUpdateFoodMutation, useRemoveFoodMutation } = foodsApi;
