import { memo, useState } from 'react';
import { type Food, cutDescription, priceTag, stockBadge } from '../../../domain/food/food';
import { priceFrom } from '../../../domain/food/options';
import { useNotify } from '../../../shared/notifications/notificationsSlice';
import { Badge, DietMark, FoodPicture, HeartFilledIcon, HeartIcon, IconButton } from '../../../shared/ui';
import type { RenderAction } from '../FoodDetails';
import styles from './FoodCard.module.css';

interface FoodCardProps {
  food: Food;
  /** Renders the card's button, such as Add to cart; passed in by the page. Must be stable, or every card re-renders. */
  renderAction: RenderAction;
  onOpen: (food: Food) => void;
}

/** A food on the menu (docs/behaviour.md, section 2, food card). Its name is the button that opens the details. */
export const FoodCard = memo(function FoodCard({ food, renderAction, onOpen }: FoodCardProps) {
  const badge = stockBadge(food);
  const { price, isLowest } = priceFrom(food.price, food.options);
  return (
    <li className={styles.item}>
      <article className={styles.card} aria-label={food.name}>
        <FoodPicture className={styles.plate} src={food.image} category={food.category} />
        {badge !== null && (
          <Badge tone="warning" className={styles.badge}>
            {badge}
          </Badge>
        )}
        <div className={styles.body}>
          <DietMark isVeg={food.isVeg} />
          <h3 className={styles.name}>
            <button type="button" value={food.id} className={styles.open} aria-haspopup="dialog" onClick={() => { onOpen(food); }}>
              {food.name}
            </button>
          </h3>
          <p className={styles.description}>{cutDescription(food.description)}</p>
          <div className={styles.foot}>
            <span className={`price ${styles.price ?? ''}`}>{`${isLowest ? 'from ' : ''}${priceTag(price)}`}</span>
            {renderAction(food, { onChoose: onOpen })}
          </div>
        </div>
        <FavouriteButton name={food.name} />
      </article>
    </li>
  );
});

/** The heart of a card, a toggle. Its state is local to the card and not saved (docs/behaviour.md, section 4). */
function FavouriteButton({ name }: Pick<Food, 'name'>) {
  const [favourite, setFavourite] = useState(false);
  const notify = useNotify();
  const toggle = () => {
    setFavourite(!favourite);
    notify.success(favourite ? 'Removed from favorites' : 'Added to favorites');
  };
  return (
    <IconButton
      className={styles.favourite}
      variant="floating"
      label={`Favorite ${name}`}
      pressed={favourite}
      icon={favourite ? <HeartFilledIcon /> : <HeartIcon />}
      onClick={toggle}
    />
  );
}
