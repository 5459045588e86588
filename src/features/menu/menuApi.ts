import { getBanners, getMenu } from '../../domain/calls/menuCalls';
import { read } from '../../shared/api/api';
import { shopApi } from '../../shared/shop/shopApi';

/** Endpoints of the menu page (docs/behaviour.md, section 2, /user), beside the one of the settings, which it shows too. */
export const menuApi = shopApi.injectEndpoints({
  endpoints: () => ({
    getMenu: read(getMenu, ['Food', 'Category']),
    getBanners: read(getBanners, ['Banner']),
  }),
});

export const { useGetMenuQuery, useLazyGetMenuQuery, useGetBannersQuery } = menuApi;
