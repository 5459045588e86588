import dayjs from 'dayjs';
import { contract } from '../../src/domain/contract';
import { COMPLETED, PENDING } from '../../src/domain/order';
import { ordersCount, piecesByCategory, revenue, salesByMonth } from '../db/counters';
import { lowStock } from '../db/foods';
import { rowsUnder } from '../db/pageRows';
import { route } from '../route';

/** The chart shows the latest months, as many as the sample has. */
const MONTHS_SHOWN = 6;

export const overviewHandlers = [
  route(contract.getOverview, ({ db }) =>
    db.transaction('r', [db.counters, db.users, db.foods], async () => ({
      revenue: await revenue(db),
      totalOrders: await ordersCount(db),
      pendingOrders: await ordersCount(db, PENDING),
      completedOrders: await ordersCount(db, COMPLETED),
      activeCustomers: await rowsUnder(db.users, '[role+nameKey]', ['customer']).count(),
      lowStock: await lowStock(db).count(),
    })),
  ),

  route(contract.getCharts, ({ db }) =>
    db.transaction('r', [db.counters], async () => {
      const months = (await salesByMonth(db)).slice(-MONTHS_SHOWN);
      const categories = await piecesByCategory(db);
      return {
        monthlySales: months.map(({ month, sales }) => ({ month: dayjs(`${month}-01`).format('MMM YYYY'), sales })),
        foodCategories: categories
          .sort((a, b) => b.pieces - a.pieces)
          .map(({ category, pieces }) => ({ category, share: pieces })),
      };
    }),
  ),
];
