import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';
import { UNKEPT } from '../../shared/back-office/pageFetcher';

type UserList = AnswerOf<typeof getUsers>;
/** Which accounts, in which order. */
type UserListQuery = QueryOf<typeof getUsers>;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserList, UserListQuery>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      providesTags: ['User'],
    }),
    /** The same a long page at a time, kept by nobody and woken by nothing. */
    exportUsers: build.query<UserList, UserListQuery>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      ...UNKEPT,
    }),
  }),
});

export const { useGetUsersQuery } = usersApi;
export const { exportUsers } = usersApi.endpoints;
