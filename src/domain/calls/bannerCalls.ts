import { BannerSchema } from '../banner/banner';
import { NewBannerSchema } from '../banner/bannerForm';
import { call } from './call';

export const addBanner = call.post('/banners', 'menu', {
  body: NewBannerSchema,
  answer: BannerSchema,
  events: ['banners-changed'],
  once: true,
});

export const deleteBanner = call.delete('/banners/:id', 'menu', {
  answer: null,
  events: ['banners-changed'],
});
