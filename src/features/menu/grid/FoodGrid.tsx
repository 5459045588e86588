import { useDeferredValue } from 'react';
import styles from './FoodCard.module.css';
import { EAGER_FOODS, type FoodGridProps, FoodItem } from './FoodItem';
import { LongFoodGrid } from './LongFoodGrid';

/** With more cards than this a list is long and windowed: only cards near the viewport render. */
export const MOST_DRAWN = 24;

/** Minimum area of the viewport per card, in square pixels. */
const CARD_AREA = 100_000;

/** Number of cards that the first viewport may show. They render first, the others in a deferred render. */
const drawnFirst = () => Math.ceil((window.innerWidth * window.innerHeight) / CARD_AREA);

/**
 * Any viewport shows this many cards. Up to here `window` is not accessed, so that the prerendering build can render them.
 */
const FEW = 2;

interface AnyFoodGridProps extends FoodGridProps {
  /** True for a part of a long list. */
  long?: boolean;
}

/** A grid of cards; a long list renders only the cards near the viewport. */
export function FoodGrid({ long = false, ...props }: AnyFoodGridProps) {
  return long || props.foods.length > MOST_DRAWN ? <LongFoodGrid {...props} /> : <WholeFoodGrid {...props} />;
}

/** A grid that renders all cards. The cards of the last row share its width. */
function WholeFoodGrid({ foods, renderAction, onOpen, eager = false }: FoodGridProps) {
  const all = useDeferredValue(true, foods.length <= FEW);
  return (
    <ul className={styles.grid}>
      {(all ? foods : foods.slice(0, drawnFirst())).map((food, index) => (
        <FoodItem key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} eager={eager && index < EAGER_FOODS} />
      ))}
    </ul>
  );
}
