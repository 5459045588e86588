import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { selectCartCount } from '../../../features/cart';
import { classNames } from '../../../shared/utils/classNames';
import { routes } from '../../../shared/utils/paths';
import { CartIcon, CountBadge, HomeIcon, SearchIcon, UserIcon } from '../../../shared/ui';
import styles from './MainNav.module.css';

/** @param count the number on the corner of the icon, which is said after the label */
function Destination({ to, label, icon, count = 0 }: { to: string; label: string; icon: ReactNode; count?: number }) {
  return (
    <li className={styles.place}>
      <NavLink to={to} end className={styles.link ?? ''}>
        <span className={styles.icon}>
          {icon}
          <CountBadge count={count} />
        </span>
        <span>{label}</span>
        {count > 0 && <span className="visually-hidden">{`, ${count === 1 ? '1 item' : `${count} items`}`}</span>}
      </NavLink>
    </li>
  );
}

/** The main navigation with four destinations: tabs at the bottom on a phone, in the header on wider screens. */
export function MainNav() {
  const count = useSelector(selectCartCount);
  return (
    <nav className={classNames(styles.nav, 'no-print')} aria-label="Main">
      <ul className={styles.list}>
        <Destination to={routes.menu} label="Home" icon={<HomeIcon />} />
        <Destination to={routes.search} label="Menu" icon={<SearchIcon />} />
        <Destination to={routes.cart} label="Cart" icon={<CartIcon />} count={count} />
        <Destination to={routes.profile} label="Profile" icon={<UserIcon />} />
      </ul>
    </nav>
  );
}
