import { EditOutlined } from '@ant-design/icons';
import { Avatar, Button, Flex, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { getUsers } from '../../domain/calls/backOfficeCalls';
import { ROLES, roleLabel } from '../../domain/user/roles';
import { type User, initialsOf } from '../../domain/user/user';
import type { CsvColumn } from '../../shared/back-office/export/csv';
import type { DataColumn } from '../../shared/back-office/data-table/columns';
import { DataTable } from '../../shared/back-office/data-table/DataTable';
import { FilterSelect } from '../../shared/back-office/data-table/FilterSelect';
import { ExportButton } from '../../shared/back-office/export/ExportButton';
import { REFETCH_OPTIONS } from '../../shared/back-office/live-rows/refetchOptions';
import { useStablePage } from '../../shared/back-office/live-rows/useStableList';
import { useListState } from '../../shared/back-office/data-table/useListState';
import { useMay } from '../../shared/session/SessionProvider';
import { EmailText, lazyDialog } from '../../shared/ui';
import { assetUrl } from '../../shared/utils/assetUrl';
import { AddStaff } from './AddStaff';
import { useGetUsersQuery } from './usersApi';
import styles from './UserTable.module.css';

const RoleDialog = lazyDialog(async () => (await import('./RoleDialog')).RoleDialog);

/** All columns fit beside the open side menu in a window of 1280 pixels. @param onEdit opens the dialog of a role; null for those who may not change it */
const columnsFor = (onEdit: ((user: User) => void) | null): readonly DataColumn<User>[] => [
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
    render: (_, user) => <RoleTag user={user} onEdit={onEdit} />,
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

/** The filter's name of each role. */
const GROUPS: Readonly<Record<User['role'], string>> = { customer: 'Customers', kitchen: 'Kitchen', manager: 'Managers', administrator: 'Administrators' };

const ROLE_FILTERS = [{ value: '', label: 'All roles' }, ...ROLES.map((value) => ({ value, label: GROUPS[value] }))];

/** All accounts (docs/behaviour.md, section 2, Admin users). */
export function UserTable() {
  const list = useListState(getUsers.query);
  const { answer, stable } = useStablePage(list.values, useGetUsersQuery(list.values, REFETCH_OPTIONS));
  const mayAppoint = useMay()('staff');
  const [edited, setEdited] = useState<{ user: User; open: boolean } | null>(null);
  const columns = useMemo(() => columnsFor(mayAppoint ? (user) => { setEdited({ user, open: true }); } : null), [mayAppoint]);

  return (
    <>
      <DataTable
        name="users"
        label="Users"
        heading="Users"
        nouns={['user', 'users']}
        columns={columns}
        list={list}
        answer={answer}
        stable={stable}
        empty="No users found matching your search."
        search="Search users"
        filters={<FilterSelect name="role" label="Role" options={ROLE_FILTERS} />}
        tools={<><AddStaff /><ExportButton name="users" columns={csvColumns} call={getUsers} query={list.values} /></>}
      />
      {edited && <RoleDialog {...edited} onClose={() => { setEdited((now) => now && { ...now, open: false }); }} />}
    </>
  );
}

/** The role, with a button that changes it. */
function RoleTag({ user, onEdit }: { user: User; onEdit: ((user: User) => void) | null }) {
  return (
    <Flex align="center" justify="space-between" gap={4}>
      <Tag {...(user.role !== 'customer' && { color: 'processing' })}>{roleLabel(user.role)}</Tag>
      {onEdit && <Button type="text" size="small" icon={<EditOutlined aria-hidden />} aria-label={`Change the role of ${user.name}`} onClick={() => { onEdit(user); }} />}
    </Flex>
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
