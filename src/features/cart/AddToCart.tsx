import type { Food } from '../../domain/food';
import { classNames } from '../../shared/lib/classNames';
import { Button, PlusIcon } from '../../shared/ui';
import styles from './AddToCart.module.css';
import { useAddToCart } from './useAddToCart';

interface AddToCartProps {
  food: Food;
  /** Always with its words, where there is room whatever the container says, as in a dialog. */
  labelled?: boolean;
}

/**
 * The button that puts a dish into the cart (specification, section 2, food card). A round plus; in a container
 * (`container-type: inline-size`) that is wide enough it grows its words.
 */
export function AddToCart({ food, labelled = false }: AddToCartProps) {
  const add = useAddToCart();
  const words = food.stock < 1 ? 'Sold out' : 'Add to cart';
  return (
    <Button
      className={classNames(styles.add, labelled && styles.labelled, food.stock < 1 && styles.soldOut)}
      icon={<PlusIcon size="1.25rem" />}
      // Begins with the words on it, so that a voice can press what an eye reads.
      aria-label={`${words}: ${food.name}`}
      // Until the app is there, the page itself leads visitors to the sign-in (src/boot.ts).
      data-sign-in=""
      onClick={() => { add(food); }}
    >
      <span className={styles.words}>{words}</span>
    </Button>
  );
}
