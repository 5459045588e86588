import { getUsers } from '../../domain/calls/backOfficeCalls';
import type { User } from '../../domain/user';
import { DataTable } from '../../shared/back-office/DataTable';
import { ExportButton } from '../../shared/back-office/ExportButton';
import { FilterSelect } from '../../shared/back-office/FilterSelect';
import { UNWATCHED, pageFetcher } from '../../shared/back-office/pageFetcher';
import { useListState } from '../../shared/back-office/useListState';
import { userColumns, userCsvColumns } from './userColumns';
import { type UserListQuery, useGetUsersQuery, useLazyExportUsersQuery } from './usersApi';

const ROLES = [
  { value: '', label: 'All roles' },
  { value: 'customer', label: 'Customers' },
  { value: 'administrator', label: 'Administrators' },
] as const;

const keyOf = (user: User) => user.id;

/** Everybody with an account (specification, section 2, admin users). */
export function UserTable() {
  const list = useListState(getUsers.query);
  const answer = useGetUsersQuery(list.values, { refetchOnMountOrArgChange: true, refetchOnFocus: true });

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
      tools={<UserExport query={list.values} />}
    />
  );
}

/** Apart from the table, which need not render again with each page of an export. */
function UserExport({ query }: { query: UserListQuery }) {
  const [exportUsers] = useLazyExportUsersQuery(UNWATCHED);
  return <ExportButton name="users" columns={userCsvColumns} keyOf={keyOf} fetchPage={pageFetcher(exportUsers, query)} />;
}
