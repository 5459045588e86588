import { dietOf } from '../../../domain/food/food';
import { classNames } from '../../utils/classNames';
import styles from './DietMark.module.css';

/** The familiar dot in a square, always with the word Veg or Non-Veg. */
export function DietMark({ isVeg }: { isVeg: boolean }) {
  return <span className={classNames(styles.mark, isVeg ? styles.veg : styles.nonVeg)}>{dietOf({ isVeg })}</span>;
}
