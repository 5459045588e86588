import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Food } from '../../../domain/food/food';
import { OPENED_IN_APP, useCloseRoutedDialog } from '../../../shared/hooks/useCloseRoutedDialog';

const FOOD = 'food';

/**
 * Returns the current query string with another food id. Reads window.location, which may be newer than the rendered URL.
 */
function withFood(id: string | null): string {
  const next = new URLSearchParams(window.location.search);
  if (id === null) next.delete(FOOD);
  else next.set(FOOD, id);
  return next.toString();
}

/**
 * The food with open details, stored in the URL (`?food=1`), so that Back closes them. `openFood` is stable, so that opening
 * a dialog does not re-render a thousand cards.
 */
export function useFoodInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leave = useCloseRoutedDialog();

  const openFood = useCallback(
    (food: Food) => void navigate({ search: withFood(food.id) }, { state: OPENED_IN_APP }),
    [navigate],
  );
  const closeFood = () => { leave({ search: withFood(null) }); };

  return { foodId: params.get(FOOD), openFood, closeFood };
}
