import { UserTable } from '../../features/users';
import { PageHeading } from '../../shared/ui';
import styles from './SectionPage.module.css';

/** Everybody with an account (specification, section 2, admin users). */
export function UsersPage() {
  return (
    <div className={styles.page}>
      <PageHeading>Users</PageHeading>
      <UserTable />
    </div>
  );
}
