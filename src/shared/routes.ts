/** The URLs of the app, with those that name an order or a dish. The plain ones are the domain's: promotions lead to them. */
import { routes } from '../domain/routes';

export { routes };

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
