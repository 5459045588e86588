import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';

type UserList = AnswerOf<typeof getUsers>;
/** Page, sort order, search and filter of the list. */
type UserListQuery = QueryOf<typeof getUsers>;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<UserList, UserListQuery>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUsersQuery } = usersApi;
