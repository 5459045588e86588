/** Every URL of the app, spelled once (specification, section 2). Paths are below the router's base. */
export const routes = {
  landing: '/',
  menu: '/user',
  auth: '/user/auth',
  orders: '/user/orders',
  search: '/user/search',
  profile: '/user/profile',
  cart: '/user/cart',
  thankYou: '/user/thank-you',
  about: '/about',
  admin: '/admin',
  dashboard: '/dashboard',
  dashboardUsers: '/dashboard/users',
  dashboardOrders: '/dashboard/orders',
  dashboardSearch: '/dashboard/search',
  dashboardAddFood: '/dashboard/add-food',
  dashboardCategories: '/dashboard/categories',
  dashboardBanners: '/dashboard/banners',
  dashboardStock: '/dashboard/stock',
  dashboardHistory: '/dashboard/history',
} as const;

/** The confirmation of one order; the id in the address lets a reload show it again (decisions, routes). */
export function thankYouPath(orderId: string): string {
  return `${routes.thankYou}?order=${encodeURIComponent(orderId)}`;
}

/** One order in the back office, in its drawer. */
export function dashboardOrderPath(orderId: string): string {
  return `${routes.dashboardOrders}/${encodeURIComponent(orderId)}`;
}

/** One dish in the back office, in the drawer that edits it. */
export function dashboardFoodPath(foodId: string): string {
  return `${routes.dashboardSearch}/${encodeURIComponent(foodId)}`;
}
