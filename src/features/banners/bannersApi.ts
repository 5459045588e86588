import type { NewBanner } from '../../domain/banner/bannerForm';
import { addBanner, deleteBanner } from '../../domain/calls/bannerCalls';
import { getBanners } from '../../domain/calls/menuCalls';
import { api, change, read } from '../../shared/api/api';

/** The success message after adding a banner (docs/behaviour.md, section 5). */
export const BANNER_ADDED = 'Banner added successfully';
/** The success message after deleting a banner. */
export const BANNER_DELETED = 'Banner deleted successfully';

/** The endpoints for banners (docs/behaviour.md, section 2, Admin banners). */
const bannersApi = api.injectEndpoints({
  endpoints: () => ({
    getCurrentBanners: read(getBanners, ['Banner']),
    addBanner: change(addBanner, { request: ({ banner, idempotencyKey }: { banner: NewBanner; idempotencyKey: string }) => ({ body: banner, idempotencyKey }) }),
    deleteBanner: change(deleteBanner, { request: (id: string) => ({ params: { id } }) }),
  }),
});

export const { useGetCurrentBannersQuery, useAddBannerMutation, useDeleteBannerMutation } = bannersApi;
