import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { changeInventory, getInventory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { type InventoryChange, type InventoryRow, applyInventoryChange } from '../../domain/inventory';
import { api } from '../../shared/api/api';
import { type EditList, changesOf, rowChanged } from '../../shared/back-office/changesOf';
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

const changes = changesOf<InventoryRow>('Inventory', 'Food', 'History', 'Overview');

/** Stock and alert thresholds (specification, section 2, admin stock). */
const inventoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      providesTags: ['Inventory'],
      onQueryStarted: async (query, started) => { await changes.layOver(pageIn(started, query), started); },
    }),
    /** The same a long page at a time, kept by nobody and woken by nothing. */
    exportInventory: build.query<InventoryList, InventoryQuery>({
      query: (query) => ({ call: getInventory, query: { ...query } }),
      ...UNKEPT,
    }),
    changeInventory: build.mutation<InventoryRow, ChangeOf>({
      query: ({ id, change, ...key }) => ({ call: changeInventory, params: { id }, body: change, ...key }),
      onQueryStarted: async ({ id, change }, started) => {
        const pages = inventoryApi.util.selectCachedArgsForQuery(started.getState(), 'getInventory').map((query) => pageIn(started, query));
        await changes.follow(started, pages, rowChanged((row) => row.id === id, ({ stock, threshold }) => applyInventoryChange({ stock, threshold }, change)));
      },
    }),
  }),
});

type State = Parameters<typeof inventoryApi.util.selectCachedArgsForQuery>[0];

/** A page of the list that is kept, to be edited. */
function pageIn({ dispatch }: { dispatch: ThunkDispatch<State, unknown, UnknownAction> }, query: InventoryQuery): EditList<InventoryRow> {
  return (edit) => { dispatch(inventoryApi.util.updateQueryData('getInventory', query, ({ items }) => { edit(items); })); };
}

export const { useGetInventoryQuery, useChangeInventoryMutation } = inventoryApi;
export const { exportInventory } = inventoryApi.endpoints;
