import * as v from 'valibot';
import { CountSchema } from '../number/digits';
import { MoneySchema } from '../number/money';

/** What waits for the staff: the badges of the side menu (docs/behaviour.md, section 2). */
export const OpenWorkSchema = v.object({ pendingOrders: CountSchema, lowStock: CountSchema });
export type OpenWork = v.InferOutput<typeof OpenWorkSchema>;

/** The figures of the overview (docs/behaviour.md, section 2). Revenue is in dollars. */
export const OverviewSchema = v.object({
  revenue: MoneySchema,
  totalOrders: CountSchema,
  pendingOrders: CountSchema,
  completedOrders: CountSchema,
  activeCustomers: CountSchema,
});
export type Overview = v.InferOutput<typeof OverviewSchema>;

/** Completed orders as a whole percentage of all orders, 0 if there are none (docs/behaviour.md, section 9). */
export function completionRate(completed: number, all: number): number {
  return all === 0 ? 0 : Math.round((completed / all) * 100);
}

/** The data of both charts from live orders: the latest six months with sales, and pieces sold per category. */
export const ChartsSchema = v.object({
  /** The bars, in dollars. */
  monthlySales: v.array(v.object({ month: v.string(), sales: MoneySchema })),
  /** The slices: pieces sold, or a percentage in the sample. */
  foodCategories: v.array(v.object({ category: v.string(), share: CountSchema })),
});
export type Charts = v.InferOutput<typeof ChartsSchema>;

/** The fixed sample values (docs/behaviour.md, section 2, admin overview). */
export const SAMPLE_CHARTS: Charts = {
  monthlySales: [
    { month: 'Jan', sales: 3000 },
    { month: 'Feb', sales: 4500 },
    { month: 'Mar', sales: 3500 },
    { month: 'Apr', sales: 2000 },
    { month: 'May', sales: 2000 },
    { month: 'Jun', sales: 4000 },
  ],
  foodCategories: ['Pasta', 'Salad', 'Pizza', 'Desserts'].map((category) => ({ category, share: 25 })),
};
