import { type ReactNode, memo, useState } from 'react';
import type { Food } from '../../domain/food';
import { FavouritesHere } from './favouritesHere';
import { FoodCard } from './FoodCard';
import styles from './FoodCard.module.css';
import { useGridWindow } from './useGridWindow';

/** More cards than this are a long list: only those near the screen are drawn. */
export const MOST_DRAWN = 24;

interface FoodGridProps {
  foods: readonly Food[];
  /** Must keep its identity between renders, or every card is drawn again. */
  renderAction: (food: Food) => ReactNode;
  onOpen: (food: Food) => void;
  /** How many of the first pictures are fetched at once. */
  eager?: number | undefined;
}

/** Cards side by side; the last row shares the whole width, so that no half of it stays empty. */
export function FoodGrid(props: FoodGridProps) {
  const { foods, renderAction, onOpen, eager = 0 } = props;
  if (foods.length > MOST_DRAWN) return <LongFoodGrid {...props} />;
  return (
    <ul className={styles.grid}>
      {foods.map((food, index) => (
        <FoodItem key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} eager={index < eager} />
      ))}
    </ul>
  );
}

/**
 * The same for any number of cards: those far from the screen give way to empty room. Each card says which of how many
 * it is, as the list itself no longer holds them all.
 */
export function LongFoodGrid({ foods, renderAction, onOpen, eager = 0 }: FoodGridProps) {
  const { grid, parts } = useGridWindow(foods);
  const [favourites] = useState(() => new Set<string>());
  return (
    <FavouritesHere value={favourites}>
      <ul ref={grid} className={styles.grid}>
        {parts.flatMap((part, at) =>
          part.kind === 'room' ? (
            <li key={`room ${String(at)}`} className={styles.room} style={{ height: part.height }} aria-hidden="true" />
          ) : (
            foods.slice(part.from, part.to).map((food, nth) => (
              <FoodItem
                key={food.id}
                food={food}
                renderAction={renderAction}
                onOpen={onOpen}
                eager={part.from + nth < eager}
                index={part.from + nth}
                count={foods.length}
              />
            ))
          ),
        )}
      </ul>
    </FavouritesHere>
  );
}

interface FoodItemProps extends Pick<FoodGridProps, 'renderAction' | 'onOpen'> {
  food: Food;
  eager: boolean;
  /** Which card of how many it is, where not all of them are drawn. */
  index?: number;
  count?: number;
}

const FoodItem = memo(function FoodItem({ food, renderAction, onOpen, eager, index, count }: FoodItemProps) {
  return (
    <li
      className={styles.item}
      {...(index !== undefined && { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': count })}
    >
      <FoodCard food={food} action={renderAction(food)} onOpen={onOpen} eager={eager} />
    </li>
  );
});
