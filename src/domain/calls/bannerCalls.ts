import { BannerSchema } from '../banner/banner';
import { NewBannerSchema } from '../banner/bannerForm';
import { call } from './call';

export const addBanner = call.post('/banners', 'administrator', {
  body: NewBannerSchema,
  answer: BannerSchema,
  events: ['banners-changed'],
  once: true,
});

export const deleteBanner = call.delete('/banners/:id', 'administrator', {
  answer: null,
  events: ['banners-changed'],
});
