import { UserTable } from '../../features/users';
import { SectionPage } from './shell/SectionPage';

/** The page of all accounts (docs/behaviour.md, section 2, Admin users). */
export function UsersPage() {
  return <SectionPage><UserTable /></SectionPage>;
}
