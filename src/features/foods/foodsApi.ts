import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { addFood, getFood, getFoods, removeFood, updateFood } from '../../domain/calls/foodCalls';
import type { Food } from '../../domain/food';
import type { FoodChanges, NewFood } from '../../domain/foodForm';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowChanged, rowRemoved } from '../../shared/back-office/changesOf';

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
const changes = changesOf<Food>('Food', 'Category', 'Inventory', 'History', 'Overview');

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
      onQueryStarted: async (query, started) => { await changes.layOver(pageIn(started, query), started); },
    }),
    /** A dish as it is when somebody opens it; nothing wakes it, for a refresh would sweep away what is typed. */
    getFoodToEdit: build.query<Food, string>({
      query: (id) => ({ call: getFood, params: { id } }),
      keepUnusedDataFor: 0,
    }),
    addFood: build.mutation<Food, { food: NewFood; idempotencyKey: string }>({
      query: ({ food, idempotencyKey }) => ({ call: addFood, body: food, idempotencyKey }),
      onQueryStarted: async (_, started) => { await changes.follow(started); },
    }),
    updateFood: build.mutation<Food, FoodUpdate>({
      query: ({ id, changes, ...rest }) => ({ call: updateFood, params: { id }, body: { ...changes, ...rest } satisfies FoodChanges }),
      onQueryStarted: async ({ id, changes: parts }, started) => {
        await changes.follow(started, pagesIn(started), rowChanged((food: Food) => food.id === id, () => parts));
      },
    }),
    removeFood: build.mutation<null, string>({
      query: (id) => ({ call: removeFood, params: { id } }),
      onQueryStarted: async (id, started) => {
        await changes.follow(started, pagesIn(started), rowRemoved((food) => food.id === id));
      },
    }),
  }),
});

type State = Parameters<typeof foodsApi.util.selectCachedArgsForQuery>[0];

interface Started {
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly getState: () => State;
}

/** A page of the list that is kept, to be edited. */
function pageIn({ dispatch }: Pick<Started, 'dispatch'>, query: FoodListQuery): EditList<Food> {
  return (edit) => {
    dispatch(
      foodsApi.util.updateQueryData('getFoods', query, (page) => {
        const before = page.items.length;
        edit(page.items);
        page.total += page.items.length - before;
      }),
    );
  };
}

/** All of them. */
function pagesIn(started: Started) {
  return foodsApi.util.selectCachedArgsForQuery(started.getState(), 'getFoods').map((query) => pageIn(started, query));
}

export const { useGetFoodsQuery, useGetFoodToEditQuery, useAddFoodMutation, useUpdateFoodMutation, useRemoveFoodMutation } = foodsApi;
