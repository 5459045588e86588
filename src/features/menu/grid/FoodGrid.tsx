import { type ReactNode, useDeferredValue, useState } from 'react';
import type { Food } from '../../../domain/food/food';
import { Skeleton } from '../../../shared/ui';
import { FavouritesContext, FoodCard } from './FoodCard';
import styles from './FoodCard.module.css';
import { useGridWindow } from './useGridWindow';

interface FoodGridProps {
  foods: readonly Food[];
  /** Renders the button of a card; must be stable, or every card re-renders. */
  renderAction: (food: Food) => ReactNode;
  onOpen: (food: Food) => void;
  /** True if the grid is in the first viewport: the pictures of its first cards load immediately. */
  eager: boolean;
  /** True for a part of a long list. */
  long?: boolean;
}

/** Roughly the number of pictures in the first viewport. */
const EAGER_FOODS = 4;

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

/** A grid of cards; a long list renders only the cards near the viewport. */
export function FoodGrid(props: FoodGridProps) {
  return props.long === true || props.foods.length > MOST_DRAWN ? <LongFoodGrid {...props} /> : <WholeFoodGrid {...props} />;
}

/** A grid that renders all cards. The cards of the last row share its width. */
function WholeFoodGrid({ foods, renderAction, onOpen, eager }: FoodGridProps) {
  const all = useDeferredValue(true, foods.length <= FEW);
  return (
    <ul className={styles.grid}>
      {(all ? foods : foods.slice(0, drawnFirst())).map((food, index) => (
        <FoodCard key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} eager={eager && index < EAGER_FOODS} />
      ))}
    </ul>
  );
}

/**
 * A windowed grid for any number of cards: empty space replaces those far from the viewport. Each card has its position and
 * the list's length as ARIA attributes, because the DOM does not contain all cards.
 */
function LongFoodGrid({ foods, renderAction, onOpen, eager }: FoodGridProps) {
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
              <FoodCard
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

/** Placeholder of a grid with `count` cards in their final size. */
export function FoodGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <div className={styles.card}>
            <Skeleton shape="block" height="auto" className={styles.plate} />
            <div className={styles.body}>
              <Skeleton width="3.5rem" height="1rem" />
              <Skeleton className={styles.nameSkeleton} width="85%" height="var(--name-room)" />
              <div className={styles.description}>
                <Skeleton height="0.8lh" />
                <Skeleton className={styles.nameSkeleton} width="60%" height="0.8lh" />
              </div>
              <div className={styles.foot}>
                <Skeleton width="3.5rem" height="1.5rem" />
                <Skeleton shape="circle" width="2.75rem" height="2.75rem" />
              </div>
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
