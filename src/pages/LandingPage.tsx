import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { assetUrl } from '../shared/utils/assetUrl';
import { useShop } from '../shared/shop/shopApi';
import { usePageTitle } from '../shared/shop/usePageTitle';
import { routes } from '../shared/utils/paths';
import styles from './LandingPage.module.css';

/** Time before the redirect, in ms: long enough to read the text, short enough not to wait for. */
const STAY_MS = 600;

/** Shows where the app redirects, then redirects (docs/behaviour.md, section 2). */
export function LandingPage() {
  const navigate = useNavigate();
  const { name } = useShop();
  usePageTitle('Welcome');
  useEffect(() => {
    const timer = setTimeout(() => void navigate(routes.menu, { replace: true }), STAY_MS);
    return () => { clearTimeout(timer); };
  }, [navigate]);

  return (
    <main id="main" className={styles.landing}>
      <img src={assetUrl('pictures/app-logo.webp')} alt="" width={96} height={96} className={styles.logo} />
      <h1 className={styles.name} data-shop-name>{name}</h1>
      <p role="status" data-shop-name>{`Redirecting to ${name} App...`}</p>
    </main>
  );
}
