/** The catalogue of scenarios (named backend behaviours), in the panel's order. */
import { backOfficeFails } from './backOfficeFails';
import { bannersFail } from './bannersFail';
import { cartNotSaved } from './cartNotSaved';
import { cartUnreadable } from './cartUnreadable';
import { categoryInUse } from './categoryInUse';
import { changesConflict } from './changesConflict';
import { changesFail } from './changesFail';
import { checkoutAnswerLost } from './checkoutAnswerLost';
import { checkoutFails } from './checkoutFails';
import { checkoutFailsTwice } from './checkoutFailsTwice';
import { checkoutFlaky } from './checkoutFlaky';
import { checkoutNoRoom } from './checkoutNoRoom';
import { checkoutSlow } from './checkoutSlow';
import { checkoutUnreachable } from './checkoutUnreachable';
import { checkoutUnreadable } from './checkoutUnreadable';
import { databaseDies } from './databaseDies';
import { databaseEvicted } from './databaseEvicted';
import { databaseOpensLate } from './databaseOpensLate';
import { dishChanged } from './dishChanged';
import { dishWithoutPrice } from './dishWithoutPrice';
import { emptyShop } from './emptyShop';
import { flakyEverything } from './flakyEverything';
import { forbidden } from './forbidden';
import { hugeShop } from './hugeShop';
import { menuBusy } from './menuBusy';
import { menuCutOff } from './menuCutOff';
import { menuFails } from './menuFails';
import { menuFailsTwice } from './menuFailsTwice';
import { menuFlaky } from './menuFlaky';
import { menuSlow } from './menuSlow';
import { menuUnreadable } from './menuUnreadable';
import { newVersionWaiting } from './newVersionWaiting';
import { noOrders } from './noOrders';
import { offline } from './offline';
import { onlyVeg } from './onlyVeg';
import { ordersFail } from './ordersFail';
import { outOfStock } from './outOfStock';
import { pageTranslated } from './pageTranslated';
import { patchyNetwork } from './patchyNetwork';
import { priceChanged } from './priceChanged';
import { profileFails } from './profileFails';
import type { Scenario } from './scenario';
import { screenCrashes } from './screenCrashes';
import { searchFails } from './searchFails';
import { sessionCheckFails } from './sessionCheckFails';
import { sessionExpired } from './sessionExpired';
import { signInFails } from './signInFails';
import { slowEverything } from './slowEverything';
import { soldOut } from './soldOut';
import { statusRefused } from './statusRefused';

export const catalogue: readonly Scenario[] = [
  menuFails,
  menuFailsTwice,
  menuFlaky,
  menuSlow,
  menuUnreadable,
  menuCutOff,
  menuBusy,
  bannersFail,
  emptyShop,
  hugeShop,
  soldOut,
  onlyVeg,
  searchFails,
  signInFails,
  sessionCheckFails,
  sessionExpired,
  dishWithoutPrice,
  cartUnreadable,
  cartNotSaved,
  checkoutFails,
  checkoutFailsTwice,
  checkoutSlow,
  checkoutFlaky,
  checkoutUnreachable,
  checkoutAnswerLost,
  checkoutUnreadable,
  checkoutNoRoom,
  outOfStock,
  priceChanged,
  ordersFail,
  noOrders,
  statusRefused,
  profileFails,
  forbidden,
  backOfficeFails,
  categoryInUse,
  changesFail,
  changesConflict,
  dishChanged,
  slowEverything,
  flakyEverything,
  patchyNetwork,
  offline,
  databaseOpensLate,
  databaseDies,
  databaseEvicted,
  screenCrashes,
  newVersionWaiting,
  pageTranslated,
];
