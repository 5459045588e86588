import type { Food } from '../../domain/food';
import type { DataViewProps } from '../../shared/back-office/dataView';
import { FoodCard } from './FoodCard';
import styles from './FoodCards.module.css';
import type { FoodListQuery } from './foodsApi';

/** A page of dishes as cards. */
export function FoodCards({ label, rows, keyOf, empty }: DataViewProps<Food, FoodListQuery>) {
  if (rows.length === 0) return empty;
  return (
    <ul className={styles.cards} aria-label={label}>
      {rows.map((food) => (
        <li key={keyOf(food)}>
          <FoodCard food={food} />
        </li>
      ))}
    </ul>
  );
}
