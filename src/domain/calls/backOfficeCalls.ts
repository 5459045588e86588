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
  description: 'The latest six months with sales, and the categories by pieces sold.',
  answer: ChartsSchema,
});

export const getUsers = call.get('/users', 'administrator', {
  summary: 'Accounts, searched by name, email, phone and address; filtered by role',
  example: { query: { page: 1, size: 1, search: 'maya', role: 'customer' } },
  query: v.object({
    ...pageQuery(['name', 'email', 'address', 'role'], 'asc'),
    role: v.optional(v.picklist(['', 'customer', 'administrator'], 'The role is customer or administrator'), ''),
  }),
  answer: pageOf(UserSchema),
});

export const getInventory = call.get('/inventory', 'administrator', {
  summary: 'Stock and alert thresholds, searched by product and category',
  example: { query: { page: 1, size: 1, search: 'garden salad' } },
  query: v.object({
    ...pageQuery(['name', 'category', 'price', 'stock', 'threshold'], 'asc'),
    status: v.optional(v.picklist(['', 'low'], 'The status is low, or empty for all'), ''),
  }),
  answer: pageOf(InventoryRowSchema),
});

export const changeInventory = call.patch('/inventory/:id', 'administrator', {
  summary: 'Set the stock or the threshold of a product, unless it is no longer as it `was`, or add to its stock',
  description: 'One of the three. Adding takes no precondition, for two additions add up.',
  refusals: { 404: 'No dish on the menu has this id.', 409: 'Another change came first: `now` has the field as it is.' },
  example: { params: { id: 'garden-salad' }, body: { restock: 10 } },
  body: InventoryChangeSchema,
  answer: InventoryRowSchema,
  events: ['stock-changed'],
  once: true,
});

export const getHistory = call.get('/history', 'administrator', {
  summary: 'What was done and by whom, newest first',
  description: '`users` has the name of each author of an entry.',
  example: { query: { page: 1, size: 1, search: 'shortcake' } },
  query: v.object({
    ...pageQuery(['timestamp'], 'desc'),
    action: v.optional(v.picklist(['', ...HISTORY_ACTIONS], 'That is no action of the history'), ''),
    user: v.optional(v.string(), ''),
  }),
  answer: v.object({ ...pageOf(HistoryEntrySchema).entries, users: v.array(v.string()) }),
});

export const undoChange = call.post('/history/:id/undo', 'administrator', {
  summary: 'Undo a change of the history, unless something has followed it',
  description: 'Restores what the change has replaced, all of it or nothing, and writes an entry of its own, which can be undone as well. The entry to undo is an `undoable` one of the history, or that of the `History-Entry` header of the response to the change.',
  refusals: { 404: 'No entry of the history has this id.', 409: 'The change was undone before, it cannot be undone, or something has followed it: the message says what.' },
  example: { params: { id: 'history-3' } },
  answer: HistoryEntrySchema,
  events: ['dish-changed', 'stock-changed', 'categories-changed', 'banners-changed', 'order-status-changed'],
  once: true,
});

export const findAnything = call.get('/find', 'administrator', {
  summary: 'The few best orders, dishes and users for a text, for the command palette',
  description: 'None for a text without words.',
  example: { query: { text: 'maya' } },
  query: v.object({ text: SearchTextSchema }),
  answer: v.object({ orders: v.array(FoundSchema), foods: v.array(FoundSchema), users: v.array(FoundSchema) }),
});
