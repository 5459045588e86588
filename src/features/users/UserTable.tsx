import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { User } from '../../domain/user';
import { DataTable } from '../../shared/back-office/DataTable';
import { ExportButton } from '../../shared/back-office/ExportButton';
import { FilterSelect } from '../../shared/back-office/FilterSelect';
import { UP_TO_DATE } from '../../shared/back-office/upToDate';
import { useListState } from '../../shared/back-office/useListState';
import { userColumns, userCsvColumns } from './userColumns';
import { exportUsers, useGetUsersQuery } from './usersApi';

const ROLES = [
  { value: '', label: 'All roles' },
  { value: 'customer', label: 'Customers' },
  { value: 'administrator', label: 'Administrators' },
] as const;

const keyOf = (user: User) => user.id;

/** Everybody with an account (specification, section 2, admin users). */
export function UserTable() {
  const list = useListState(getUsers.query);
  const answer = useGetUsersQuery(list.values, UP_TO_DATE);

  return (
    <DataTable
      name="users"
      label="Users"
      columns={userColumns}
      keyOf={keyOf}
      list={list}
      answer={answer}
      empty="No users found matching your search."
      searchLabel="Search users"
      filters={<FilterSelect label="Role" value={list.values.role} options={ROLES} onChange={(role) => { list.set({ role }); }} />}
      tools={<ExportButton name="users" columns={userCsvColumns} keyOf={keyOf} endpoint={exportUsers} query={list.values} />}
    />
  );
}
