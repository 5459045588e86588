import { startTransition, useOptimistic } from 'react';
import { DIETS, type Diet } from '../../domain/food/food';
import { SegmentedFilter } from '../../shared/ui';
import { useDiet } from './useDiet';

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
