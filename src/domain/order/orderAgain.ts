import * as v from 'valibot';
import { type CartLine, TOO_MANY_OF_ONE, addToCart, setQuantity } from '../cart/cart';
import { notOnTheMenu, roomFor } from '../cart/cartChanges';
import { caseFold } from '../text/text';
import type { Food } from '../food/food';
import { currentOptions, unitPrice } from '../food/options';
import { PriceSchema, UnitPriceSchema, samePrice } from '../number/money';
import { lineKey, piecesOf } from './line';
import type { Order } from './order';

type Item = Order['items'][number];

/**
 * The dish of a past order on the current menu; undefined if it is gone or has no price. Orders of the older shape have
 * no dish id and are matched by name.
 */
function findFood(foods: readonly Food[], { foodId, foodName }: Item): Food | undefined {
  const name = caseFold(foodName.trim());
  const found = foods.find((food) => (foodId === '' ? caseFold(food.name.trim()) === name : food.id === foodId));
  return found && v.is(PriceSchema, found.price) ? found : undefined;
}

/** A cart line with the options and at the price of the past order, so that a price change is detected; null if neither the dish nor the order has a price. */
function toCartLine(item: Item, food: Food | undefined): CartLine | null {
  const wasPrice = v.is(UnitPriceSchema, item.price);
  if (food) {
    const [line] = addToCart([], food, item.options);
    return line && wasPrice ? { ...line, foodPrice: item.price } : (line ?? null);
  }
  if (!wasPrice) return null;
  const id = item.foodId === '' ? `name:${item.foodName}` : item.foodId;
  const { foodName, foodImage, price: foodPrice, options } = item;
  return { id: lineKey({ foodId: id, ...(options && { options }) }), foodId: id, foodName, foodImage, foodPrice, isVeg: false, quantity: 1, ...(options && { options }) };
}

/**
 * Adds the dishes of a past order to the cart, each at the price it was sold for. `cartChanges` then finds what differs
 * from the current menu (gone, less stock, another price), and the customer confirms it line by line. No order is
 * accepted at an outdated price.
 * @param foods the current menu
 * @returns the cart, and the messages about dishes that could not be added as ordered
 */
export function orderAgain(lines: readonly CartLine[], items: readonly Item[], foods: readonly Food[]) {
  const remarks: string[] = [];
  let cart = [...lines];
  for (const item of items) {
    const food = findFood(foods, item);
    const line = toCartLine(item, food);
    if (!line) {
      remarks.push(notOnTheMenu(item.foodName));
      continue;
    }
    const inCart = cart.find((other) => lineKey(other) === lineKey(line));
    const room = roomFor({ stock: Infinity }, piecesOf(cart, line.foodId));
    const wanted = Math.max(1, Math.trunc(item.quantity));
    if (wanted > room) remarks.push(`${TOO_MANY_OF_ONE}: ${line.foodName}`);
    if (room < 1) continue;
    // A price in the cart that is out of date stays, so that the customer is asked to confirm the current one.
    const isOutdated = inCart && food && !samePrice(inCart.foodPrice, unitPrice(food.price, currentOptions(food.options ?? [], inCart.options ?? []).chosen));
    const added = inCart
      ? cart.map((other) => (other === inCart && !isOutdated ? { ...inCart, foodPrice: line.foodPrice } : other))
      : [...cart, line];
    cart = setQuantity(added, inCart?.id ?? line.id, (inCart?.quantity ?? 0) + Math.min(wanted, room));
  }
  return { lines: cart, remarks };
}
