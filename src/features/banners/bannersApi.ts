import type { Banner } from '../../domain/banner/banner';
import type { NewBanner } from '../../domain/banner/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api } from '../../shared/api/api';
import { optimisticUpdates } from '../../shared/back-office/live-rows/optimisticUpdates';

/** The success message after adding a banner (docs/behaviour.md, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The success message after deleting a banner. */
export const BANNER_DELETED = 'Banner deleted successfully';

const updates = optimisticUpdates<{ getCurrentBanners: Banner[] }>('Banner', 'History');

/** The endpoints for banners (docs/behaviour.md, section 2, Admin banners). */
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
