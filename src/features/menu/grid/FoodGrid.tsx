import { startTransition, useEffect, useState } from 'react';
import type { Food } from '../../../domain/food/food';
import { Skeleton } from '../../../shared/ui';
import { classNames } from '../../../shared/utils/classNames';
import { FoodCard } from './FoodCard';
import type { RenderAction } from '../FoodDetails';
import styles from './FoodCard.module.css';

interface FoodGridProps {
  foods: readonly Food[];
  /** Renders the button of a card; must be stable, or every card re-renders. */
  renderAction: RenderAction;
  onOpen: (food: Food) => void;
  /** True for a part of a list of hundreds: the browser lays out its cards when they come near the viewport. */
  long?: boolean;
}

/** How many cards each render adds: React finishes a transition that takes seconds, as a thousand cards would, in one long task. */
const STEP = 10;

/**
 * A grid of cards. All of them are in the page, for the browser's own search and for paper. It is busy until they are.
 */
export function FoodGrid({ foods, renderAction, onOpen, long = false }: FoodGridProps) {
  const [drawn, setDrawn] = useState(STEP);
  const all = drawn >= foods.length;
  useEffect(() => {
    if (all) return undefined;
    const timer = setTimeout(() => { startTransition(() => { setDrawn(drawn + STEP); }); });
    return () => { clearTimeout(timer); };
  }, [all, drawn]);
  return (
    <ul className={classNames(styles.grid, long && styles.long)} aria-busy={!all}>
      {foods.slice(0, drawn).map((food) => (
        <FoodCard key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} />
      ))}
    </ul>
  );
}

/** Placeholder of a grid with `count` cards. */
export function FoodGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles.item}>
          <Skeleton shape="block" height="22rem" />
        </div>
      ))}
    </div>
  );
}
