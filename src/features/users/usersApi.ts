import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { AnswerOf, QueryOf } from '../../domain/calls/call';
import { api } from '../../shared/api/api';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUsers: build.query<AnswerOf<typeof getUsers>, QueryOf<typeof getUsers>>({
      query: (query) => ({ call: getUsers, query: { ...query } }),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUsersQuery } = usersApi;
