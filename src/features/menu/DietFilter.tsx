import { startTransition, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DIETS, type Diet } from '../../domain/food/food';
import { SegmentedFilter } from '../../shared/ui';

const DIET = 'diet';

/** The menu's filter, stored in the URL (`?diet=veg`), so that it survives a reload, Back and sharing the link. */
export function useDiet(): [Diet, (diet: Diet) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get(DIET)?.toLowerCase();
  const diet = DIETS.find((each) => each.toLowerCase() === asked) ?? 'All';

  const setDiet = (next: Diet) => {
    // Read the current URL: it may be newer than the rendered one, for example after a food was opened.
    const now = new URLSearchParams(window.location.search);
    if (next === 'All') now.delete(DIET);
    else now.set(DIET, next.toLowerCase());
    setParams(now, { replace: true });
  };
  return [diet, setDiet];
}

const OPTIONS = DIETS.map((diet) => ({ value: diet, label: diet }));

/** The filter All, Veg or Non-Veg. */
export function DietFilter() {
  const [diet, setDiet] = useDiet();
  // The URL changes together with the menu, in a transition; the switch itself changes immediately.
  const [chosen, choose] = useOptimistic(diet);
  const change = (next: Diet) => {
    startTransition(() => {
      choose(next);
      setDiet(next);
    });
  };
  return <SegmentedFilter legend="Filter by diet" options={OPTIONS} value={chosen} onChange={change} />;
}
