import * as v from 'valibot';
import { FoodSchema } from '../food/food';
import { FoodChangesSchema, NewFoodSchema } from '../food/foodForm';
import { OptionGroupSchema } from '../food/options';
import { CountSchema } from '../number/digits';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const getFoods = call.get('/foods', 'menu', {
  query: v.object({
    ...pageQuery(['name', 'price', 'stock', 'category'], 'asc'),
    category: v.optional(v.string(), ''),
  }),
  answer: pageOf(FoodSchema),
});

export const getFood = call.get('/foods/:id', 'anyone', { answer: FoodSchema });

/** The groups of options of all dishes on the menu, each once, with the number of dishes that have it. */
export const getOptionGroups = call.get('/option-groups', 'menu', { answer: v.array(v.object({ ...OptionGroupSchema.entries, dishes: CountSchema })) });

export const addFood = call.post('/foods', 'menu', {
  body: NewFoodSchema,
  answer: FoodSchema,
  events: ['dish-changed', 'categories-changed'],
  once: true,
});

export const updateFood = call.patch('/foods/:id', 'menu', {
  body: FoodChangesSchema,
  answer: FoodSchema,
  events: ['dish-changed', 'categories-changed'],
});

export const removeFood = call.delete('/foods/:id', 'menu', {
  answer: null,
  events: ['dish-changed'],
});
