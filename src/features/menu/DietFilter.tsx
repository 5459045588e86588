import { startTransition, useOptimistic } from 'react';
import { DIETS, type Diet } from '../../domain/food';
import { SegmentedFilter } from '../../shared/ui';
import { useDiet } from './useDiet';

const OPTIONS = DIETS.map((diet) => ({ value: diet, label: diet }));

/** All, Veg or Non-Veg. */
export function DietFilter() {
  const [diet, setDiet] = useDiet();
  // The address changes together with the whole menu; the switch itself answers at once.
  const [chosen, choose] = useOptimistic(diet);
  const change = (next: Diet) => {
    startTransition(() => {
      choose(next);
      setDiet(next);
    });
  };
  return <SegmentedFilter legend="Filter by diet" options={OPTIONS} value={chosen} onChange={change} />;
}
