import * as v from 'valibot';
import { FoodSchema } from '../food/food';
import { FoodChangesSchema, NewFoodSchema } from '../food/foodForm';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const getFoods = call.get('/foods', 'administrator', {
  summary: 'Dishes on the menu, searched by name and description, filtered by category',
  query: v.object({
    ...pageQuery(['name', 'price', 'stock', 'category'], 'asc'),
    category: v.optional(v.string(), ''),
  }),
  answer: pageOf(FoodSchema),
});

export const getFood = call.get('/foods/:id', 'anyone', {
  summary: 'One dish on the menu',
  answer: FoodSchema,
});

export const addFood = call.post('/foods', 'administrator', {
  summary: 'Add a dish; a new category joins the categories, unless `createCategory` is false',
  body: NewFoodSchema,
  answer: FoodSchema,
  once: true,
});

export const updateFood = call.patch('/foods/:id', 'administrator', {
  summary: 'Change what a dish says of itself, unless it is no longer as it `was`; what is not sent stays',
  body: FoodChangesSchema,
  answer: FoodSchema,
});

export const removeFood = call.delete('/foods/:id', 'administrator', {
  summary: 'Take a dish off the menu; past orders keep it',
  answer: null,
});
