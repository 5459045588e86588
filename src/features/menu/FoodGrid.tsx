import { Suspense, lazy } from 'react';
import styles from './FoodCard.module.css';
import { type FoodGridProps, FoodItem } from './FoodItem';

/** More cards than this are a long list: only those near the screen are drawn. */
export const MOST_DRAWN = 24;

/** What draws a long list comes when there is one; where it cannot be fetched, the list is drawn whole. */
const LongFoodGrid = lazy(() =>
  import('./LongFoodGrid').then(
    ({ LongFoodGrid }) => ({ default: LongFoodGrid }),
    () => ({ default: WholeFoodGrid }),
  ),
);

/** Cards side by side; of many, only those near the screen are drawn. `long` says so where several grids make one list. */
export function FoodGrid({ long, ...props }: FoodGridProps & { long?: boolean }) {
  if (!(long ?? props.foods.length > MOST_DRAWN)) return <WholeFoodGrid {...props} />;
  return (
    <Suspense fallback={<WholeFoodGrid {...props} foods={props.foods.slice(0, MOST_DRAWN)} />}>
      <LongFoodGrid {...props} />
    </Suspense>
  );
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
