import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { selectCartCount } from '../../features/cart';
import { routes } from '../../shared/routes';
import { CartIcon, CountBadge, HomeIcon, SearchIcon, UserIcon } from '../../shared/ui';
import styles from './MainNav.module.css';
import { preloadPage } from './storefrontPages';

interface DestinationProps {
  to: string;
  label: string;
  icon: ReactNode;
  /** Lies on the icon's corner. */
  badge?: ReactNode;
  /** Follows the label for a screen reader. */
  note?: string;
}

function Destination({ to, label, icon, badge, note }: DestinationProps) {
  const { pathname } = useLocation();
  const preload = () => void preloadPage(to);
  // Pressing where one already is leads back to its top, as people know it from other apps.
  const onClick = () => {
    // The style sheet has no say in what is asked for outright.
    if (pathname === to) scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <li className={styles.place}>
      <NavLink to={to} end className={styles.link ?? ''} onClick={onClick} onPointerEnter={preload} onFocus={preload} onTouchStart={preload}>
        <span className={styles.icon}>
          {icon}
          {badge}
        </span>
        <span>{label}</span>
        {note !== undefined && <span className="visually-hidden">{`, ${note}`}</span>}
      </NavLink>
    </li>
  );
}

/** The four places of the shop: at the thumb on a phone, in the header on anything wider. */
export function MainNav() {
  return (
    <nav className={styles.nav} aria-label="Main">
      <ul className={styles.list}>
        <Destination to={routes.menu} label="Home" icon={<HomeIcon />} />
        <Destination to={routes.search} label="Menu" icon={<SearchIcon />} />
        <CartDestination />
        <Destination to={routes.profile} label="Profile" icon={<UserIcon />} />
      </ul>
    </nav>
  );
}

function CartDestination() {
  const count = useSelector(selectCartCount);
  return (
    <Destination
      to={routes.cart}
      label="Cart"
      icon={<CartIcon />}
      badge={<CountBadge count={count} />}
      {...(count > 0 && { note: pieces(count) })}
    />
  );
}

function pieces(count: number): string {
  return count === 1 ? '1 item' : `${count} items`;
}
