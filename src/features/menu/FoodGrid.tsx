import { type ComponentType, useDeferredValue, useEffect, useState } from 'react';
import styles from './FoodCard.module.css';
import { EAGER_FOODS, type FoodGridProps, FoodItem } from './FoodItem';

/** More cards than this are a long list: only those near the screen are drawn. */
export const MOST_DRAWN = 24;

/** So much of a window, in square pixels, there is for a card at least. */
const CARD_AREA = 100_000;

/** As many cards as a first screen may show: they are drawn at once, the others once these have been. */
const drawnFirst = () => Math.ceil((window.innerWidth * window.innerHeight) / CARD_AREA);

/** No screen is too small for so many; up to here no window is asked, and the build, which has none, draws them all. */
const FEW = 2;

type Grid = ComponentType<FoodGridProps>;
let longGrid: Grid | undefined;

/**
 * What draws a long list comes when there is one; where it cannot be fetched, the list is drawn whole. Not by `lazy`,
 * which leaves what is there meanwhile on the screen for longer than needed.
 */
async function fetchLongGrid(): Promise<Grid> {
  longGrid ??= await import('./LongFoodGrid').then(({ LongFoodGrid }) => LongFoodGrid, () => WholeFoodGrid);
  return longGrid;
}

interface AnyFoodGridProps extends FoodGridProps {
  /** Said where several grids make one list. */
  long?: boolean;
  /** How many cards of that list stand before this one's. */
  before?: number;
}

/** Cards side by side; of many, only those near the screen are drawn. */
export function FoodGrid({ long, before = 0, ...props }: AnyFoodGridProps) {
  const isLong = long ?? props.foods.length > MOST_DRAWN;
  const [LongGrid, setLongGrid] = useState(() => longGrid);
  useEffect(() => {
    if (isLong && !LongGrid) void fetchLongGrid().then((grid) => { setLongGrid(() => grid); });
  }, [isLong, LongGrid]);
  if (!isLong) return <WholeFoodGrid {...props} />;
  return LongGrid ? <LongGrid {...props} /> : <WholeFoodGrid {...props} foods={props.foods.slice(0, Math.max(0, drawnFirst() - before))} />;
}

/** The last row shares the whole width, so that no half of it stays empty. */
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
