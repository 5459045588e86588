/** The catalogue of named backend behaviours, as the panel lists them. */
import { bannersFail } from './bannersFail';
import { checkoutAnswerLost } from './checkoutAnswerLost';
import { checkoutFails } from './checkoutFails';
import { checkoutUnreachable } from './checkoutUnreachable';
import { emptyShop } from './emptyShop';
import { menuFails } from './menuFails';
import { offline } from './offline';
import { ordersFail } from './ordersFail';
import { outOfStock } from './outOfStock';
import { priceChanged } from './priceChanged';
import { profileFails } from './profileFails';
import type { Scenario } from './scenario';
import { searchFails } from './searchFails';
import { sessionExpired } from './sessionExpired';
import { signInFails } from './signInFails';
import { slowEverything } from './slowEverything';
import { statusRefused } from './statusRefused';

export const catalogue: readonly Scenario[] = [
  menuFails,
  bannersFail,
  emptyShop,
  searchFails,
  signInFails,
  sessionExpired,
  checkoutFails,
  checkoutUnreachable,
  checkoutAnswerLost,
  outOfStock,
  priceChanged,
  ordersFail,
  statusRefused,
  profileFails,
  slowEverything,
  offline,
];
