import { BannerSchema } from '../banner/banner';
import { NewBannerSchema } from '../banner/bannerForm';
import { call } from './call';

export const addBanner = call({
  summary: 'Add a promotion to the carousel',
  method: 'POST',
  path: '/banners',
  access: 'administrator',
  body: NewBannerSchema,
  answer: BannerSchema,
  once: true,
});

export const deleteBanner = call({
  summary: 'Delete a promotion',
  method: 'DELETE',
  path: '/banners/:id',
  access: 'administrator',
  answer: null,
});
