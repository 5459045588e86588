import * as v from 'valibot';
import { FoundSchema } from '../search/search';
import { HISTORY_ACTIONS, HistoryEntrySchema } from '../history/history';
import { InventoryChangeSchema, InventoryRowSchema } from '../inventory/inventory';
import { ChartsSchema, OpenWorkSchema, OverviewSchema } from '../overview/overview';
import { pageOf, pageQuery } from '../http/page';
import { SearchTextSchema } from '../text/text';
import { ROLES } from '../user/roles';
import { UserSchema } from '../user/user';
import { call } from './call';

export const getOverview = call.get('/overview', 'overview', { answer: OverviewSchema });

/** For the badges of the side menu, on every screen of the staff: counts of indexes alone, unlike the overview's revenue. */
export const getOpenWork = call.get('/overview/open-work', 'back-office', { answer: OpenWorkSchema });

export const getCharts = call.get('/overview/charts', 'overview', { answer: ChartsSchema });

export const getUsers = call.get('/users', 'users', {
  query: v.object({
    ...pageQuery(['name', 'email', 'address', 'role'], 'asc'),
    role: v.optional(v.picklist(['', ...ROLES], 'That is no role'), ''),
  }),
  answer: pageOf(UserSchema),
});

export const getInventory = call.get('/inventory', 'sold-out', {
  query: v.object({
    ...pageQuery(['name', 'category', 'price', 'stock', 'threshold'], 'asc'),
    status: v.optional(v.picklist(['', 'low'], 'The status is low, or empty for all'), ''),
  }),
  answer: pageOf(InventoryRowSchema),
});

export const getProduct = call.get('/inventory/:id', 'sold-out', { answer: InventoryRowSchema });

export const changeInventory = call.patch('/inventory/:id', 'sold-out', {
  body: InventoryChangeSchema,
  answer: InventoryRowSchema,
  events: ['stock-changed'],
  once: true,
});

/** Sells a dish out until tomorrow, or offers it again. Its stock stays. */
export const sellOut = call.post('/inventory/:id/sold-out', 'sold-out', {
  body: v.object({ soldOut: v.boolean() }),
  answer: InventoryRowSchema,
  events: ['stock-changed'],
});

export const getHistory = call.get('/history', 'history', {
  query: v.object({
    ...pageQuery(['timestamp'], 'desc'),
    action: v.optional(v.picklist(['', ...HISTORY_ACTIONS], 'That is no action of the history'), ''),
    user: v.optional(v.string(), ''),
  }),
  answer: pageOf(HistoryEntrySchema),
});

/** Who the history can be filtered by. In a large shop it takes longer to find than a page. */
export const getHistoryUsers = call.get('/history/users', 'history', { answer: v.object({ users: v.array(v.string()) }) });

export const undoChange = call.post('/history/:id/undo', 'back-office', {
  answer: HistoryEntrySchema,
  events: ['dish-changed', 'stock-changed', 'categories-changed', 'banners-changed', 'order-status-changed', 'settings-changed', 'users-changed'],
  once: true,
});

export const findAnything = call.get('/find', 'back-office', {
  query: v.object({ text: SearchTextSchema }),
  answer: v.object({ orders: v.array(FoundSchema), foods: v.array(FoundSchema), users: v.array(FoundSchema) }),
});
