import type { CSSProperties } from 'react';
import { Skeleton } from '../../shared/ui';
import { FoodGridSkeleton } from './grid/FoodGridSkeleton';
import railStyles from './categories/CategoryRail.module.css';
import menuStyles from './Menu.module.css';
import styles from './categories/MenuGroups.module.css';

/** Number of foods per category in the sample menu, so that the loaded menu has the same layout as its placeholder. */
const GROUPS = [2, 2, 2, 1, 1] as const;

/** Placeholder of the menu while it loads. */
export function MenuSkeleton() {
  return (
    <>
      <div className={railStyles.rail}>
        <div className={railStyles.list} aria-hidden="true">
          {GROUPS.map((_, index) => (
            <span key={index} className={railStyles.link}>
              <Skeleton width="4rem" height="1rem" />
            </span>
          ))}
        </div>
      </div>
      <div className={menuStyles.content} role="status">
        <span className="visually-hidden">Loading the menu</span>
        <div className={styles.groups}>
          {GROUPS.map((count, index) => (
            <div key={index} className={styles.group} style={{ '--count': count } as CSSProperties}>
              <div className={styles.heading}>
                <Skeleton width="5rem" height="1.6rem" />
              </div>
              <FoodGridSkeleton count={count} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
