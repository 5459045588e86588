import { getUsers } from '../../domain/calls/backOfficeCalls';
import { addStaff, changeRole } from '../../domain/calls/staffCalls';
import type { Role } from '../../domain/user/roles';
import type { NewStaff } from '../../domain/user/staff';
import { api, change, read } from '../../shared/api/api';

const usersApi = api.injectEndpoints({
  endpoints: () => ({
    getUsers: read(getUsers, ['User']),
    addStaff: change(addStaff, { request: ({ staff, idempotencyKey }: { staff: NewStaff; idempotencyKey: string }) => ({ body: staff, idempotencyKey }) }),
    changeRole: change(changeRole, { request: ({ id, role, was }: { id: string; role: Role; was: Role }) => ({ params: { id }, body: { role, was: { role: was } } }) }),
  }),
});

export const { useGetUsersQuery, useAddStaffMutation, useChangeRoleMutation } = usersApi;
