import { getHistory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';

/** A page of the history, and everyone in it. */
export type HistoryList = AnswerOf<typeof getHistory>;
/** Page, sort order, search and filters of the list. */
export type HistoryListQuery = QueryOf<typeof getHistory>;

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<HistoryList, HistoryListQuery>({
      query: (query) => ({ call: getHistory, query: { ...query } }),
      providesTags: ['History'],
    }),
  }),
});

export const { useGetHistoryQuery } = historyApi;
