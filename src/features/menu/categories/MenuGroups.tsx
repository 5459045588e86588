import { type CSSProperties, type ReactNode, memo } from 'react';
import type { Food, MenuGroup } from '../../../domain/food/food';
import { classNames } from '../../../shared/utils/classNames';
import { FoodGrid, MOST_DRAWN } from '../grid/FoodGrid';
import styles from './MenuGroups.module.css';
import { groupId } from './menuPlace';

interface MenuGroupsProps {
  groups: readonly MenuGroup[];
  renderAction: (food: Food) => ReactNode;
  onOpen: (food: Food) => void;
}

/** The foods grouped by category. Small groups share a row: the width of a group depends on its number of cards. */
export const MenuGroups = memo(function MenuGroups({ groups, renderAction, onOpen }: MenuGroupsProps) {
  const long = groups.reduce((sum, { foods }) => sum + foods.length, 0) > MOST_DRAWN;
  return (
    <div className={styles.groups}>
      {groups.map(({ category, foods }, index) => (
        <section
          key={category}
          className={classNames(styles.group, !long && styles.whole)}
          style={{ '--count': foods.length } as CSSProperties}
          aria-labelledby={groupId(index)}
        >
          <h2 id={groupId(index)} className={styles.heading} tabIndex={-1}>
            {/* With the space a screen reader reads a name and a number instead of "Pizza2". */}
            <span>{category}</span> <span className={styles.count}>{foods.length}</span>
          </h2>
          <FoodGrid
            long={long}
            foods={foods}
            renderAction={renderAction}
            onOpen={onOpen}
            eager={index === 0}
          />
        </section>
      ))}
    </div>
  );
});
