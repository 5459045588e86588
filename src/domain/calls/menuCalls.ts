import * as v from 'valibot';
import { BannerSchema } from '../banner/banner';
import { FoodSchema, MenuSchema } from '../food/food';
import { SearchTextSchema } from '../text/text';
import { call } from './call';

export const getMenu = call.get('/menu', 'anyone', { answer: MenuSchema });

export const searchMenu = call.get('/menu/search', 'anyone', {
  query: v.object({ text: SearchTextSchema }),
  answer: v.array(FoodSchema),
});

export const getBanners = call.get('/banners', 'anyone', { answer: v.array(BannerSchema) });
