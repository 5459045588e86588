import { getHistory } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';

const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHistory: build.query<AnswerOf<typeof getHistory>, QueryOf<typeof getHistory>>({
      query: (query) => ({ call: getHistory, query: { ...query } }),
      providesTags: ['History'],
    }),
  }),
});

export const { useGetHistoryQuery } = historyApi;
