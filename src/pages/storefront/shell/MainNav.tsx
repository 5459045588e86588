import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { NavLink, useLocation } from 'react-router-dom';
import { selectCartCount } from '../../../features/cart';
import { classNames } from '../../../shared/utils/classNames';
import { routes } from '../../../shared/utils/paths';
import { CartIcon, CountBadge, HomeIcon, SearchIcon, UserIcon } from '../../../shared/ui';
import styles from './MainNav.module.css';
import { preloadPage } from '../storefrontPages';

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
  const { pathname } = useLocation();
  const preload = () => void preloadPage(to);
  // The tab of the current page scrolls to its top, as users know it from other apps.
  const onClick = () => {
    // CSS cannot override the `behavior` of a scripted scroll, so reduced motion is checked here.
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
