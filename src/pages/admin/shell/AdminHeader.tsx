import { LogoutOutlined, MenuFoldOutlined, MenuUnfoldOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Grid, Layout } from 'antd';
import { useMediaQuery } from '../../../shared/hooks/useMediaQuery';
import { ThemeToggle } from '../../../shared/theme/ThemeToggle';
import { classNames } from '../../../shared/utils/classNames';
import styles from './AdminHeader.module.css';
import type { useSideMenu } from './SideMenu';

/** The modifier key of shortcuts: ⌘ on a Mac, Ctrl elsewhere. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';

/** The header of the back office (docs/behaviour.md, section 2, Admin shell). */
export function AdminHeader({ menu, onSearch, onSignOut }: { menu: ReturnType<typeof useSideMenu>; onSearch: () => void; onSignOut: () => void }) {
  const { phone, expanded, toggle } = menu;
  const { lg = false } = Grid.useBreakpoint();
  const smallPhone = useMediaQuery('(width < 24em)');
  const MenuIcon = expanded ? MenuFoldOutlined : MenuUnfoldOutlined;
  return (
    <Layout.Header className={classNames(styles.header, 'no-print')}>
      <Button
        type="text"
        icon={<MenuIcon aria-hidden />}
        aria-label="Side menu"
        aria-expanded={expanded}
        aria-keyshortcuts="Control+B Meta+B"
        title={`Side menu (${COMMAND}B)`}
        onClick={toggle}
      />
      <div className={styles.title}>Dashboard</div>
      <Button
        className={phone ? '' : styles.search ?? ''}
        type={phone ? 'text' : 'default'}
        icon={<SearchOutlined aria-hidden />}
        aria-label={`Search or jump to… ${COMMAND}K`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        {!phone && <span>{lg ? 'Search or jump to…' : 'Search'}</span>}
        {lg && <kbd className={styles.keys}>{`${COMMAND}K`}</kbd>}
      </Button>
      <span className={styles.theme}>
        <ThemeToggle />
      </span>
      <Button icon={<LogoutOutlined aria-hidden />} aria-label="Logout" onClick={onSignOut}>
        {smallPhone ? null : 'Logout'}
      </Button>
    </Layout.Header>
  );
}
