import { useSearchParams } from 'react-router-dom';
import { DIETS, type Diet } from '../../domain/food';

const DIET = 'diet';

/** The menu's filter lives in the address (`?diet=veg`), so that a reload, the way back and a shared link keep it. */
export function useDiet(): [Diet, (diet: Diet) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(DIET)?.toLowerCase();
  const diet = DIETS.find((each) => each.toLowerCase() === asked) ?? 'All';

  const setDiet = (next: Diet) => {
    // The address may be ahead of what is drawn, by a food that was opened meanwhile.
    const now = new URLSearchParams(window.location.search);
    if (next === 'All') now.delete(DIET);
    else now.set(DIET, next.toLowerCase());
    setParams(now, { replace: true });
  };
  return [diet, setDiet];
}
