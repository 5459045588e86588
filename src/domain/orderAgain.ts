import * as v from 'valibot';
import { type CartLine, QUANTITY_MAX, TOO_MANY_OF_ONE, addToCart, setQuantity } from './cart';
import { notOnTheMenu } from './cartChanges';
import { caseFold } from './caseFold';
import type { Food } from './food';
import { PriceSchema, samePrice } from './money';
import type { Order } from './order';

type Item = Order['items'][number];

/** A cart with a past order put into it, and what has to be said because no line of a cart can show it. */
export interface Repeated {
  readonly lines: CartLine[];
  readonly remarks: string[];
}

/** The dish of a past order on today's menu, where it has a price. The older orders know theirs by its name alone. */
function findDish(foods: readonly Food[], { foodId, foodName }: Item): Food | undefined {
  const name = caseFold(foodName.trim());
  const found = foods.find((food) => (foodId === '' ? caseFold(food.name.trim()) === name : food.id === foodId));
  return found && v.is(PriceSchema, found.price) ? found : undefined;
}

/** A line at the price it was sold for, so that another price of today can be told; null where there was none. */
function toCartLine(item: Item, food: Food | undefined): CartLine | null {
  const wasPrice = v.is(PriceSchema, item.price);
  if (food) {
    const [line] = addToCart([], food);
    return line && wasPrice ? { ...line, foodPrice: item.price } : (line ?? null);
  }
  if (!wasPrice) return null;
  const id = item.foodId === '' ? `name:${item.foodName}` : item.foodId;
  const { foodName, foodImage, price: foodPrice } = item;
  return { id, foodId: id, foodName, foodImage, foodPrice, isVeg: false, quantity: 1 };
}

/** Where a dish is in the cart already, the price that is not today's stands: it is the one to be asked about. */
function priceToAsk(inCart: CartLine, line: CartLine, food: Food | undefined): number {
  return food && !samePrice(inCart.foodPrice, food.price) ? inCart.foodPrice : line.foodPrice;
}

/**
 * The cart with the dishes of a past order in it, each at the price it was sold for. Whatever today's menu says
 * otherwise about a line — gone, fewer left, another price — `cartChanges` then asks about, line by line, and no
 * order is taken at a price that is not today's.
 * @param foods today's menu
 */
export function orderAgain(lines: readonly CartLine[], items: readonly Item[], foods: readonly Food[]): Repeated {
  const remarks: string[] = [];
  const repeated = items.reduce<CartLine[]>(
    (cart, item) => {
      const food = findDish(foods, item);
      const line = toCartLine(item, food);
      if (!line) {
        remarks.push(notOnTheMenu(item.foodName));
        return cart;
      }
      const inCart = cart.find((other) => other.foodId === line.foodId);
      const wanted = (inCart?.quantity ?? 0) + Math.max(1, Math.trunc(item.quantity));
      if (wanted > QUANTITY_MAX) remarks.push(`${TOO_MANY_OF_ONE}: ${line.foodName}`);
      const added = inCart
        ? cart.map((other) => (other === inCart ? { ...inCart, foodPrice: priceToAsk(inCart, line, food) } : other))
        : [...cart, line];
      return setQuantity(added, inCart?.id ?? line.id, wanted);
    },
    [...lines],
  );
  return { lines: repeated, remarks };
}
