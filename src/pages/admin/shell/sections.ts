import {
  DashboardOutlined,
  FileSearchOutlined,
  FileTextOutlined,
  HistoryOutlined,
  InboxOutlined,
  PictureOutlined,
  PlusCircleOutlined,
  TagsOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { routes } from '../../../shared/utils/paths';

/** A section of the back office: its entry in the side menu, and its document title. */
export interface Section {
  readonly path: string;
  readonly label: string;
  readonly title: string;
  readonly Icon: typeof DashboardOutlined;
}

/** The sections in the order of the side menu. */
export const SECTIONS: readonly Section[] = [
  { path: routes.dashboard, label: 'Dashboard', title: 'Overview', Icon: DashboardOutlined },
  { path: routes.dashboardOrders, label: 'Orders', title: 'Orders', Icon: FileTextOutlined },
  { path: routes.dashboardUsers, label: 'Users', title: 'Users', Icon: TeamOutlined },
  { path: routes.dashboardSearch, label: 'Food Search', title: 'Food Search', Icon: FileSearchOutlined },
  { path: routes.dashboardAddFood, label: 'Add Food', title: 'Add Food', Icon: PlusCircleOutlined },
  { path: routes.dashboardCategories, label: 'Categories', title: 'Categories', Icon: TagsOutlined },
  { path: routes.dashboardBanners, label: 'Banners', title: 'Banners', Icon: PictureOutlined },
  { path: routes.dashboardStock, label: 'Stock', title: 'Stock', Icon: InboxOutlined },
  { path: routes.dashboardHistory, label: 'History', title: 'History', Icon: HistoryOutlined },
];

/** The section of an address in any spelling; the address of an order belongs to Orders. */
export function sectionOf(pathname: string): Section | undefined {
  const [, root = '', name] = pathname.toLowerCase().split('/');
  return SECTIONS.find(({ path }) => path === (name === undefined || name === '' ? `/${root}` : `/${root}/${name}`));
}
