import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import styles from './FoodCard.module.css';
import { EAGER_FOODS, type FoodGridProps, FoodItem } from './FoodItem';

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

type Grid = ComponentType<FoodGridProps>;
let longGrid: Grid | undefined;

/**
 * Loads the windowed grid when there is a long list; if the load fails, the list renders in full. React's `lazy` would keep
 * the previous content on the screen for longer than needed.
 */
async function fetchLongGrid(): Promise<Grid> {
  longGrid ??= await import('./LongFoodGrid').then(({ LongFoodGrid }) => LongFoodGrid, () => WholeFoodGrid);
  return longGrid;
}

interface AnyFoodGridProps extends FoodGridProps {
  /** Set if several grids form one list: whether the whole list is long. */
  long?: boolean;
  /** Number of cards in the list's previous grids. */
  before?: number;
}

/** A grid of cards; a long list renders only the cards near the viewport. */
export function FoodGrid({ long, before = 0, ...props }: AnyFoodGridProps) {
  const isLong = long ?? props.foods.length > MOST_DRAWN;
  const [LongGrid, setLongGrid] = useState(() => longGrid);
  useEffect(() => {
    if (isLong && !LongGrid) void fetchLongGrid().then((grid) => { setLongGrid(() => grid); });
  }, [isLong, LongGrid]);
  if (!isLong) return <WholeFoodGrid {...props} />;
  return LongGrid ? <LongGrid {...props} /> : <WholeFoodGrid {...props} foods={props.foods.slice(0, Math.max(0, drawnFirst() - before))} />;
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
