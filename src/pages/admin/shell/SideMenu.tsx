import { DatabaseOutlined, LogoutOutlined, ShopOutlined } from '@ant-design/icons';
import { Badge } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { OpenWork } from '../../../domain/overview/overview';
import { useCommandKey } from '../../../shared/back-office/hooks/useCommandKey';
import { PHONE, useMediaQuery } from '../../../shared/hooks/useMediaQuery';
import { useMay } from '../../../shared/session/SessionProvider';
import { classNames } from '../../../shared/utils/classNames';
import { routes } from '../../../shared/utils/paths';
import { SECTIONS, type Section, sectionOf } from '../sections';
import styles from './SideMenu.module.css';

const COOKIE = 'sidebar_state';
/** Seven days (docs/behaviour.md, section 9). */
const COOKIE_SECONDS = 7 * 24 * 60 * 60;

const readCookie = () => !document.cookie.split('; ').includes(`${COOKIE}=false`);

function writeCookie(open: boolean) {
  document.cookie = `${COOKIE}=${String(open)}; path=${process.env.BASE_PATH}; max-age=${COOKIE_SECONDS}; samesite=lax`;
}

/**
 * The state of the side menu: open or collapsed, stored in a cookie for a week; on a phone a drawer, closed at first.
 * Ctrl/Cmd+B toggles it.
 */
export function useSideMenu() {
  const phone = useMediaQuery(PHONE);
  const [open, setOpen] = useState(readCookie);
  const [drawerOpen, setDrawerOpen] = useState(false);
  // A drawer that is open when the window becomes wide does not reappear when it becomes narrow again.
  if (!phone && drawerOpen) setDrawerOpen(false);

  const toggle = () => {
    if (phone) {
      setDrawerOpen(!drawerOpen);
    } else {
      writeCookie(!open);
      setOpen(!open);
    }
  };

  useCommandKey('b', toggle);

  const closeDrawer = () => { setDrawerOpen(false); };
  return { phone, collapsed: !phone && !open, expanded: phone ? drawerOpen : open, drawerOpen: phone && drawerOpen, toggle, closeDrawer };
}

interface SideMenuProps {
  /** Shows icons only; the labels are read by screen readers and shown as tooltips. */
  collapsed: boolean;
  /** The counts of the badges; undefined until they are loaded. */
  openWork: OpenWork | undefined;
  onDemoData: () => void;
  onSignOut: () => void;
  /** Called after a choice, so that a drawer closes. */
  onChoose: () => void;
}

/**
 * The side menu of the back office (docs/behaviour.md, section 2, Admin shell), with badges. It is a list of links: items of
 * Ant Design's Menu have the role menuitem, so screen readers would not list them among the links, and they could not be
 * opened in a new tab.
 */
export function SideMenu({ collapsed, openWork, onDemoData, onSignOut, onChoose }: SideMenuProps) {
  const { pathname } = useLocation();
  const may = useMay();
  const current = sectionOf(pathname)?.path;
  const item = (label: string, icon: ReactNode, badge?: ReactNode) => (
    <>
      {icon}
      <span className={collapsed ? 'visually-hidden' : styles.label}>{label}</span>
      {badge}
    </>
  );
  // A tooltip would repeat a visible label.
  const look = (label: string) => ({ className: styles.item ?? '', ...(collapsed && { 'data-tooltip': label, 'data-beside': '' }) });
  return (
    <nav className={classNames(styles.menu, collapsed && styles.collapsed)} aria-label="Admin panel">
      <p className={styles.title}>{collapsed ? <span aria-hidden="true">AP</span> : 'ADMIN PANEL'}</p>
      <ul className={styles.list}>
        {SECTIONS.filter(({ permission }) => may(permission)).map(({ path, label, Icon, badge }) => (
          <li key={path}>
            <Link to={path} {...look(label)} aria-current={path === current ? 'page' : undefined} onClick={onChoose}>
              {item(label, <Icon aria-hidden />, badge && <SectionBadge {...badge} count={openWork?.[badge.count]} />)}
            </Link>
          </li>
        ))}
      </ul>
      <ul className={classNames(styles.list, styles.foot)}>
        {process.env.MOCKS !== 'off' && may('demo-data') && (
          <li>
            <button type="button" {...look('Demo data')} aria-haspopup="dialog" onClick={() => { onChoose(); onDemoData(); }}>
              {item('Demo data', <DatabaseOutlined aria-hidden />)}
            </button>
          </li>
        )}
        <li>
          <Link to={routes.landing} {...look('Back to Store')}>{item('Back to Store', <ShopOutlined aria-hidden />)}</Link>
        </li>
        <li>
          <button type="button" {...look('Logout')} onClick={() => { onChoose(); onSignOut(); }}>
            {item('Logout', <LogoutOutlined aria-hidden />)}
          </button>
        </li>
      </ul>
    </nav>
  );
}

function SectionBadge({ count = 0, meaning, warning = false }: Omit<NonNullable<Section['badge']>, 'count'> & { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <Badge aria-hidden count={count} overflowCount={999} color={warning ? 'var(--color-warning)' : 'var(--color-accent)'} />
      <span className="visually-hidden">{`${count} ${meaning}`}</span>
    </span>
  );
}
