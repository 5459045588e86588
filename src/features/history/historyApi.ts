import { getHistory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';
import { UNKEPT } from '../../shared/back-office/pageFetcher';

type HistoryList = AnswerOf<typeof getHistory>;
/** Which entries, in which order. */
type HistoryListQuery = QueryOf<typeof getHistory>;

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<HistoryList, HistoryListQuery>({
      query: (query) => ({ call: getHistory, query: { ...query } }),
      providesTags: ['History'],
    }),
    /** The same a long page at a time, kept by nobody and woken by nothing. */
    exportHistory: build.query<HistoryList, HistoryListQuery>({
      query: (query) => ({ call: getHistory, query: { ...query } }),
      ...UNKEPT,
    }),
  }),
});

export const { useGetHistoryQuery } = historyApi;
export const { exportHistory } = historyApi.endpoints;
