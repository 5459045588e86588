import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';
import { selectCartCount } from '../../../features/cart';
import { classNames } from '../../../shared/utils/classNames';
import { routes } from '../../../shared/utils/paths';
import { CartIcon, CountBadge, HomeIcon, SearchIcon, UserIcon } from '../../../shared/ui';
import styles from './MainNav.module.css';

interface DestinationProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Rendered on the corner of the icon. */
  badge?: ReactNode;
  /** Visually hidden text after the label. */
  note?: string | false;
}

function Destination({ to, label, icon, badge, note }: DestinationProps) {
  return (
    <li className={styles.place}>
      <NavLink to={to} end className={styles.link ?? ''}>
        <span className={styles.icon}>
          {icon}
          {badge}
        </span>
        <span>{label}</span>
        {note && <span className="visually-hidden">{`, ${note}`}</span>}
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
        <Destination to={routes.cart} label="Cart" icon={<CartIcon />} badge={<CountBadge count={count} />} note={count > 0 && (count === 1 ? '1 item' : `${count} items`)} />
        <Destination to={routes.profile} label="Profile" icon={<UserIcon />} />
      </ul>
    </nav>
  );
}
