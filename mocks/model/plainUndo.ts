/** How the model undoes changes: each restores what it has replaced, as long as everything is as the change has left it. */
import type { Role } from '../../src/domain/user/roles';
import { roomIn, slotsOf } from './plainHours';
import { type Placed, type PlainFood, type PlainOrder, type PlainCoupon, type PlainPerson, type PlainShop, type PlainTerms, type PlainUndo, append, foodIdsOf, isUsable, sameName, usesOf } from './plainShop';

export const ADMINISTRATOR = 'Alex Morgan';

/** Logs a change, of the administrator unless another name is given. */
export function log(shop: PlainShop, action: string, undo: PlainUndo, user = ADMINISTRATOR) {
  shop.history.push({ action, user, undo, undoneBy: '' });
}

/** The stored spelling of a category's name. Adds a new category. */
export function settle(shop: PlainShop, name: string): string {
  const known = shop.categories.find(({ key }) => sameName(key, name));
  if (known) return known.key;
  log(shop, 'Category Added', addPlainCategory(shop, name));
  return name.trim();
}

type Parts = Partial<Omit<PlainFood, 'id'>>;

/** The fields of `food` in which it differs from `other`. */
function differing(food: PlainFood, other: PlainFood): Parts {
  return Object.fromEntries(Object.entries(food).filter(([field, value]) => other[field as keyof PlainFood] !== value));
}

/** The undo of a change of a dish. @param left what the change has left @param former what it has replaced */
function foodUndo(food: PlainFood, left: Parts, former: Parts): PlainUndo {
  return {
    isRefused: () => food.onMenu !== (left.onMenu ?? true) || Object.entries(left).some(([field, value]) => food[field as keyof PlainFood] !== value),
    apply: (shop) => {
      const category = former.category ?? (former.onMenu === true ? food.category : undefined);
      const after = { ...former, ...(category !== undefined && { category: settle(shop, category) }) };
      return changePlainFood(shop, food, after, Object.keys(former).every((field) => ['stock', 'threshold'].includes(field)) ? 'stock' : 'dish');
    },
  };
}

/** Changes a dish, records the event and returns the undo. */
export function changePlainFood(shop: PlainShop, food: PlainFood, change: Parts, what: 'dish' | 'stock'): PlainUndo {
  const before = { ...food };
  Object.assign(food, change);
  shop.events.push(what === 'stock' ? { type: 'stock-changed', foodIds: [food.id] } : { type: 'dish-changed', foodId: food.id });
  return foodUndo(food, differing(food, before), differing(before, food));
}

/** Adds a dish, records the event and returns the undo. */
export function addPlainFood(shop: PlainShop, food: PlainFood): PlainUndo {
  shop.foods.push(food);
  shop.events.push({ type: 'dish-changed', foodId: food.id });
  const { id: _, ...left } = food;
  return foodUndo(food, left, { onMenu: false });
}

const isUsed = (shop: PlainShop, name: string) => shop.foods.some((food) => food.onMenu && sameName(food.category, name));
const indexOf = ({ categories }: PlainShop, name: string) => categories.findIndex(({ key }) => sameName(key, name));

/** Adds a category at a place of the list, the end unless one is given, records the event and returns the undo. */
export function addPlainCategory(shop: PlainShop, name: string, former?: Placed): PlainUndo {
  const { key, place } = former ?? append(shop.categories, name.trim());
  if (former) shop.categories.push(former);
  shop.categories.sort((a, b) => a.place - b.place);
  shop.events.push({ type: 'categories-changed' });
  return {
    // One of the same name may have been added later, in another place.
    isRefused: (then) => then.categories[indexOf(then, key)]?.place !== place || isUsed(then, key),
    apply: (then) => removeCategory(then, key),
  };
}

/** Removes a category, records the event and returns the undo. */
export function removeCategory(shop: PlainShop, name: string): PlainUndo {
  const [item] = shop.categories.splice(indexOf(shop, name), 1);
  if (!item) throw new Error(`The model has no ${name}`);
  shop.events.push({ type: 'categories-changed' });
  return { isRefused: (then) => indexOf(then, item.key) >= 0, apply: (then) => addPlainCategory(then, item.key, item) };
}

/** Changes the statuses of orders, records the event and returns the undo. */
export function changeStatuses(shop: PlainShop, changes: readonly { order: PlainOrder; to: string }[]): PlainUndo {
  const former = changes.map(({ order }) => ({ order, to: order.status }));
  for (const { order, to } of changes) order.status = to;
  shop.events.push({ type: 'order-status-changed', orders: changes.map(({ order, to }) => ({ orderId: order.id, userId: order.owner, status: to })) });
  return {
    isRefused: () => changes.some(({ order, to }) => order.status !== to || order.cancelled),
    apply: (then) => changeStatuses(then, former),
  };
}

/** Cancels or restores an order with its stock, and records the events. */
function setCancelled(shop: PlainShop, order: PlainOrder, cancelled: boolean, status: string) {
  for (const { foodId, pieces } of order.lines) {
    const food = shop.foods.find(({ id }) => id === foodId);
    if (food) food.stock += cancelled ? pieces : -pieces;
  }
  Object.assign(order, { cancelled, status });
  shop.events.push(
    { type: 'stock-changed', foodIds: foodIdsOf(order.lines).filter((foodId) => shop.foods.some(({ id }) => id === foodId)) },
    { type: 'order-status-changed', orders: [{ orderId: order.id, userId: order.owner, status }] },
  );
}

/** Cancels an order, which brings its stock back, and returns the undo, which needs the stock. */
export function cancel(shop: PlainShop, order: PlainOrder): PlainUndo {
  const former = order.status;
  setCancelled(shop, order, true, 'cancelled');
  const mayUseAgain = (then: PlainShop) => {
    const coupon = then.coupons.find(({ id }) => id === order.couponId);
    return order.couponId === null || (coupon !== undefined && isUsable(then, coupon, order.owner));
  };
  const due = Date.parse(order.dueAt ?? '');
  const isTimeFull = (then: PlainShop) => slotsOf(then).includes(due) && roomIn(then, due) <= 0;
  const isShort = ({ foods }: PlainShop) => foods.some(({ id, stock }) => order.lines.reduce((sum, line) => (line.foodId === id ? sum + line.pieces : sum), 0) > stock);
  return {
    isRefused: (then) => !order.cancelled || isShort(then) || !mayUseAgain(then) || isTimeFull(then),
    apply: (then) => {
      setCancelled(then, order, false, former);
      return { isRefused: () => order.status !== former, apply: (later) => cancel(later, order) };
    },
  };
}

/** Adds a coupon, records the event and returns the undo, which an order that uses it prevents. */
export function addCoupon(shop: PlainShop, coupon: PlainCoupon): PlainUndo {
  shop.coupons.push(coupon);
  shop.events.push({ type: 'coupons-changed' });
  return { isRefused: (then) => !then.coupons.some(({ id }) => id === coupon.id) || usesOf(then, coupon.id) > 0, apply: (then) => deleteCoupon(then, coupon) };
}

/** Deletes a coupon, records the event and returns the undo, which another coupon with its code prevents. */
export function deleteCoupon(shop: PlainShop, coupon: PlainCoupon): PlainUndo {
  shop.coupons.splice(shop.coupons.findIndex(({ id }) => id === coupon.id), 1);
  shop.events.push({ type: 'coupons-changed' });
  return { isRefused: (then) => then.coupons.some(({ code }) => code === coupon.code), apply: (then) => addCoupon(then, coupon) };
}

/** Changes settings, records the event and returns the undo. */
export function changeTerms(shop: PlainShop, change: Partial<PlainTerms>): PlainUndo {
  const before = shop.terms;
  shop.terms = { ...before, ...change };
  shop.events.push({ type: 'settings-changed' });
  const changed = (Object.keys(change) as (keyof PlainTerms)[]).filter((name) => change[name] !== before[name]);
  return {
    isRefused: ({ terms }) => changed.some((name) => terms[name] !== change[name]),
    apply: (then) => changeTerms(then, Object.fromEntries(changed.map((name) => [name, before[name]]))),
  };
}

/** Whether a pause until then changes nothing: it is that pause, or orders are not paused before and after. */
export function isIdlePause({ pausedUntil, clock }: PlainShop, until: number): boolean {
  return until === pausedUntil || (until <= clock && pausedUntil <= clock);
}

/** Pauses orders or ends a pause, records the event and returns the undo, which the end of the pause prevents. */
export function pause(shop: PlainShop, until: number): PlainUndo {
  const former = shop.pausedUntil;
  shop.pausedUntil = until;
  shop.events.push({ type: 'settings-changed' });
  return { isRefused: (then) => then.pausedUntil !== until || isIdlePause(then, former), apply: (then) => pause(then, former) };
}

/** Changes the role of an account, records the event and returns the undo. */
export function changeRole(shop: PlainShop, person: PlainPerson, role: Role): PlainUndo {
  const former = person.role;
  person.role = role;
  shop.events.push({ type: 'users-changed', userId: person.id });
  return { isRefused: () => person.role !== role, apply: (then) => changeRole(then, person, former) };
}
