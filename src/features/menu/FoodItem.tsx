import { type ReactNode, memo } from 'react';
import type { Food } from '../../domain/food';
import { FoodCard } from './FoodCard';
import styles from './FoodCard.module.css';

/** What a grid of foods is given, however many it draws. */
export interface FoodGridProps {
  foods: readonly Food[];
  /** Must keep its identity between renders, or every card is drawn again. */
  renderAction: (food: Food) => ReactNode;
  onOpen: (food: Food) => void;
  /** The first screen begins with them: as many pictures as it shows are fetched at once. */
  eager?: boolean | undefined;
}

/** About as many pictures as the first screen shows. */
export const EAGER_FOODS = 4;

interface FoodItemProps extends Pick<FoodGridProps, 'renderAction' | 'onOpen'> {
  food: Food;
  eager: boolean;
  /** Which card of how many it is, where not all of them are drawn. */
  index?: number;
  count?: number;
}

/** A card in a grid. */
export const FoodItem = memo(function FoodItem({ food, renderAction, onOpen, eager, index, count }: FoodItemProps) {
  return (
    <li
      className={styles.item}
      {...(index !== undefined && { 'data-index': index, 'aria-posinset': index + 1, 'aria-setsize': count })}
    >
      <FoodCard food={food} action={renderAction(food)} onOpen={onOpen} eager={eager} />
    </li>
  );
});
