import * as v from 'valibot';
import { CategorySchema, NewCategorySchema } from '../category/category';
import { call } from './call';

export const getCategories = call({
  summary: 'The categories, with how many dishes use each',
  method: 'GET',
  path: '/categories',
  access: 'administrator',
  answer: v.array(CategorySchema),
});

export const addCategory = call({
  summary: 'Add a category',
  method: 'POST',
  path: '/categories',
  access: 'administrator',
  body: NewCategorySchema,
  answer: CategorySchema,
});

export const deleteCategory = call({
  summary: 'Delete a category that no dish uses',
  method: 'DELETE',
  path: '/categories/:name',
  access: 'administrator',
  answer: null,
});
