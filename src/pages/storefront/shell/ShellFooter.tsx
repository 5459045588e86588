import { Link } from 'react-router-dom';
import { DELIVERY_ESTIMATE_IN_FULL } from '../../../domain/order/deliveryEstimate';
import { SHOP_NAME } from '../../../shared/hooks/usePageTitle';
import { routes } from '../../../shared/utils/paths';
import { ThemeToggle } from '../../../shared/theme/ThemeToggle';
import styles from './StorefrontShell.module.css';

/** The footer of every storefront page: the shop, a link to the About page, the theme. */
export function ShellFooter() {
  return (
    <footer className={styles.footer}>
      <p>{`${SHOP_NAME}. Cooked to order, at your door in `}<span className={styles.estimate}>{DELIVERY_ESTIMATE_IN_FULL}</span>.</p>
      <div className={styles.footerLinks}>
        <Link to={routes.about} className={styles.footerLink}>About us</Link>
        <ThemeToggle />
      </div>
    </footer>
  );
}
