import * as v from 'valibot';
import { FoodSchema } from '../food/food';
import { FoodChangesSchema, NewFoodSchema } from '../food/foodForm';
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
