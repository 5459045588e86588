import { getBanners } from '../../domain/calls/menuCalls';
import { read } from '../../shared/api/api';
import { shopApi } from '../../shared/shop/shopApi';

/** The promotions of the menu page (docs/behaviour.md, section 2, /user), beside the menu and the settings. */
export const menuApi = shopApi.injectEndpoints({ endpoints: () => ({ getBanners: read(getBanners, ['Banner']) }) });

export const { useGetBannersQuery } = menuApi;
