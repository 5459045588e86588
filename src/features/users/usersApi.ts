import { getUsers } from '../../domain/calls/backOfficeCalls';
import { api, read } from '../../shared/api/api';

const usersApi = api.injectEndpoints({ endpoints: () => ({ getUsers: read(getUsers, ['User']) }) });

export const { useGetUsersQuery } = usersApi;
