import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { assetUrl } from '../shared/utils/assetUrl';
import { usePageTitle } from '../shared/shop/usePageTitle';
import { routes } from '../shared/utils/paths';
import { ButtonLink, PageHeading } from '../shared/ui';
import styles from './NotFoundPage.module.css';

/** Shown for every unknown path. Logs the path, so that dead links can be found (docs/behaviour.md, section 2). */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const logged = useRef<string>(undefined);
  usePageTitle('Page not found');
  useEffect(() => {
    if (logged.current === pathname) return;
    logged.current = pathname;
    console.error('404: somebody asked for a page that does not exist:', pathname);
  }, [pathname]);

  return (
    <main id="main" className={styles.page}>
      <img src={assetUrl('pictures/nothing-found.webp')} alt="" width={160} height={160} className={styles.picture} />
      <PageHeading className={styles.number}>404</PageHeading>
      <p className={styles.oops}>Oops! Page not found</p>
      <ButtonLink to={routes.landing} size="lg">Return to Home</ButtonLink>
    </main>
  );
}
