import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Food } from '../../domain/food';
import { OPENED_HERE, useWayOut } from '../../shared/lib/useWayOut';

const FOOD = 'food';

/** The address as it is by now, which may be ahead of what is drawn, with another food open. */
function withFood(id: string | null): string {
  const next = new URLSearchParams(window.location.search);
  if (id === null) next.delete(FOOD);
  else next.set(FOOD, id);
  return next.toString();
}

/**
 * The food whose details are open, kept in the address (`?food=1`), so that the way back closes them.
 * `openFood` keeps its identity while the address changes: a thousand cards are not drawn again for one dialog.
 */
export function useFoodInAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const leave = useWayOut();

  const openFood = useCallback(
    (food: Food) => void navigate({ search: withFood(food.id) }, { state: OPENED_HERE }),
    [navigate],
  );
  const closeFood = () => { leave({ search: withFood(null) }); };

  return { foodId: params.get(FOOD), openFood, closeFood };
}
