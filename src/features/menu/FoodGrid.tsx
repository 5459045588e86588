import { type ComponentType, useEffect, useState } from 'react';
import styles from './FoodCard.module.css';
import { type FoodGridProps, FoodItem } from './FoodItem';

/** More cards than this are a long list: only those near the screen are drawn. */
export const MOST_DRAWN = 24;

/** About a desktop's first screen: as many are drawn while what draws a long list is on its way. */
export const DRAWN_FIRST = 8;

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
  /** What this one draws of the first cards of that list. */
  first?: number;
}

/** Cards side by side; of many, only those near the screen are drawn. */
export function FoodGrid({ long, first = DRAWN_FIRST, ...props }: AnyFoodGridProps) {
  const isLong = long ?? props.foods.length > MOST_DRAWN;
  const [LongGrid, setLongGrid] = useState(() => longGrid);
  useEffect(() => {
    if (isLong && !LongGrid) void fetchLongGrid().then((grid) => { setLongGrid(() => grid); });
  }, [isLong, LongGrid]);
  if (!isLong) return <WholeFoodGrid {...props} />;
  return LongGrid ? <LongGrid {...props} /> : <WholeFoodGrid {...props} foods={props.foods.slice(0, first)} />;
}

/** The last row shares the whole width, so that no half of it stays empty. */
function WholeFoodGrid({ foods, renderAction, onOpen, eager = 0 }: FoodGridProps) {
  return (
    <ul className={styles.grid}>
      {foods.map((food, index) => (
        <FoodItem key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} eager={index < eager} />
      ))}
    </ul>
  );
}
