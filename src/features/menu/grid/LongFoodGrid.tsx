import { useState } from 'react';
import { FavouritesContext } from './FavouriteButton';
import styles from './FoodCard.module.css';
import { EAGER_FOODS, type FoodGridProps, FoodItem } from './FoodItem';
import { useGridWindow } from './useGridWindow';

/**
 * A windowed grid for any number of cards: empty space replaces those far from the viewport. Each card has its position and
 * the list's length as ARIA attributes, because the DOM does not contain all cards.
 */
export function LongFoodGrid({ foods, renderAction, onOpen, eager = false }: FoodGridProps) {
  const { grid, parts } = useGridWindow(foods);
  const [favourites] = useState(() => new Set<string>());
  return (
    <FavouritesContext value={favourites}>
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
    </FavouritesContext>
  );
}
