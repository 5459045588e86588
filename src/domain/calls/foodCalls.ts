import * as v from 'valibot';
import { FoodSchema } from '../food/food';
import { FoodChangesSchema, NewFoodSchema } from '../food/foodForm';
import { pageOf, pageQuery } from '../http/page';
import { call } from './call';

const NO_SUCH_FOOD = 'No dish on the menu has this id.';

export const getFoods = call.get('/foods', 'administrator', {
  summary: 'Dishes on the menu, searched by name and description, filtered by category',
  example: { query: { page: 1, size: 1, sort: 'name', order: 'asc', category: 'Salad', search: 'garden' } },
  query: v.object({
    ...pageQuery(['name', 'price', 'stock', 'category'], 'asc'),
    category: v.optional(v.string(), ''),
  }),
  answer: pageOf(FoodSchema),
});

export const getFood = call.get('/foods/:id', 'anyone', {
  summary: 'One dish on the menu',
  refusals: { 404: NO_SUCH_FOOD },
  example: { params: { id: 'garden-salad' } },
  answer: FoodSchema,
});

export const addFood = call.post('/foods', 'administrator', {
  summary: 'Add a dish; a category without an equal, regardless of case, joins the categories, unless `createCategory` is false',
  example: { body: { name: 'Herb Salad', description: 'Soft herbs and leaves.', price: 7.5, category: 'Salad', image: 'pictures/garden-salad.webp', stock: 12, isVeg: true } },
  body: NewFoodSchema,
  answer: FoodSchema,
  events: ['dish-changed', 'categories-changed'],
  once: true,
});

export const updateFood = call.patch('/foods/:id', 'administrator', {
  summary: 'Change what a dish says of itself, unless it is no longer as it `was`; what is not sent stays',
  description: 'Where a field of `was` has another value by now, nothing is written. Without `was` nothing is compared.',
  refusals: { 404: NO_SUCH_FOOD, 409: 'Another change came first: `now` has the fields in question as they are.' },
  example: { params: { id: 'garden-salad' }, body: { price: 9.5, was: { price: 8.99 } } },
  body: FoodChangesSchema,
  answer: FoodSchema,
  events: ['dish-changed', 'categories-changed'],
});

export const removeFood = call.delete('/foods/:id', 'administrator', {
  summary: 'Take a dish off the menu; past orders keep it',
  refusals: { 404: NO_SUCH_FOOD },
  example: { params: { id: 'garden-salad' } },
  answer: null,
  events: ['dish-changed'],
});
