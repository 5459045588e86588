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
  /** True if the grid is in the first viewport: the pictures of its first cards load immediately. */
  eager: boolean;
  /** True for a part of a list of hundreds: the browser lays out its cards when they come near the viewport. */
  long?: boolean;
}

/** Roughly the number of pictures in the first viewport. */
const EAGER_FOODS = 4;

/** Minimum area of the viewport per card, in square pixels. */
const CARD_AREA = 100_000;

/** Number of cards that the first viewport may show. They render first, the others step by step. */
const drawnFirst = () => Math.ceil((window.innerWidth * window.innerHeight) / CARD_AREA);

/**
 * Any viewport shows this many cards. Up to here `window` is not accessed, so that the prerendering build can render them.
 */
const FEW = 2;

/** How many cards each further render adds: React finishes a transition that takes seconds, as a thousand cards would, in one long task. */
const STEP = 10;

/**
 * A grid of cards. All of them are in the page, for the browser's own search and for paper. It is busy until they are.
 */
export function FoodGrid({ foods, renderAction, onOpen, eager, long = false }: FoodGridProps) {
  const [drawn, setDrawn] = useState(() => (foods.length <= FEW ? FEW : drawnFirst()));
  const all = drawn >= foods.length;
  useEffect(() => {
    if (all) return undefined;
    const timer = setTimeout(() => { startTransition(() => { setDrawn(drawn + STEP); }); });
    return () => { clearTimeout(timer); };
  }, [all, drawn]);
  return (
    <ul className={classNames(styles.grid, long && styles.long)} aria-busy={!all}>
      {foods.slice(0, drawn).map((food, index) => (
        <FoodCard key={food.id} food={food} renderAction={renderAction} onOpen={onOpen} eager={eager && index < EAGER_FOODS} />
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
