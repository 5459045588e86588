import * as v from 'valibot';
import { CategorySchema, NewCategorySchema } from '../category/category';
import { call } from './call';

export const getCategories = call.get('/categories', 'menu', { answer: v.array(CategorySchema) });

export const addCategory = call.post('/categories', 'menu', {
  body: NewCategorySchema,
  answer: CategorySchema,
  events: ['categories-changed'],
});

export const deleteCategory = call.delete('/categories/:name', 'menu', {
  answer: null,
  events: ['categories-changed'],
});
