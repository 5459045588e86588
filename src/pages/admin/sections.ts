import {
  DashboardOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  FireOutlined,
  HistoryOutlined,
  InboxOutlined,
  PercentageOutlined,
  PictureOutlined,
  PlusCircleOutlined,
  SettingOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { OpenWork } from '../../domain/overview/overview';
import type { Permission } from '../../domain/user/roles';
import { drawerRoutes, routes } from '../../shared/utils/paths';
import { type PageOnDemand, lazyPage } from '../lazyPage';
import { OverviewPage } from './OverviewPage';

/** The address of a section. */
type SectionPath = Extract<(typeof routes)[keyof typeof routes], `${typeof routes.dashboard}${string}`>;

/** A section of the back office. Its route with its guard, side menu, palette, document title and preloading follow from this. */
export interface Section {
  readonly path: SectionPath;
  /** What the role of a user needs to see it. */
  readonly permission: Permission;
  /** The name in the side menu and in the command palette. */
  readonly label: string;
  /** The document title; defaults to the label. */
  readonly title?: string;
  readonly Icon: typeof DashboardOutlined;
  /**
   * The page. A lazy page is a chunk named `admin-` and the last part of the path: scripts/budgets.mjs measures each section
   * by that name.
   */
  readonly Page: ComponentType & Partial<Pick<PageOnDemand, 'preload'>>;
  /** The address of one record, if the page shows it in a drawer over the list. */
  readonly drawer?: string;
  /** The number of open work that the side menu shows beside the label, and what it means to a screen reader. */
  readonly badge?: Readonly<{ count: keyof OpenWork; meaning: string; warning?: boolean }>;
}

/** Every section, in the order of the side menu. */
const BY_PATH: Readonly<Record<SectionPath, Omit<Section, 'path'>>> = {
  [routes.dashboard]: {
    permission: 'overview',
    label: 'Dashboard',
    title: 'Overview',
    Icon: DashboardOutlined,
    Page: OverviewPage,
  },
  [routes.dashboardOrders]: {
    permission: 'orders',
    label: 'Orders',
    Icon: FileTextOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-orders" */ './AdminOrdersPage')).AdminOrdersPage),
    drawer: drawerRoutes.order,
    badge: { count: 'pendingOrders', meaning: 'pending' },
  },
  [routes.dashboardKitchen]: {
    permission: 'orders',
    label: 'Kitchen',
    Icon: FireOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-kitchen" */ './KitchenPage')).KitchenPage),
  },
  [routes.dashboardUsers]: {
    permission: 'users',
    label: 'Users',
    Icon: TeamOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-users" */ './UsersPage')).UsersPage),
  },
  [routes.dashboardSearch]: {
    permission: 'menu',
    label: 'Food Search',
    Icon: FileSearchOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-search" */ './FoodSearchPage')).FoodSearchPage),
    drawer: drawerRoutes.food,
  },
  [routes.dashboardAddFood]: {
    permission: 'menu',
    label: 'Add Food',
    Icon: PlusCircleOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-add-food" */ './AddFoodPage')).AddFoodPage),
  },
  [routes.dashboardCategories]: {
    permission: 'menu',
    label: 'Categories',
    Icon: TagsOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-categories" */ './CategoriesPage')).CategoriesPage),
  },
  [routes.dashboardBanners]: {
    permission: 'menu',
    label: 'Banners',
    Icon: PictureOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-banners" */ './BannersPage')).BannersPage),
  },
  [routes.dashboardCoupons]: {
    permission: 'coupons',
    label: 'Coupons',
    Icon: PercentageOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-coupons" */ './CouponsPage')).CouponsPage),
  },
  [routes.dashboardStock]: {
    permission: 'sold-out',
    label: 'Stock',
    Icon: InboxOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-stock" */ './StockPage')).StockPage),
    badge: { count: 'lowStock', meaning: 'low in stock', warning: true },
  },
  [routes.dashboardHistory]: {
    permission: 'history',
    label: 'History',
    Icon: HistoryOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-history" */ './HistoryPage')).HistoryPage),
  },
  [routes.dashboardSettings]: {
    permission: 'settings',
    label: 'Settings',
    Icon: SettingOutlined,
    Page: lazyPage(async () => (await import(/* webpackChunkName: "admin-settings" */ './SettingsPage')).SettingsPage),
  },
};

export const SECTIONS: readonly Section[] = Object.entries(BY_PATH).map(([path, section]) => ({ path: path as SectionPath, ...section }));

/** The section of an address in any spelling; the address of an order belongs to Orders. */
export function sectionOf(pathname: string): Section | undefined {
  const [, root = '', name] = pathname.toLowerCase().split('/');
  return SECTIONS.find(({ path }) => path === (name === undefined || name === '' ? `/${root}` : `/${root}/${name}`));
}
