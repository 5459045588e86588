import { Avatar, Flex, Tag } from 'antd';
import type { ReactNode } from 'react';
import { getUsers } from '../../domain/calls/backOfficeCalls';
import { roleLabel } from '../../domain/user/roles';
import { type User, initialsOf } from '../../domain/user/user';
import type { CsvColumn } from '../../shared/back-office/export/csv';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStablePage } from '../../shared/back-office/live-rows/useStableRows';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { EmailText } from '../../shared/ui';
import { assetUrl } from '../../shared/utils/assetUrl';
import { useGetUsersQuery } from './usersApi';
import styles from './UserTable.module.css';

/** All columns fit beside the open side menu in a window of 1280 pixels. */
const columns: readonly DataColumn<User>[] = [
  { key: 'user', title: 'User', dataIndex: 'name', width: 196, sorter: true, shown: 'always', render: (_, user) => <Person user={user} /> },
  { key: 'email', title: 'Email', dataIndex: 'email', width: 270, sorter: true, render: (_, { email }) => <EmailText email={email} /> },
  { key: 'phone', title: 'Phone', width: 128, render: (_, user) => <span data-figures>{user.phone}</span> },
  { key: 'address', title: 'Address', dataIndex: 'address', width: 234, sorter: true, render: (_, user) => user.address },
  {
    key: 'role',
    title: 'Role',
    dataIndex: 'role',
    width: 130,
    sorter: true,
    render: (_, user) => <Tag {...(user.role !== 'customer' && { color: 'processing' })}>{roleLabel(user.role)}</Tag>,
  },
];

const csvColumns: readonly CsvColumn<User>[] = [
  { title: 'User', cell: (user) => user.name },
  { title: 'Email', cell: (user) => user.email },
  { title: 'Phone', cell: (user) => user.phone },
  { title: 'Address', cell: (user) => user.address },
  { title: 'Role', cell: ({ role }) => roleLabel(role) },
  { title: 'Orders', cell: (user) => user.orders },
];

const ROLES = [
  { value: '', label: 'All roles' },
  { value: 'customer', label: 'Customers' },
  { value: 'administrator', label: 'Administrators' },
] as const;

/**
 * All accounts (docs/behaviour.md, section 2, Admin users).
 * @param heading the page's heading
 */
export function UserTable({ heading }: { heading: ReactNode }) {
  const list = useListState(getUsers.query);
  const { answer, stable } = useStablePage(list.values, useGetUsersQuery(list.values, REFETCH_OPTIONS));

  return (
    <DataTable
      name="users"
      label="Users"
      heading={heading}
      nouns={['user', 'users']}
      columns={columns}
      list={list}
      answer={answer}
      stable={stable}
      empty="No users found matching your search."
      search="Search users"
      filters={<FilterSelect name="role" label="Role" options={ROLES} />}
      tools={<ExportButton name="users" columns={csvColumns} call={getUsers} query={list.values} />}
    />
  );
}

function Person({ user }: { user: User }) {
  return (
    <Flex align="center" gap={12}>
      {/* With a gap, Ant Design would scale wide initials down. */}
      <Avatar size={28} gap={0} src={user.photoUrl === '' ? undefined : assetUrl(user.photoUrl)} alt="">
        <span className={styles.initials} aria-hidden="true">{initialsOf(user.name)}</span>
      </Avatar>
      <span>{user.name}</span>
    </Flex>
  );
}
