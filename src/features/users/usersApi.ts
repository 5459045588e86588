import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';
import { UNCACHED } from '../../shared/back-office/export/pageFetcher';

type UserList = AnswerOf<typeof getUsers>;
/** Page, sort order, search and filter of the list. */
type UserListQuery = QueryOf<typeof getUsers>;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserList, UserListQuery>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      providesTags: ['User'],
    }),
    /** Not cached and not tagged: used by the export only. */
    exportUsers: build.query<UserList, UserListQuery>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      ...UNCACHED,
    }),
  }),
});

export const { useGetUsersQuery } = usersApi;
export const { exportUsers } = usersApi.endpoints;
