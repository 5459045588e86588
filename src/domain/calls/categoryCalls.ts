import * as v from 'valibot';
import { CategorySchema, NewCategorySchema } from '../category/category';
import { call } from './call';

export const getCategories = call.get('/categories', 'administrator', {
  summary: 'The categories, with how many dishes use each',
  answer: v.array(CategorySchema),
});

export const addCategory = call.post('/categories', 'administrator', {
  summary: 'Add a category',
  description: 'It comes last. Names are compared regardless of case.',
  refusals: { 409: 'A category has this name.' },
  example: { body: { name: 'Soups' } },
  body: NewCategorySchema,
  answer: CategorySchema,
  events: ['categories-changed'],
});

export const deleteCategory = call.delete('/categories/:name', 'administrator', {
  summary: 'Delete a category that no dish uses',
  refusals: { 404: 'No category has this name.', 409: 'Dishes are in this category.' },
  example: { params: { name: 'To be deleted 50%/50%' } },
  answer: null,
  events: ['categories-changed'],
});
