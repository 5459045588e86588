import type { ReactNode } from 'react';
import { type Food, cutDescription, priceTag, stockBadge } from '../../../domain/food/food';
import { Badge, DietMark, FoodPicture } from '../../../shared/ui';
import { FavouriteButton } from './FavouriteButton';
import styles from './FoodCard.module.css';

interface FoodCardProps {
  food: Food;
  /** The card's button, such as Add to cart; passed in by the page. */
  action: ReactNode;
  onOpen: (food: Food) => void;
  /** True for a card in the first viewport: its picture loads immediately. */
  eager?: boolean | undefined;
}

/** A food on the menu (docs/behaviour.md, section 2, food card). Its name is the button that opens the details. */
export function FoodCard({ food, action, onOpen, eager = false }: FoodCardProps) {
  const badge = stockBadge(food.stock);
  return (
    <article className={styles.card} aria-label={food.name}>
      <FoodPicture className={styles.plate} src={food.image} category={food.category} loading={eager ? 'eager' : 'lazy'} />
      {badge !== null && (
        <Badge tone="warning" className={styles.badge}>
          {badge}
        </Badge>
      )}
      <div className={styles.body}>
        <DietMark isVeg={food.isVeg} />
        <h3 className={styles.name}>
          <button type="button" value={food.id} className={styles.open} data-action={`open ${food.id}`} aria-haspopup="dialog" onClick={() => { onOpen(food); }}>
            {food.name}
          </button>
        </h3>
        <p className={styles.description}>{cutDescription(food.description)}</p>
        <div className={styles.foot}>
          <span className={`price ${styles.price ?? ''}`}>{priceTag(food.price)}</span>
          {action}
        </div>
      </div>
      <FavouriteButton id={food.id} name={food.name} />
    </article>
  );
}
