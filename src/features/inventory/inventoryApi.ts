import { changeInventory, getInventory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { type InventoryChange, type InventoryRow, applyInventoryChange } from '../../domain/inventory';
import { api } from '../../shared/api/api';
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

/** Changes that are under way. RTK Query's own list knows only the latest of a component. */
let underway = 0;

/** Stock and alert thresholds (specification, section 2, admin stock). */
const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      providesTags: ['Inventory'],
    }),
    /** The same a long page at a time, kept by nobody and woken by nothing. */
    exportInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      ...UNKEPT,
    }),
    changeInventory: build.mutation<InventoryRow, ChangeOf>({
      query: ({ id, change, ...key }) => ({ call: changeInventory, params: { id }, body: change, ...key }),
      onQueryStarted: async ({ id, change }, { dispatch, getState, queryFulfilled }) => {
        const shown = inventoryApi.util.selectCachedArgsForQuery(getState(), 'getInventory').map((query) =>
          dispatch(
            inventoryApi.util.updateQueryData('getInventory', query, (page) => {
              page.items = page.items.map((row) => (row.id === id ? applyInventoryChange(row, change) : row));
            }),
          ),
        );
        underway += 1;
        try {
          await queryFulfilled;
        } catch {
          shown.forEach((patch) => { patch.undo(); });
        }
        underway -= 1;
        // The last of several quick changes wakes the lists: read any earlier, a number would fall back for a moment.
        if (underway === 0) dispatch(api.util.invalidateTags(['Inventory', 'Food', 'History', 'Overview']));
      },
    }),
  }),
});

export const { useGetInventoryQuery, useChangeInventoryMutation } = inventoryApi;
export const { exportInventory } = inventoryApi.endpoints;
