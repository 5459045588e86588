import type { Banner } from '../../domain/banner/banner';
import { getBanners, getMenu } from '../../domain/calls/menuCalls';
import type { Menu } from '../../domain/food/food';
import { api } from '../../shared/api/api';

/** Endpoints of the menu page (docs/behaviour.md, section 2, /user). */
export const menuApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMenu: build.query<Menu, undefined>({ query: () => ({ call: getMenu }), providesTags: ['Food', 'Category'] }),
    getBanners: build.query<Banner[], undefined>({ query: () => ({ call: getBanners }), providesTags: ['Banner'] }),
  }),
});

export const { useGetMenuQuery, useLazyGetMenuQuery, useGetBannersQuery } = menuApi;
