import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PasswordPanel, ProfileCard } from '../../features/profile';
import { may } from '../../domain/user/roles';
import { routes } from '../../shared/utils/paths';
import { useCurrentUser } from '../../shared/session/SessionProvider';
import { useSignOut } from '../../shared/session/useSignOut';
import { Button, ChevronRightIcon, LogOutIcon, PageHeading, Panel } from '../../shared/ui';
import styles from './ProfilePage.module.css';

/** The account: its details, the link to its orders, the password, and the sign-out. */
export function ProfilePage() {
  const user = useCurrentUser();
  const signOut = useSignOut();
  if (!user) return null;
  return (
    <div className={styles.page}>
      <PageHeading className={styles.heading}>Your profile</PageHeading>
      <ProfileCard user={user} />
      <div className={styles.side}>
        <Panel className={styles.links} aria-label="Your account">
          <AccountLink to={routes.orders}>My Orders</AccountLink>
          {may(user.role, 'back-office') && <AccountLink to={routes.dashboard}>Dashboard</AccountLink>}
          <AccountLink to={routes.about}>About us</AccountLink>
        </Panel>
        <PasswordPanel email={user.email} />
        <Button variant="danger" wide icon={<LogOutIcon />} onClick={signOut}>Sign Out</Button>
      </div>
    </div>
  );
}

function AccountLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={styles.accountLink}>
      <span>{children}</span>
      <ChevronRightIcon size="1.125rem" />
    </Link>
  );
}
