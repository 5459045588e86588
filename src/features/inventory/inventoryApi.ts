import { changeInventory, getInventory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { type InventoryChange, type InventoryRow, applyInventoryChange } from '../../domain/inventory';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowChanged, showIn } from '../../shared/back-office/changesOf';
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

const follow = changesOf('Inventory', 'Food', 'History', 'Overview');

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
      onQueryStarted: async ({ id, change }, started) => {
        const { dispatch, getState } = started;
        const pages = inventoryApi.util.selectCachedArgsForQuery(getState(), 'getInventory').map((query): EditList<InventoryRow> => (edit) => {
          dispatch(inventoryApi.util.updateQueryData('getInventory', query, ({ items }) => { edit(items); }));
        });
        await follow(started, showIn(pages, rowChanged((row) => row.id === id, (row) => applyInventoryChange(row, change))));
      },
    }),
  }),
});

export const { useGetInventoryQuery, useChangeInventoryMutation } = inventoryApi;
export const { exportInventory } = inventoryApi.endpoints;
