/** An uploaded picture is its own address, of a hundred thousand letters. It is kept once, with its dish. */
import type { Order } from '../../src/domain/order';
import { isUploaded } from '../../src/domain/safeUrl';
import type { ShopDatabase } from './database';

/** An order as it is stored: its lines leave uploaded pictures to the dishes, whose records stay for good. */
export function withoutUploads(order: Order): Order {
  return { ...order, items: order.items.map((item) => (isUploaded(item.foodImage) ? { ...item, foodImage: '' } : item)) };
}

/** A stored order with those pictures, for whoever looks at it. */
export async function withUploads(db: ShopDatabase, order: Order): Promise<Order> {
  const items = order.items.map(async (item) => {
    if (item.foodImage !== '') return item;
    return { ...item, foodImage: (await db.foods.get({ id: item.foodId }))?.image ?? '' };
  });
  return { ...order, items: await Promise.all(items) };
}
