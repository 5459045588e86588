import { groupDigits } from '../../domain/digits';
import styles from './FilterTabs.module.css';
import { ListLink } from './ListLink';
import type { ListValues } from './listAddress';
import type { ListState } from './useListState';

interface FilterTab<Status> {
  label: string;
  status: Status;
  /** How many rows are behind it, once that is known; left out where nobody counts. */
  count?: number | undefined;
}

interface FilterTabsProps<Values extends ListValues & { status: string }> {
  label: string;
  list: ListState<Values>;
  /** See `ListLink`. */
  path?: string;
  tabs: readonly FilterTab<Values['status']>[];
}

/** The filter people use most, as tabs. They are links: each can be opened, kept and shared by itself. */
export function FilterTabs<Values extends ListValues & { status: string }>({ label, list, path, tabs }: FilterTabsProps<Values>) {
  return (
    <nav className={styles.filter} aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.status}>
            <ListLink className={styles.tab} list={list} change={{ status: tab.status } as Partial<Values>} path={path}>
              <span>{tab.label}</span>
              {'count' in tab && <span className={styles.count} data-figures>{tab.count === undefined ? '' : ` ${groupDigits(tab.count)}`}</span>}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
