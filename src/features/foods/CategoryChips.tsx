import { ListLink } from '../../shared/back-office/ListLink';
import type { ListState } from '../../shared/back-office/useListState';
import styles from './CategoryChips.module.css';
import type { FoodListQuery } from './foodsApi';

interface CategoryChipsProps {
  categories: readonly string[];
  list: ListState<FoodListQuery>;
}

/** All Categories and each category, as links, so that every choice has its address. */
export function CategoryChips({ categories, list }: CategoryChipsProps) {
  return (
    <nav aria-label="Categories">
      <ul className={styles.chips}>
        {['', ...categories].map((category) => (
          <li key={category}>
            <ListLink className={styles.chip} list={list} change={{ category }}>
              {category === '' ? 'All Categories' : category}
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
