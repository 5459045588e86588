import * as v from 'valibot';
import { FoodSchema } from '../food/food';
import { FoodChangesSchema, NewFoodSchema } from '../food/foodForm';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

export const getFoods = call({
  summary: 'Dishes on the menu, searched by name and description, filtered by category',
  method: 'GET',
  path: '/foods',
  access: 'administrator',
  query: v.object({
    ...pageQuery(['name', 'price', 'stock', 'category'], 'asc'),
    category: v.optional(v.string(), ''),
  }),
  answer: pageOf(FoodSchema),
});

export const getFood = call({
  summary: 'One dish on the menu',
  method: 'GET',
  path: '/foods/:id',
  access: 'anyone',
  answer: FoodSchema,
});

export const addFood = call({
  summary: 'Add a dish; a new category joins the categories, unless `createCategory` is false',
  method: 'POST',
  path: '/foods',
  access: 'administrator',
  body: NewFoodSchema,
  answer: FoodSchema,
  once: true,
});

export const updateFood = call({
  summary: 'Change what a dish says of itself, unless it is no longer as it `was`; what is not sent stays',
  method: 'PATCH',
  path: '/foods/:id',
  access: 'administrator',
  body: FoodChangesSchema,
  answer: FoodSchema,
});

export const removeFood = call({
  summary: 'Take a dish off the menu; past orders keep it',
  method: 'DELETE',
  path: '/foods/:id',
  access: 'administrator',
  answer: null,
});
