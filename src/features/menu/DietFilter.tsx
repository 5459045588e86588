import { DIETS } from '../../domain/food';
import { SegmentedFilter } from '../../shared/ui';
import { useDiet } from './useDiet';

const OPTIONS = DIETS.map((diet) => ({ value: diet, label: diet }));

/** All, Veg or Non-Veg. */
export function DietFilter() {
  const [diet, setDiet] = useDiet();
  return <SegmentedFilter legend="Filter by diet" options={OPTIONS} value={diet} onChange={setDiet} />;
}
