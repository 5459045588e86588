import type { Banner } from '../../domain/banner';
import type { NewBanner } from '../../domain/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/optimisticUpdates';

/** Said after a banner was added (specification, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The same after one was deleted. */
export const BANNER_DELETED = 'Banner deleted successfully';

const updates = optimisticUpdates<{ getCurrentBanners: Banner[] }>('Banner', 'History');

/** The promotions of the carousel (specification, section 2, admin banners). */
const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentBanners: build.query<Banner[], void>({
      query: () => ({ call: getBanners }),
      providesTags: ['Banner'],
      onQueryStarted: (_, started) => updates.read('getCurrentBanners', started),
    }),
    addBanner: build.mutation<Banner, { banner: NewBanner; idempotencyKey: string }>({
      query: ({ banner, idempotencyKey }) => ({ call: addBanner, body: banner, idempotencyKey }),
      onQueryStarted: (_, started) => updates.change({}, started),
    }),
    deleteBanner: build.mutation<null, string>({
      query: (id) => ({ call: deleteBanner, params: { id } }),
      onQueryStarted: (id, started) => updates.change({ getCurrentBanners: (list) => list.filter((banner) => banner.id !== id) }, started),
    }),
  }),
});

export const { useGetCurrentBannersQuery, useAddBannerMutation, useDeleteBannerMutation } = bannersApi;
