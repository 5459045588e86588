import {
  AddFoodIcon,
  BannerIcon,
  BoxIcon,
  FoodSearchIcon,
  GaugeIcon,
  HistoryIcon,
  PeopleIcon,
  ReceiptIcon,
  TagIcon,
} from '../../shared/back-office/icons';
import { routes } from '../../shared/routes';

/** A section of the back office: its place in the menu, and how the window's title names it. */
export interface Section {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly Icon: typeof GaugeIcon;
}

/** The sections in the order of the menu. */
export const SECTIONS: readonly Section[] = [
  { path: routes.dashboard, label: 'Dashboard', title: 'Overview', Icon: GaugeIcon },
  { path: routes.dashboardOrders, label: 'Orders', title: 'Orders', Icon: ReceiptIcon },
  { path: routes.dashboardUsers, label: 'Users', title: 'Users', Icon: PeopleIcon },
  { path: routes.dashboardSearch, label: 'Food Search', title: 'Food Search', Icon: FoodSearchIcon },
  { path: routes.dashboardAddFood, label: 'Add Food', title: 'Add Food', Icon: AddFoodIcon },
  { path: routes.dashboardCategories, label: 'Categories', title: 'Categories', Icon: TagIcon },
  { path: routes.dashboardBanners, label: 'Banners', title: 'Banners', Icon: BannerIcon },
  { path: routes.dashboardStock, label: 'Stock', title: 'Stock', Icon: BoxIcon },
  { path: routes.dashboardHistory, label: 'History', title: 'History', Icon: HistoryIcon },
];

/** The section an address belongs to, however it is written; an order's own address belongs to Orders. */
export function sectionOf(pathname: string): Section | undefined {
  const [, root = '', name] = pathname.toLowerCase().split('/');
  return SECTIONS.find(({ path }) => path === (name === undefined || name === '' ? `/${root}` : `/${root}/${name}`));
}
