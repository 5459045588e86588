import { useEffect, useState } from 'react';
import type { MenuGroup } from '../../domain/food/food';
import { classNames } from '../../shared/utils/classNames';
import { holdScroll } from '../../shared/utils/holdScroll';
import styles from './CategoryRail.module.css';

/** Id of the menu's element. */
export const MENU_ID = 'menu';

/** Returns the id of a category's heading. It contains the index, because a category name may contain any character. */
export function groupId(index: number): string {
  return `menu-group-${String(index)}`;
}

/** How long cards above the heading may still render, in ms. */
const SETTLING_MS = 1500;

/**
 * Scrolls to a heading and focuses it. Cards that the browser lays out now may be higher than estimated, so the heading is
 * held for a moment, or until the user scrolls.
 */
function showPlace(id: string) {
  const heading = document.getElementById(id);
  if (!heading) return;
  heading.focus({ preventScroll: true });
  holdScroll(() => {
    heading.scrollIntoView({ block: 'start' });
    return false;
  }, SETTLING_MS);
}

/** Scrolls to the menu and focuses its heading. */
export function showMenu() {
  const menu = document.getElementById(MENU_ID);
  menu?.querySelector('h1')?.focus({ preventScroll: true });
  menu?.scrollIntoView({ block: 'start' });
}

/** Scrolls the strip to the first marked category, leaving room for the end of the previous one. */
function goAlong(marked: HTMLElement | null) {
  const list = marked?.closest('ul');
  if (marked && list) list.scrollLeft = marked.offsetLeft - 64;
}

/**
 * Links to the categories: a strip under the header on a phone, a column beside the menu on a desktop. Marks the category in
 * view.
 */
export function CategoryRail({ groups }: { groups: readonly MenuGroup[] }) {
  const inView = useGroupsInView(groups);
  const first = groups.findIndex((_, index) => inView.has(groupId(index)));
  return (
    <nav className={styles.rail} aria-label="Categories">
      <ul className={styles.list}>
        {groups.map(({ category }, index) => {
          const id = groupId(index);
          return (
            <li key={category}>
              <a
                ref={index === first ? goAlong : null}
                className={classNames(styles.link, inView.has(id) && styles.inView)}
                href={`#${id}`}
                onClick={(event) => {
                  // The URL does not change: Back must lead to the previous page, not through the categories.
                  event.preventDefault();
                  showPlace(id);
                }}
              >
                {category}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** Returns the heading ids of the groups that are in the middle of the viewport. */
function useGroupsInView(groups: readonly MenuGroup[]): ReadonlySet<string> {
  const [inView, setInView] = useState(NONE);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        setInView((before) => {
          const now = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const id = target.getAttribute('aria-labelledby') ?? '';
            if (isIntersecting) now.add(id);
            else now.delete(id);
          }
          return now;
        });
      },
      { rootMargin: '-45% 0px -35%' },
    );
    groups.forEach((_, index) => {
      const section = document.getElementById(groupId(index))?.parentElement;
      if (section) observer.observe(section);
    });
    return () => {
      observer.disconnect();
      setInView(NONE);
    };
  }, [groups]);
  return inView;
}
