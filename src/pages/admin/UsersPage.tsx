import { UserTable } from '../../features/users';
import { PageHeading } from '../../shared/ui';
import { SectionPage } from './SectionPage';

/** Everybody with an account (specification, section 2, admin users). */
export function UsersPage() {
  return (
    <SectionPage>
      <PageHeading>Users</PageHeading>
      <UserTable />
    </SectionPage>
  );
}
