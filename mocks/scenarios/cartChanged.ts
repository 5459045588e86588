import type { RequestHandler } from 'msw';
import { contract } from '../../src/domain/contract';
import type { Food } from '../../src/domain/food/food';
import type { LineChange } from '../../src/domain/cart/lineChange';
import { CART_CHANGED, type NewOrder } from '../../src/domain/order/order';
import { openShop } from '../db/connection/shop';
import { answerOf, refusal } from '../refusal';
import { on } from './scenario';

/** Refuses every order with a change for each of its lines. */
export function cartChanged(changeOf: (food: Food, line: NewOrder['lines'][number]) => LineChange): RequestHandler {
  return on(contract.placeOrder, async (request) => {
    const { lines } = (await request.clone().json()) as NewOrder;
    const { db } = await openShop();
    const foods = await db.foods.where('id').anyOf(lines.map((line) => line.foodId)).toArray();
    const changes = lines.flatMap((line) => foods.filter((food) => food.id === line.foodId).map((food) => changeOf(food, line)));
    return answerOf(refusal('cart_changed', CART_CHANGED, { changes }));
  });
}
