import { AddFood } from '../../features/foods';
import { SectionPage } from './shell/SectionPage';

/** The page with the form for a new food (docs/behaviour.md, section 2, Admin add food). */
export function AddFoodPage() {
  return <SectionPage heading="Add New Food"><AddFood /></SectionPage>;
}
