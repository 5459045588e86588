import { changeInventory, getInventory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import type { InventoryChange, InventoryRow } from '../../domain/inventory';
import { api } from '../../shared/api/api';
import { optimisticUpdates, withRow } from '../../shared/back-office/optimisticUpdates';
import { UNKEPT } from '../../shared/back-office/pageFetcher';

/** One page of them. */
export type InventoryList = AnswerOf<typeof getInventory>;
/** Which products, in which order. */
export type InventoryQuery = QueryOf<typeof getInventory>;

/** One change of one product. */
interface ChangeOf {
  id: string;
  change: InventoryChange;
  /** Names what adds up, so that the same sent again adds nothing. */
  idempotencyKey?: string;
}

const updates = optimisticUpdates<{ getInventory: InventoryList }>('Inventory', 'Food', 'History', 'Overview');

/** Stock and alert thresholds (specification, section 2, admin stock). */
const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      providesTags: ['Inventory'],
      onQueryStarted: (_, started) => updates.read('getInventory', started),
    }),
    /** Not cached and not tagged: used by the export only. */
    exportInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      ...UNKEPT,
    }),
    changeInventory: build.mutation<InventoryRow, ChangeOf>({
      query: ({ id, change, ...key }) => ({ call: changeInventory, params: { id }, body: change, ...key }),
      onQueryStarted: ({ id, change: { stock, threshold, restock = 0 } }, started) => {
        let stockThen = stock;
        const change = (row: InventoryRow) => {
          if (threshold !== undefined) return { threshold };
          // Added once: a later answer may contain it already.
          stockThen ??= row.stock + restock;
          return { stock: stockThen };
        };
        return updates.change({ getInventory: (page) => ({ ...page, items: withRow(page.items, id, change) }) }, started);
      },
    }),
  }),
});

export const { useGetInventoryQuery, useChangeInventoryMutation } = inventoryApi;
export const { exportInventory } = inventoryApi.endpoints;
