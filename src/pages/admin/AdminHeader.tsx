import { ToolButton } from '../../shared/back-office/ToolButton';
import { SidebarIcon } from '../../shared/back-office/icons';
import { ThemeToggle } from '../../shared/theme/ThemeToggle';
import { LogOutIcon, SearchIcon } from '../../shared/ui';
import styles from './AdminHeader.module.css';

interface AdminHeaderProps {
  menuExpanded: boolean;
  onToggleMenu: () => void;
  onSearch: () => void;
  onSignOut: () => void;
}

/** The command key of a Mac, Ctrl elsewhere. */
const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl ';

/** The header of the back office (specification, section 2, admin shell). */
export function AdminHeader({ menuExpanded, onToggleMenu, onSearch, onSignOut }: AdminHeaderProps) {
  return (
    <header className={styles.header}>
      <ToolButton
        plain
        icon={<SidebarIcon />}
        aria-label="Side menu"
        aria-expanded={menuExpanded}
        aria-keyshortcuts="Control+B Meta+B"
        title={`Side menu (${COMMAND}B)`}
        onClick={onToggleMenu}
      />
      <div className={styles.title}>Dashboard</div>
      <button
        type="button"
        className={styles.search}
        aria-label={`Search or jump to… ${COMMAND}K`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <SearchIcon size="1.125rem" />
        <span className={styles.words}>Search<span className={styles.more}> or jump to…</span></span>
        <kbd className={styles.keys}>{`${COMMAND}K`}</kbd>
      </button>
      <span className={styles.theme}>
        <ThemeToggle />
      </span>
      <ToolButton className={styles.logout} icon={<LogOutIcon size="1.125rem" />} onClick={onSignOut}>
        Logout
      </ToolButton>
    </header>
  );
}
