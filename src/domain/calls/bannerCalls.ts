import { BannerSchema } from '../banner/banner';
import { NewBannerSchema } from '../banner/bannerForm';
import { call } from './call';

export const addBanner = call.post('/banners', 'administrator', {
  summary: 'Add a promotion to the carousel',
  body: NewBannerSchema,
  answer: BannerSchema,
  once: true,
});

export const deleteBanner = call.delete('/banners/:id', 'administrator', {
  summary: 'Delete a promotion',
  answer: null,
});
