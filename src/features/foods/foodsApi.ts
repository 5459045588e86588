import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { addFood, getFood, getFoods, removeFood, updateFood } from '../../domain/calls/foodCalls';
import type { Food } from '../../domain/food';
import type { FoodChanges, NewFood } from '../../domain/foodForm';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowChanged, rowRemoved, showIn } from '../../shared/back-office/changesOf';

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

/** A dish is told of by the menu, the stock, the counts of its category and the overview. */
const follow = changesOf('Food', 'Category', 'Inventory', 'History', 'Overview');

/** The dishes on the menu (specification, section 2, admin food search and add food). */
const foodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFoods: build.query<FoodList, FoodListQuery>({
      query: (query) => ({ call: getFoods, query: { ...query } }),
      providesTags: ['Food'],
    }),
    /** A dish as it is when somebody opens it; nothing wakes it, for a refresh would sweep away what is typed. */
    getFoodToEdit: build.query<Food, string>({
      query: (id) => ({ call: getFood, params: { id } }),
      keepUnusedDataFor: 0,
    }),
    addFood: build.mutation<Food, { food: NewFood; idempotencyKey: string }>({
      query: ({ food, idempotencyKey }) => ({ call: addFood, body: food, idempotencyKey }),
      onQueryStarted: async (_, started) => { await follow(started); },
    }),
    updateFood: build.mutation<Food, { id: string; changes: Omit<FoodChanges, 'was'>; was: Partial<Food> }>({
      query: ({ id, changes, was }) => ({ call: updateFood, params: { id }, body: { ...changes, was } satisfies FoodChanges }),
      onQueryStarted: async ({ id, changes }, started) => {
        await follow(started, showIn(pagesIn(started), rowChanged((food: Food) => food.id === id, () => changes)));
      },
    }),
    removeFood: build.mutation<null, string>({
      query: (id) => ({ call: removeFood, params: { id } }),
      onQueryStarted: async (id, started) => {
        await follow(started, showIn(pagesIn(started), rowRemoved((food) => food.id === id)));
      },
    }),
  }),
});

type State = Parameters<typeof foodsApi.util.selectCachedArgsForQuery>[0];

/** The pages of the list that are kept, each to be edited. */
function pagesIn({ dispatch, getState }: { dispatch: ThunkDispatch<State, unknown, UnknownAction>; getState: () => State }): EditList<Food>[] {
  return foodsApi.util.selectCachedArgsForQuery(getState(), 'getFoods').map((query) => (edit) => {
    dispatch(
      foodsApi.util.updateQueryData('getFoods', query, (page) => {
        const before = page.items.length;
        edit(page.items);
        page.total += page.items.length - before;
      }),
    );
  });
}

export const { useGetFoodsQuery, useGetFoodToEditQuery, useAddFoodMutation, useUpdateFoodMutation, useRemoveFoodMutation } = foodsApi;
