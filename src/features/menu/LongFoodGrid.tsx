import { useState } from 'react';
import { FavouritesHere } from './favouritesHere';
import styles from './FoodCard.module.css';
import { EAGER_FOODS, type FoodGridProps, FoodItem } from './FoodItem';
import { useGridWindow } from './useGridWindow';

/**
 * The same for any number of cards: those far from the screen give way to empty room. Each card says which of how many
 * it is, as the list itself no longer holds them all.
 */
export function LongFoodGrid({ foods, renderAction, onOpen, eager = false }: FoodGridProps) {
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
                eager={eager && part.from + nth < EAGER_FOODS}
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
