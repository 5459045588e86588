import { Link } from 'react-router-dom';
import { groupDigits } from '../../domain/digits';
import styles from './FilterTabs.module.css';

interface FilterTab {
  label: string;
  href: string;
  current: boolean;
  /** How many rows are behind it, once that is known; left out where nobody counts. */
  count?: number | undefined;
}

/** The filter people use most, as tabs. They are links: each can be opened, kept and shared by itself. */
export function FilterTabs({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link className={styles.tab} to={tab.href} aria-current={tab.current ? 'page' : undefined}>
              {tab.label}
              {'count' in tab && <span className={styles.count} data-figures>{tab.count === undefined ? '' : ` ${groupDigits(tab.count)}`}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
