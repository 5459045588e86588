import { Coupons } from '../../features/coupons';
import { SectionPage } from './shell/SectionPage';

/** The page of the coupons (docs/behaviour.md, section 2, Admin coupons). */
export function CouponsPage() {
  return <SectionPage heading="Coupons"><Coupons /></SectionPage>;
}
