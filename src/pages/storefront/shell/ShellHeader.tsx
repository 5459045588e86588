import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { assetUrl } from '../../../shared/utils/assetUrl';
import { SHOP_NAME } from '../../../shared/hooks/usePageTitle';
import { routes } from '../../../shared/utils/paths';
import { selectSignedIn } from '../../../shared/session-store/sessionSlice';
import { ButtonLink } from '../../../shared/ui';
import styles from './ShellHeader.module.css';

/** 'Food Delivery - {title}', a sign-in link for visitors, and the main navigation on wide screens. */
export function ShellHeader({ title, children }: { title: string; children: ReactNode }) {
  const signedIn = useSelector(selectSignedIn);
  const { pathname } = useLocation();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <div className={styles.title}>
          <Link to={routes.menu} className={styles.brand}>
            <img src={assetUrl('pictures/app-logo.webp')} alt="" width={40} height={40} className={styles.logo} />
            {SHOP_NAME}
          </Link>
          <span className={styles.screen}>{` - ${title}`}</span>
        </div>
        {!signedIn && pathname.replace(/\/$/, '') !== routes.auth && (
          <ButtonLink to={routes.auth} variant="quiet" className={styles.signIn}>Sign in</ButtonLink>
        )}
        {children}
      </div>
    </header>
  );
}
