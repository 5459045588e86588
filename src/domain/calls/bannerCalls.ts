import { BannerSchema } from '../banner/banner';
import { NewBannerSchema } from '../banner/bannerForm';
import { call } from './call';

export const addBanner = call.post('/banners', 'administrator', {
  summary: 'Add a promotion to the carousel',
  description: 'It comes last. The server chooses its colour.',
  example: { body: { url: 'pictures/pie.webp', title: 'Pie day', subtitle: 'Every Friday', link: '/user/search' } },
  body: NewBannerSchema,
  answer: BannerSchema,
  events: ['banners-changed'],
  once: true,
});

export const deleteBanner = call.delete('/banners/:id', 'administrator', {
  summary: 'Delete a promotion',
  refusals: { 404: 'No promotion has this id.' },
  example: { params: { id: 'special-offer' } },
  answer: null,
  events: ['banners-changed'],
});
