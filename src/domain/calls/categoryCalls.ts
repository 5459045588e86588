import * as v from 'valibot';
import { CategorySchema, NewCategorySchema } from '../category/category';
import { call } from './call';

export const getCategories = call.get('/categories', 'administrator', {
  summary: 'The categories, with how many dishes use each',
  answer: v.array(CategorySchema),
});

export const addCategory = call.post('/categories', 'administrator', {
  summary: 'Add a category',
  body: NewCategorySchema,
  answer: CategorySchema,
});

export const deleteCategory = call.delete('/categories/:name', 'administrator', {
  summary: 'Delete a category that no dish uses',
  answer: null,
});
