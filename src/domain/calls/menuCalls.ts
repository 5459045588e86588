import * as v from 'valibot';
import { BannerSchema } from '../banner/banner';
import { FoodSchema, MenuSchema } from '../food/food';
import { SearchTextSchema } from '../text/text';
import { call } from './call';

export const getMenu = call.get('/menu', 'anyone', {
  summary: 'The whole menu: categories in order, and every dish on it',
  answer: MenuSchema,
});

export const searchMenu = call.get('/menu/search', 'anyone', {
  summary: 'Dishes whose name, description or category match the text',
  description: 'The best first; all dishes without a text.',
  example: { query: { text: 'garden salad' } },
  query: v.object({ text: SearchTextSchema }),
  answer: v.array(FoodSchema),
});

export const getBanners = call.get('/banners', 'anyone', {
  summary: 'The promotions, in the order of the carousel',
  answer: v.array(BannerSchema),
});
