import type { Banner } from '../../domain/banner';
import type { NewBanner } from '../../domain/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api } from '../../shared/api/api';

/** Said after a banner was added (specification, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The same after one was deleted. */
export const BANNER_DELETED = 'Banner deleted successfully';

/** The promotions of the carousel (specification, section 2, admin banners). */
const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentBanners: build.query<Banner[], void>({ query: () => ({ call: getBanners }), providesTags: ['Banner'] }),
    addBanner: build.mutation<Banner, { banner: NewBanner; idempotencyKey: string }>({
      query: ({ banner, idempotencyKey }) => ({ call: addBanner, body: banner, idempotencyKey }),
      invalidatesTags: ['Banner', 'History'],
    }),
    deleteBanner: build.mutation<null, string>({
      query: (id) => ({ call: deleteBanner, params: { id } }),
      invalidatesTags: ['Banner', 'History'],
      onQueryStarted: (id, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          bannersApi.util.updateQueryData('getCurrentBanners', undefined, (banners) => banners.filter((banner) => banner.id !== id)),
        );
        queryFulfilled.catch(shown.undo);
      },
    }),
  }),
});

export const { useGetCurrentBannersQuery, useAddBannerMutation, useDeleteBannerMutation } = bannersApi;
