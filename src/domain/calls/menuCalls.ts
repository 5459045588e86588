import * as v from 'valibot';
import { BannerSchema } from '../banner/banner';
import { FoodSchema, MenuSchema } from '../food/food';
import { SearchTextSchema } from '../text/text';
import { call } from './call';

export const getMenu = call({
  summary: 'The whole menu: categories in order, and every dish on it',
  method: 'GET',
  path: '/menu',
  access: 'anyone',
  answer: MenuSchema,
});

export const searchMenu = call({
  summary: 'Dishes whose name, description or category match the text',
  method: 'GET',
  path: '/menu/search',
  access: 'anyone',
  query: v.object({ text: SearchTextSchema }),
  answer: v.array(FoodSchema),
});

export const getBanners = call({
  summary: 'The promotions, in the order of the carousel',
  method: 'GET',
  path: '/banners',
  access: 'anyone',
  answer: v.array(BannerSchema),
});
