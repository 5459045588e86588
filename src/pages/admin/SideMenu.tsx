import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Overview } from '../../domain/overview';
import { DatabaseIcon, StoreIcon } from '../../shared/back-office/icons';
import { classNames } from '../../shared/lib/classNames';
import { routes } from '../../shared/routes';
import { LogOutIcon } from '../../shared/ui';
import { SECTIONS, sectionOf } from './sections';
import styles from './SideMenu.module.css';

interface SideMenuProps {
  /** Icons alone; the words stay for a screen reader and come as tooltips. */
  collapsed: boolean;
  /** The numbers behind the badges; undefined until they are known. */
  overview: Overview | undefined;
  onDemoData: () => void;
  onSignOut: () => void;
  /** Somebody chose a destination: a drawer closes. */
  onChoose: () => void;
}

/** The menu of the back office (specification, section 2, admin shell), with what waits for attention counted in it. */
export function SideMenu({ collapsed, overview, onDemoData, onSignOut, onChoose }: SideMenuProps) {
  const { pathname } = useLocation();
  const current = sectionOf(pathname)?.path;
  const item = (label: string, icon: ReactNode, badge?: ReactNode) => (
    <>
      {icon}
      <span className={collapsed ? 'visually-hidden' : styles.label}>{label}</span>
      {badge}
    </>
  );
  // Where the words are in sight, a tooltip would only repeat them.
  const look = (label: string) => ({ className: styles.item ?? '', ...(collapsed && { 'data-tooltip': label, 'data-beside': '' }) });
  return (
    <nav className={classNames(styles.menu, collapsed && styles.collapsed)} aria-label="Admin panel">
      <p className={styles.title}>{collapsed ? <span aria-hidden="true">AP</span> : 'ADMIN PANEL'}</p>
      <ul className={styles.list}>
        {SECTIONS.map(({ path, label, Icon }) => (
          <li key={path}>
            <Link to={path} {...look(label)} aria-current={path === current ? 'page' : undefined} onClick={onChoose}>
              {item(label, <Icon />, <SectionBadge path={path} overview={overview} />)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={classNames(styles.list, styles.foot)}>
        {process.env.MOCKS !== 'off' && (
          <li>
            <button type="button" {...look('Demo data')} aria-haspopup="dialog" onClick={() => { onChoose(); onDemoData(); }}>
              {item('Demo data', <DatabaseIcon />)}
            </button>
          </li>
        )}
        <li>
          <Link to={routes.landing} {...look('Back to Store')}>{item('Back to Store', <StoreIcon />)}</Link>
        </li>
        <li>
          <button type="button" {...look('Logout')} onClick={() => { onChoose(); onSignOut(); }}>
            {item('Logout', <LogOutIcon size="1.25em" />)}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function SectionBadge({ path, overview }: { path: string; overview: Overview | undefined }) {
  if (path === routes.dashboardOrders) return <Count count={overview?.pendingOrders} meaning="pending" />;
  if (path === routes.dashboardStock) return <Count count={overview?.lowStock} meaning="low in stock" warning />;
  return null;
}

const MOST_SHOWN = 999;

function Count({ count = 0, meaning, warning = false }: { count: number | undefined; meaning: string; warning?: boolean }) {
  if (count === 0) return null;
  return (
    <span className={classNames(styles.count, warning && styles.warning)}>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <span className="visually-hidden">{`${count} ${meaning}`}</span>
    </span>
  );
}
