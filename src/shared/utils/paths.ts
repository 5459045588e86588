/**
 * The URLs of the app, including those of a single order or food. The fixed ones come from the domain, because banners link
 * to them.
 */
import { routes } from '../../domain/routes';

export { routes };

/** URL of an order's confirmation; the id in the URL lets a reload show it again (docs/behaviour.md, section 2). */
export function thankYouPath(orderId: string): string {
  return `${routes.thankYou}?order=${encodeURIComponent(orderId)}`;
}

/**
 * Returns the address of the sign-in, which works as a plain link as well.
 * @param from path and query to return to, without the base path
 * @param why key of the sentence that the sign-in page shows
 */
export function signInPath(from: string, why: string): string {
  return `${routes.auth}?${new URLSearchParams({ why, from }).toString()}`;
}

/**
 * Reads where to return to from the address of the sign-in page.
 * @param params the query of that page
 * @returns a path with its query; null if there is none, or one that leads to another site
 */
export function returnPath(params: URLSearchParams): string | null {
  const from = params.get('from');
  return from !== null && /^\/(?![/\\])/.test(from) ? from : null;
}

/** Patterns of the URLs of single records in the back office, which are shown in a drawer over their list. */
export const drawerRoutes = {
  order: `${routes.dashboardOrders}/:id`,
  food: `${routes.dashboardSearch}/:id`,
} as const;

/** URL of an order in the back office. */
export function dashboardOrderPath(orderId: string): string {
  return `${routes.dashboardOrders}/${encodeURIComponent(orderId)}`;
}

/** URL of a food in the back office, in the drawer that edits it. */
export function dashboardFoodPath(foodId: string): string {
  return `${routes.dashboardSearch}/${encodeURIComponent(foodId)}`;
}
