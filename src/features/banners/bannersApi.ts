import type { Banner } from '../../domain/banner';
import type { NewBanner } from '../../domain/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowRemoved, showIn } from '../../shared/back-office/changesOf';

/** Said after a banner was added (specification, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The same after one was deleted. */
export const BANNER_DELETED = 'Banner deleted successfully';

const follow = changesOf('Banner', 'History');

/** The promotions of the carousel (specification, section 2, admin banners). */
const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentBanners: build.query<Banner[], void>({ query: () => ({ call: getBanners }), providesTags: ['Banner'] }),
    addBanner: build.mutation<Banner, { banner: NewBanner; idempotencyKey: string }>({
      query: ({ banner, idempotencyKey }) => ({ call: addBanner, body: banner, idempotencyKey }),
      onQueryStarted: async (_, started) => { await follow(started); },
    }),
    deleteBanner: build.mutation<null, string>({
      query: (id) => ({ call: deleteBanner, params: { id } }),
      onQueryStarted: async (id, started) => {
        const list: EditList<Banner> = (edit) => {
          started.dispatch(bannersApi.util.updateQueryData('getCurrentBanners', undefined, edit));
        };
        await follow(started, showIn([list], rowRemoved((banner) => banner.id === id)));
      },
    }),
  }),
});

export const { useGetCurrentBannersQuery, useAddBannerMutation, useDeleteBannerMutation } = bannersApi;
