import * as v from 'valibot';
import { FoundSchema } from '../search/search';
import { HISTORY_ACTIONS, HistoryEntrySchema } from '../history/history';
import { InventoryChangeSchema, InventoryRowSchema } from '../inventory/inventory';
import { ChartsSchema, OverviewSchema } from '../overview/overview';
import { pageOf, pageQuery } from '../http/page';
import { SearchTextSchema } from '../text/text';
import { UserSchema } from '../user/user';
import { call } from './call';

export const getOverview = call.get('/overview', 'administrator', {
  summary: 'The numbers of the overview, counted from indexes',
  answer: OverviewSchema,
});

export const getCharts = call.get('/overview/charts', 'administrator', {
  summary: 'The charts of the overview, from live orders',
  answer: ChartsSchema,
});

export const getUsers = call.get('/users', 'administrator', {
  summary: 'Accounts, searched by name, email, phone and address; filtered by role',
  query: v.object({
    ...pageQuery(['name', 'email', 'address', 'role'], 'asc'),
    role: v.optional(v.picklist(['', 'customer', 'administrator'], 'The role is customer or administrator'), ''),
  }),
  answer: pageOf(UserSchema),
});

export const getInventory = call.get('/inventory', 'administrator', {
  summary: 'Stock and alert thresholds, searched by product and category',
  query: v.object({
    ...pageQuery(['name', 'category', 'price', 'stock', 'threshold'], 'asc'),
    status: v.optional(v.picklist(['', 'low'], 'The status is low, or empty for all'), ''),
  }),
  answer: pageOf(InventoryRowSchema),
});

export const changeInventory = call.patch('/inventory/:id', 'administrator', {
  summary: 'Set the stock or the threshold of a product, unless it is no longer as it `was`, or add to its stock',
  body: InventoryChangeSchema,
  answer: InventoryRowSchema,
  once: true,
});

export const getHistory = call.get('/history', 'administrator', {
  summary: 'What was done and by whom, newest first',
  query: v.object({
    ...pageQuery(['timestamp'], 'desc'),
    action: v.optional(v.picklist(['', ...HISTORY_ACTIONS], 'That is no action of the history'), ''),
    user: v.optional(v.string(), ''),
  }),
  answer: v.object({ ...pageOf(HistoryEntrySchema).entries, users: v.array(v.string()) }),
});

export const undoChange = call.post('/history/:id/undo', 'administrator', {
  summary: 'Undo a change of the history, unless something has followed it',
  answer: HistoryEntrySchema,
  once: true,
});

export const findAnything = call.get('/find', 'administrator', {
  summary: 'The few best orders, dishes and users for a text, for the command palette',
  query: v.object({ text: SearchTextSchema }),
  answer: v.object({ orders: v.array(FoundSchema), foods: v.array(FoundSchema), users: v.array(FoundSchema) }),
});
