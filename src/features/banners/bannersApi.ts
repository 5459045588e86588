import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { Banner } from '../../domain/banner';
import type { NewBanner } from '../../domain/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowRemoved } from '../../shared/back-office/changesOf';

/** Said after a banner was added (specification, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The same after one was deleted. */
export const BANNER_DELETED = 'Banner deleted successfully';

const changes = changesOf<Banner>('Banner', 'History');

/** The promotions of the carousel (specification, section 2, admin banners). */
const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCurrentBanners: build.query<Banner[], void>({
      query: () => ({ call: getBanners }),
      providesTags: ['Banner'],
      onQueryStarted: async (_, started) => { await changes.layOver(listIn(started), started); },
    }),
    addBanner: build.mutation<Banner, { banner: NewBanner; idempotencyKey: string }>({
      query: ({ banner, idempotencyKey }) => ({ call: addBanner, body: banner, idempotencyKey }),
      onQueryStarted: async (_, started) => { await changes.follow(started); },
    }),
    deleteBanner: build.mutation<null, string>({
      query: (id) => ({ call: deleteBanner, params: { id } }),
      onQueryStarted: async (id, started) => {
        await changes.follow(started, [listIn(started)], rowRemoved((banner) => banner.id === id));
      },
    }),
  }),
});

type State = Parameters<typeof bannersApi.util.selectCachedArgsForQuery>[0];

/** The list that is kept, to be edited. */
function listIn({ dispatch }: { dispatch: ThunkDispatch<State, unknown, UnknownAction> }): EditList<Banner> {
  return (edit) => { dispatch(bannersApi.util.updateQueryData('getCurrentBanners', undefined, edit)); };
}

export const { useGetCurrentBannersQuery, useAddBannerMutation, useDeleteBannerMutation } = bannersApi;
