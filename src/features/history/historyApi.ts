import { getHistory, getHistoryUsers } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

const historyApi = api.injectEndpoints({
  endpoints: () => ({
    getHistory: read(getHistory, ['History']),
    /** Read when the filter is opened, and not again with each entry. */
    getHistoryUsers: read(getHistoryUsers, []),
  }),
});

export const { useGetHistoryQuery, useLazyGetHistoryUsersQuery } = historyApi;
