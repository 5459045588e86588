import { CART_KEY, EMAIL_KEY } from '../../src/domain/storedKeys';
import { readItem, storeItem } from '../../src/shared/utils/safeStorage';
import { type ScenarioList, changeFoods, fault, scenario } from './scenario';

/** Refuses to store the cart, as a full storage does. */
function refuseCart(): () => void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    if (key === CART_KEY) throw new DOMException('The storage is full', 'QuotaExceededError');
    setItem.call(this, key, value);
  };
  return () => { Storage.prototype.setItem = setItem; };
}

const DAMAGED = '{damaged';
/** An empty list, as the app stores it. */
const NOTHING = '[]';

/**
 * Corrupts the stored cart, now and after each reload. The original value is saved in session storage, and restored at
 * the end unless the app has stored another value since.
 */
function damageCart(): () => void {
  // Per account, so that no account gets the cart of another.
  const placeOf = () => `qa-kept ${CART_KEY} ${localStorage.getItem(EMAIL_KEY) ?? ''}`;
  const isNothing = (text: string | null) => text === null || text === NOTHING || text === DAMAGED;
  const before = localStorage.getItem(CART_KEY);
  if (!isNothing(before)) storeItem('sessionStorage', placeOf(), before);
  storeItem('localStorage', CART_KEY, DAMAGED);
  return () => {
    const kept = readItem('sessionStorage', placeOf());
    sessionStorage.removeItem(placeOf());
    if (!isNothing(localStorage.getItem(CART_KEY))) return;
    storeItem('localStorage', CART_KEY, kept ?? NOTHING);
    // The open app reads the cart as after a change in another tab.
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
  };
}

/** The cart. */
export const cartScenarios: ScenarioList = [
  scenario('dish-without-price', 'Every dish has lost its price, so none can be put into the cart', () =>
    changeFoods((foods) => foods.map((food) => ({ ...food, price: 0 })))),
  fault('cart-unreadable', 'The stored cart is damaged: reload to see it', damageCart),
  fault('cart-not-saved', 'The browser refuses to store the cart', refuseCart),
];
