import type { MenuGroup } from '../../domain/food/food';
import styles from './CategoryRail.module.css';

/** Id of the menu's element. */
export const MENU_ID = 'menu';

/** Returns the id of a category's heading. It contains the index, because a category name may contain any character. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** Scrolls to the menu and focuses its heading. */
export function showMenu() {
  const menu = document.getElementById(MENU_ID);
  menu?.querySelector('h1')?.focus({ preventScroll: true });
  menu?.scrollIntoView({ block: 'start' });
}

/** Links to the categories: a strip under the header on a phone, a column beside the menu on a desktop. */
export function CategoryRail({ groups }: { groups: readonly MenuGroup[] }) {
  return (
    <nav className={styles.rail} aria-label="Categories">
      <ul className={styles.list}>
        {groups.map(({ category }, index) => (
          <li key={category}>
            <a
              className={styles.link}
              href={`#${groupId(index)}`}
              onClick={(event) => {
                // The URL does not change: Back must lead to the previous page, not through the categories.
                event.preventDefault();
                const heading = document.getElementById(groupId(index));
                heading?.focus({ preventScroll: true });
                heading?.scrollIntoView({ block: 'start' });
              }}
            >
              {category}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
