import { useCallback, useRef } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { Food } from '../../domain/food';

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
  const location = useLocation() as Location<{ opened?: boolean } | null>;
  const left = useRef<Location>(null);

  const openFood = useCallback(
    (food: Food) => void navigate({ search: withFood(food.id) }, { state: { opened: true } }),
    [navigate],
  );
  const closeFood = () => {
    // The way back takes a moment, in which a second press would lead one step further.
    if (left.current === location) return;
    left.current = location;
    // Whoever opened them here goes back; whoever came by a link has nothing of ours to go back to.
    if (location.state?.opened) void navigate(-1);
    else void navigate({ search: withFood(null) }, { replace: true });
  };

  return { foodId: params.get(FOOD), openFood, closeFood };
}
