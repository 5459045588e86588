import { getHistory } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

const historyApi = api.injectEndpoints({ endpoints: () => ({ getHistory: read(getHistory, ['History']) }) });

export const { useGetHistoryQuery } = historyApi;
