import { getBanners, getMenu } from '../../domain/calls/menuCalls';
import { api, read } from '../../shared/api/api';

/** Endpoints of the menu page (docs/behaviour.md, section 2, /user). */
export const menuApi = api.injectEndpoints({
  endpoints: () => ({
    getMenu: read(getMenu, ['Food', 'Category']),
    getBanners: read(getBanners, ['Banner']),
  }),
});

export const { useGetMenuQuery, useLazyGetMenuQuery, useGetBannersQuery } = menuApi;
