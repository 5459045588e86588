import { getHistory, getHistoryUsers } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

const historyApi = api.injectEndpoints({
  endpoints: () => ({
    getHistory: read(getHistory, ['History']),
    /** Not read again with each entry. */
    getHistoryUsers: read(getHistoryUsers, []),
  }),
});

export const { useGetHistoryQuery, useGetHistoryUsersQuery } = historyApi;
