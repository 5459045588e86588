import { Avatar, Tag } from 'antd';
import { initialsOf } from '../../domain/initials';
import { type User, roleOf } from '../../domain/user';
import type { Column } from '../../shared/back-office/columns';
import type { CsvColumn } from '../../shared/back-office/csv';
import { assetUrl } from '../../shared/lib/assetUrl';
import type { UserListQuery } from './usersApi';
import styles from './UserTable.module.css';

/**
 * The columns of the users' table (specification, section 2, admin users). All of them stand side by side in a window of
 * 1280 pixels, beside the open menu.
 */
export const userColumns: readonly Column<User, UserListQuery['sort']>[] = [
  { key: 'user', title: 'User', width: 196, sort: 'name', shown: 'always', render: (user) => <Person user={user} /> },
  { key: 'email', title: 'Email', width: 270, sort: 'email', render: ({ email }) => <Email email={email} /> },
  { key: 'phone', title: 'Phone', width: 128, render: (user) => <span data-figures>{user.phone}</span> },
  { key: 'address', title: 'Address', width: 234, sort: 'address', render: (user) => user.address },
  { key: 'role', title: 'Role', width: 130, sort: 'role', render: (user) => <Tag {...(user.isAdmin && { color: 'processing' })}>{roleOf(user)}</Tag> },
];

/** Where it is too long for its line it goes on after its `@`, rather than in the middle of a word. */
function Email({ email }: { email: string }) {
  const domain = email.lastIndexOf('@') + 1;
  return <span translate="no">{email.slice(0, domain)}<wbr />{email.slice(domain)}</span>;
}

function Person({ user }: { user: User }) {
  return (
    <span className={styles.person}>
      {/* Ant Design makes letters smaller that come closer to the edge than its gap. */}
      <Avatar size={28} gap={0} className={styles.photo ?? ''} src={user.photoUrl === '' ? undefined : assetUrl(user.photoUrl)} alt="">
        <span className={styles.initials} aria-hidden="true">{initialsOf(user.name)}</span>
      </Avatar>
      <span className={styles.name}>{user.name}</span>
    </span>
  );
}

/** What the export of the users writes. */
export const userCsvColumns: readonly CsvColumn<User>[] = [
  { title: 'User', cell: (user) => user.name },
  { title: 'Email', cell: (user) => user.email },
  { title: 'Phone', cell: (user) => user.phone },
  { title: 'Address', cell: (user) => user.address },
  { title: 'Role', cell: roleOf },
  { title: 'Orders', cell: (user) => user.orders },
];
