import { Card } from 'antd';
import styles from './FoodCards.module.css';

/** Six cards of typical size, shown until the dishes are loaded. */
export function FoodCardsSkeleton() {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">Loading</span>
      {Array.from({ length: 6 }, (_, card) => <Card key={card} size="small" loading />)}
    </div>
  );
}
