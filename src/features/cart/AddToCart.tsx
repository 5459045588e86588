import type { Food } from '../../domain/food/food';
import { classNames } from '../../shared/utils/classNames';
import { Button, PlusIcon } from '../../shared/ui';
import styles from './AddToCart.module.css';
import { useAddToCart } from './useAddToCart';

interface AddToCartProps {
  food: Food;
  /** True to show the text always, for example in a dialog. */
  labelled?: boolean;
}

/**
 * The button that adds a dish to the cart (docs/behaviour.md, section 2, food card). A round plus; in a wide enough
 * container (`container-type: inline-size`) it shows its text.
 */
export function AddToCart({ food, labelled = false }: AddToCartProps) {
  const add = useAddToCart();
  const words = food.stock < 1 ? 'Sold out' : 'Add to cart';
  return (
    <Button
      className={classNames(styles.add, labelled && styles.labelled, food.stock < 1 && styles.soldOut)}
      icon={<PlusIcon size="1.25rem" />}
      // Starts with the visible text, so that speech input finds the button.
      aria-label={`${words}: ${food.name}`}
      // Before the app has started, the pre-hydration script redirects visitors to the sign-in (src/boot.ts).
      data-sign-in=""
      onClick={() => { add(food); }}
    >
      <span className={styles.words}>{words}</span>
    </Button>
  );
}
