import { useState } from 'react';
import { useSelector } from 'react-redux';
import type { CartLine } from '../../../domain/cart/cart';
import { SAYS_NOTHING, allergensOf, describeAllergens, describeWithout, excludedOf, sayAllergens } from '../../../domain/food/allergens';
import { describeLine } from '../../../domain/order/line';
import { selectExcludedAllergens } from '../../../shared/shop/excludedAllergensSlice';
import { useGetMenuQuery } from '../../../shared/shop/shopApi';
import { Panel } from '../../../shared/ui';
import { AllergenFilter } from './AllergenFilter';
import styles from './Allergens.module.css';

/**
 * At the checkout: which allergens the order tells the kitchen that the customer excludes, and which lines contain them or say nothing. Nothing
 * if none was excluded since the checkout was opened.
 */
export function ToldToKitchen({ lines }: { lines: readonly CartLine[] }) {
  const { data: menu } = useGetMenuQuery(undefined);
  const excluded = useSelector(selectExcludedAllergens);
  // It stays when the last one is taken off in its own dialog.
  const [shown, setShown] = useState(false);
  if (excluded.length > 0 && !shown) setShown(true);
  if (!shown) return null;
  const contained = lines.flatMap((line) => {
    const food = menu?.foods.find(({ id }) => id === line.foodId);
    if (food && excluded.length > 0 && !sayAllergens([food])) return `${describeLine(line)}: ${SAYS_NOTHING.toLowerCase()}`;
    const found = food ? excludedOf(allergensOf(food, line.options ?? []), excluded) : [];
    return found.length > 0 ? `${describeLine(line)}: ${describeAllergens(found).toLowerCase()}` : [];
  });
  return (
    <Panel className={styles.told} role="group" aria-label="Allergens">
      <strong>{excluded.length > 0 ? `${describeWithout(excluded)}: told to the kitchen` : 'No allergens excluded'}</strong>
      <AllergenFilter label="Change" />
      {contained.length > 0 && <p role="status" className={styles.contained}>{contained.join('. ')}</p>}
    </Panel>
  );
}
