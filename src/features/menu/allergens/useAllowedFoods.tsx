import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { SAYS_NOTHING, alwaysContains, sayAllergens } from '../../../domain/food/allergens';
import type { Food } from '../../../domain/food/food';
import { selectExcludedAllergens } from '../../../shared/shop/excludedAllergensSlice';
import { useGetMenuQuery } from '../../../shared/shop/shopApi';
import { Button } from '../../../shared/ui';
import { AllergenFilter } from './AllergenFilter';
import styles from './Allergens.module.css';

const dishesText = (count: number) => (count === 1 ? '1 dish' : `${String(count)} dishes`);

/**
 * Leaves out the foods that cannot be had without an allergen that the customer excludes.
 * @param foods some of the menu; the same list gives the same answer
 * @returns the others, or all once the customer shows them; how many are hidden; and the filter, unless no food of the menu says an allergen
 */
export function useAllowedFoods(foods: readonly Food[]) {
  const { data: menu } = useGetMenuQuery(undefined);
  const excluded = useSelector(selectExcludedAllergens);
  const allowed = useMemo(() => (excluded.length === 0 ? foods : foods.filter((food) => !alwaysContains(food, excluded))), [foods, excluded]);
  const isUsed = useMemo(() => sayAllergens(menu?.foods ?? foods), [menu, foods]);
  // What was excluded when they were shown: another choice hides them again.
  const [shownFor, setShownFor] = useState<typeof excluded>();
  const shown = shownFor === excluded;
  const count = foods.length - allowed.length;
  const silent = excluded.length > 0 ? foods.filter((food) => !sayAllergens([food])).length : 0;
  const filter = isUsed && (
    <div className={styles.filter}>
      <AllergenFilter />
      {/* Rendered empty before: screen readers announce only changes of a live region that they already know. */}
      <span role="status">{count > 0 && `${dishesText(count)} ${shown ? 'shown anyway' : 'hidden'}`}</span>
      {count > 0 && <Button variant="quiet" size="sm" onClick={() => { setShownFor(shown ? undefined : excluded); }}>{shown ? 'Hide' : 'Show anyway'}</Button>}
      {silent > 0 && <span>{`${SAYS_NOTHING}: ${dishesText(silent)}`}</span>}
    </div>
  );
  return { foods: shown ? foods : allowed, hidden: shown ? 0 : count, filter };
}
