import { type ReactNode, memo } from 'react';
import type { Food } from '../../../domain/food/food';
import { FoodCard } from './FoodCard';
import styles from './FoodCard.module.css';

/** Props of all grids of foods. */
export interface FoodGridProps {
  foods: readonly Food[];
  /** Must be stable, or every card re-renders. */
  renderAction: (food: Food) => ReactNode;
  onOpen: (food: Food) => void;
  /** True if the grid is in the first viewport: the pictures of its first cards load immediately. */
  eager?: boolean | undefined;
}

/** Roughly the number of pictures in the first viewport. */
export const EAGER_FOODS = 4;

interface FoodItemProps extends Pick<FoodGridProps, 'renderAction' | 'onOpen'> {
  food: Food;
  eager: boolean;
  /** Position of the card and length of the list, if the list does not render all cards. */
  index?: number;
  count?: number;
}

/** A card as a list item of a grid. */
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
