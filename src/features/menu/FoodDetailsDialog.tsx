import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { SAYS_NOTHING, allergensOf, describeAllergens, excludedOf, isVegan, sayAllergens } from '../../domain/food/allergens';
import { type Food, priceTag, stockBadge } from '../../domain/food/food';
import { type ChosenOption, currentOptions, unitPrice } from '../../domain/food/options';
import { selectExcludedAllergens } from '../../shared/shop/excludedAllergensSlice';
import { routes } from '../../shared/utils/paths';
import { Badge, ButtonLink, Dialog, DietMark, FoodPicture } from '../../shared/ui';
import styles from './FoodDetailsDialog.module.css';
import { FoodOptions } from './FoodOptions';

interface FoodDetailsDialogProps {
  food: Food;
  /** What is chosen of the food's options. */
  options: readonly ChosenOption[];
  onOptionsChange: (options: readonly ChosenOption[]) => void;
  /** How often the customer has tried to add the food with options that are missing or gone. */
  asked: number;
  open: boolean;
  action: ReactNode;
  onClose: () => void;
}

/**
 * Finds the food's button on the page, to return the focus to: after a sign-in or a direct visit no element has opened the
 * dialog.
 */
function cardOf({ id }: Food): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLButtonElement>('main button[aria-haspopup="dialog"]')].find(({ value }) => value === id);
}

/** All data of a food in a dialog (docs/behaviour.md, section 2, /user). */
export function FoodDetailsDialog({ food, options, onOptionsChange, asked, open, action, onClose }: FoodDetailsDialogProps) {
  const badge = stockBadge(food);
  const { chosen, isVeg } = currentOptions(food.options ?? [], options);
  const allergens = allergensOf(food, options);
  const without = useSelector(selectExcludedAllergens);
  const excluded = excludedOf(allergens, without);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={food.name}
      hideTitle
      returnTo={() => cardOf(food)}
      footer={
        <>
          <ButtonLink variant="secondary" to={routes.cart}>
            Go to Cart
          </ButtonLink>
          {action}
        </>
      }
    >
      <FoodPicture src={food.image} category={food.category} shape="hero" />
      <div className={styles.words}>
        <div className={styles.marks}>
          <DietMark isVeg={food.isVeg && isVeg} />
          {isVegan(food, options) && <Badge>Vegan</Badge>}
          <span className={styles.category}>{food.category}</span>
          {/* The dish may sell out while it is open; the button, which says so, is not announced. */}
          <span role="status">
            {badge !== null && <Badge tone="warning">{badge}</Badge>}
            {food.stock < 1 && <span className="visually-hidden">Sold out</span>}
          </span>
        </div>
        <div className={styles.headline}>
          {/* Hidden from screen readers: the dialog's title has the same text. */}
          <p className={styles.name} aria-hidden="true">
            {food.name}
          </p>
          <p className={`price ${styles.price ?? ''}`} aria-live={food.options && 'polite'}>{priceTag(food.price > 0 ? unitPrice(food.price, chosen) : 0)}</p>
        </div>
        <p className={styles.description}>{food.description}</p>
        {without.length > 0 && !sayAllergens([food]) && <p className={styles.allergens}>{`${SAYS_NOTHING}: ask the shop about ${without.join(', ')}`}</p>}
        {sayAllergens([food]) && (
          <p role="status" className={styles.allergens}>
            {allergens.length > 0 && <span>{describeAllergens(allergens)}</span>}
            {excluded.length > 0 && <strong>{`You exclude ${excluded.join(', ')}`}</strong>}
          </p>
        )}
        {food.options && <FoodOptions key={food.id} groups={food.options} chosen={options} asked={asked} onChange={onOptionsChange} />}
      </div>
    </Dialog>
  );
}
