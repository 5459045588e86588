import { Card } from 'antd';
import type { Food } from '../../domain/food/food';
import { AdminFoodCard } from './AdminFoodCard';
import styles from './FoodCards.module.css';

/** A page of dishes as a grid of cards. */
export function FoodCards({ foods }: { foods: readonly Food[] }) {
  return (
    <ul className={styles.cards} aria-label="Food items">
      {foods.map((food) => (
        <li key={food.id}>
          <AdminFoodCard food={food} />
        </li>
      ))}
    </ul>
  );
}

/** Six cards of typical size, shown until the dishes are loaded. */
export function FoodCardsSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: 6 }, (_, card) => <Card key={card} size="small" loading />)}
    </div>
  );
}
