import { contract } from '../../src/domain/contract';
import { formatMonth } from '../../src/domain/date/dates';
import { PENDING } from '../../src/domain/order/orderStatus';
import { LOW_STOCK } from '../repositories/foodsRepository';
import { orderCounts, piecesByCategory, revenueOf, salesByMonth } from '../repositories/orderSums';
import { route } from './route';

/** The months of the sales chart, as many as the sample chart has. */
const MONTHS_SHOWN = 6;

export const overviewHandlers = {
  getOverview: route(contract.getOverview, async ({ db }) => {
    const counts = await orderCounts(db);
    return {
      revenue: await revenueOf(db),
      totalOrders: counts.all,
      pendingOrders: counts.pending,
      completedOrders: counts.completed,
      activeCustomers: await db.users.count({ where: { role: 'customer' } }),
    };
  }),

  getOpenWork: route(contract.getOpenWork, async ({ db }) => ({
    pendingOrders: await db.orders.count({ where: { status: PENDING } }),
    lowStock: await db.foods.count(LOW_STOCK),
  })),

  getCharts: route(contract.getCharts, async ({ db }) => {
    const months = (await salesByMonth(db)).slice(-MONTHS_SHOWN);
    const categories = await piecesByCategory(db);
    return {
      monthlySales: months.map(({ month, sales }) => ({ month: formatMonth(month), sales })),
      foodCategories: categories
        .sort((a, b) => b.pieces - a.pieces)
        .map(({ category, pieces }) => ({ category, share: pieces })),
    };
  }),
};
